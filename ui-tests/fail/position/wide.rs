use epin::feen;

fn main() {
    let _ = feen!("k^6王/7K^ / C/c");
}
