#![deny(unreachable_patterns)]

use epin::{Epin, Pin, epin, pin};

const KING: &str = "K^";

fn name(token: Epin) -> &'static str {
    match token {
        epin!(KING) => "king",
        epin!("P") => "pawn",
        epin!(concat!("K", "^")) => "another king",
        _ => "another piece",
    }
}

fn is_king(token: Pin) -> bool {
    match token {
        pin!(KING) => true,
        pin!(KING) => false,
        _ => false,
    }
}

fn main() {
    assert_eq!(name(epin!("K^")), "king");
    assert!(is_king(pin!("K^")));
}
