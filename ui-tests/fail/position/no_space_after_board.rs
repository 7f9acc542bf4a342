use epin::feen;

fn main() {
    let _ = feen!("8/8/ C/c");
}
