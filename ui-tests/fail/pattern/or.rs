use epin::{Epin, epin};

fn is_it(token: Epin) -> bool {
    matches!(token, epin!("P" | "p"))
}

fn main() {
    assert!(is_it(epin!("P")));
}
