use epin::{Epin, epin};

fn is(token: Epin) -> bool {
    matches!(token, epin!("K") | epin!("King"))
}

fn main() {
    is(epin!("K"));
}
