use epin::feen;

fn main() {
    let _ = feen!("\x6b^7/\u{37}\t/7K^ / C/c");
}
