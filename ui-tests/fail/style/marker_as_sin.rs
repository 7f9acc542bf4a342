use epin::sin;

fn main() {
    let _ = sin!("C'");
}
