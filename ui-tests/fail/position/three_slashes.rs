use epin::feen;

fn main() {
    let _ = feen!("3/3///3/3 / C/c");
}
