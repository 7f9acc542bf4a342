use epin::feen;

fn main() {
    let _ = feen!(" / C/c");
}
