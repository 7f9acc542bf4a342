use epin::feen;

fn main() {
    let _ = feen!("k^7/3♔4/8/8/8/8/8/7K^ / C/c");
}
