use epin::epin;

fn main() {
    let _ = epin!(epin::sin!("C"));
}
