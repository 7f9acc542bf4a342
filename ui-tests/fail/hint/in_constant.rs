use epin::epin;

const KING: &str = "^K";

fn main() {
    let _ = epin!(KING);
}
