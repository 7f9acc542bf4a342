use epin::{Epin, epin};

fn is(token: Epin) -> bool {
    matches!(token, epin!("K") | epin!("−K"))
}

fn main() {
    is(epin!("K"));
}
