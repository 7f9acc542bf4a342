use epin::feen;

fn main() {
    let _ = feen!("256/256 / C/c");
}
