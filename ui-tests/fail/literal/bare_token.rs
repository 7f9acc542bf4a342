use epin::{Epin, epin};

fn is_king(token: Epin) -> bool {
    matches!(token, epin!(+K^))
}

fn main() {
    is_king(epin!("K"));
}
