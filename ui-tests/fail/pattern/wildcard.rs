use epin::{Epin, epin};

fn is_it(token: Epin) -> bool {
    matches!(token, epin!(_))
}

fn main() {
    assert!(is_it(epin!("P")));
}
