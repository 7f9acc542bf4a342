use epin::{Epin, epin};

fn is(token: Epin) -> bool {
    matches!(token, epin!("K") | epin!("K is the piece that must never be captured"))
}

fn main() {
    is(epin!("K"));
}
