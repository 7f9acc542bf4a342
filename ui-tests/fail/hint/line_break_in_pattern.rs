use epin::{Epin, epin};

fn is(token: Epin) -> bool {
    matches!(token, epin!("K") | epin!("K\n"))
}

fn main() {
    is(epin!("K"));
}
