#![deny(unreachable_patterns)]

use epin::{Epin, epin};

fn is_king(token: Epin) -> bool {
    match token {
        epin!("K") | epin!("K") => true,
        _ => false,
    }
}

fn main() {
    is_king(epin!("K"));
}
