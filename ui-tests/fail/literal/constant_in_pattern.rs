use epin::{Epin, epin};

const KING: &str = "^K";

fn is_king(token: Epin) -> bool {
    matches!(token, epin!(KING))
}

fn main() {
    assert!(is_king(epin!("K^")));
}
