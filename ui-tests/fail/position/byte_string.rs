use epin::feen;

fn main() {
    let _ = feen!(b"8/8 / C/c");
}
