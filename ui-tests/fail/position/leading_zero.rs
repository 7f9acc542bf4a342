use epin::feen;

fn main() {
    let _ = feen!("k^8/09/8K^ / S/s");
}
