use epin::feen;

fn main() {
    let _ = feen!("k^6P’/7K^ / C/c");
}
