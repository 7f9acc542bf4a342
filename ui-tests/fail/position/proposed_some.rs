use epin::feen;

fn main() {
    let _ = feen!(Some("8/8 / C/c"));
}
