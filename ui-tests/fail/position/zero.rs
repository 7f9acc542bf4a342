use epin::feen;

fn main() {
    let _ = feen!("k^8/0/8K^ / S/s");
}
