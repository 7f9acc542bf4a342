use epin::feen;

fn main() {
    let _ = feen!("8/k^6王/6K^ / C/c");
}
