use epin::feen;

fn main() {
    let _ = feen!("8/3P+4 / C/c");
}
