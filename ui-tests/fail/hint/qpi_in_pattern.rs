use epin::{Epin, epin};

fn is(token: Epin) -> bool {
    matches!(token, epin!("K") | epin!("C:K^"))
}

fn main() {
    is(epin!("K"));
}
