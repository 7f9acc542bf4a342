use epin::feen;

fn main() {
    let _ = feen!("k^8/9/8K^ P2R/ S/s");
}
