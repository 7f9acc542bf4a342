use epin::{Epin, epin};

fn is_king(square: Option<Epin>) -> bool {
    matches!(square, epin!(Some("K")))
}

fn main() {
    assert!(is_king(Some(epin!("K"))));
}
