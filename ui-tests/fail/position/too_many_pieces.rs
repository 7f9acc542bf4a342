use epin::feen;

fn main() {
    let _ = feen!("k^K^ 2P/ S/s");
}
