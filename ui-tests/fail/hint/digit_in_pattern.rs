use epin::{Epin, epin};

fn is(token: Epin) -> bool {
    matches!(token, epin!("K") | epin!("2K"))
}

fn main() {
    is(epin!("K"));
}
