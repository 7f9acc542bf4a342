use epin::feen;

fn main() {
    let _ = feen!("k^7/7K^ / C/C");
}
