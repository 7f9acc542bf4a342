use epin::{Epin, epin};

fn is(token: Epin) -> bool {
    matches!(token, epin!("K") | epin!("K\u{200b}"))
}

fn main() {
    is(epin!("K"));
}
