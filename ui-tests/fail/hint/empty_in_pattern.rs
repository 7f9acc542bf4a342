use epin::{Epin, epin};

fn is(token: Epin) -> bool {
    matches!(token, epin!("K") | epin!(""))
}

fn main() {
    is(epin!("K"));
}
