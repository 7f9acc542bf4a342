use epin::qpi;

const KING: &str = "C-K";

fn main() {
    let _ = qpi!(KING);
}
