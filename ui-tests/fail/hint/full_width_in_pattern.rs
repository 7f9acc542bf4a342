use epin::{Epin, epin};

fn is(token: Epin) -> bool {
    matches!(token, epin!("K") | epin!("Ｋ^"))
}

fn main() {
    is(epin!("K"));
}
