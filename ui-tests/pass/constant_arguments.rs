//! Constants and constant expressions as arguments, instead of literals.

#![deny(warnings, clippy::pedantic)]

use epin::{Epin, epin, epins, pin};

const KING: &str = "K^";
const K: &str = "k";
const NAMES: [&str; 2] = ["+P", "-P"];

const fn spelled() -> &'static str {
    "n'"
}

const fn same(text: &'static str) -> &'static str {
    text
}

macro_rules! promoted {
    ($letter:literal) => {
        epin!(concat!("+", $letter))
    };
}

fn main() {
    const CONSTANT: Epin = epin!(KING);
    assert_eq!(CONSTANT, "K^");
    assert_eq!(epin!(concat!("+", "P", "^")), "+P^");
    assert_eq!(epin!(NAMES[1]), "-P");
    assert_eq!(epin!(spelled(),), "n'");
    assert_eq!(epin!(same("n'")), "n'");
    assert_eq!(promoted!("R"), "+R");
    assert_eq!(pin!(KING), "K^");
    assert_eq!(epins![KING, "Q", NAMES[0]], [epin!("K^"), epin!("Q"), epin!("+P")]);
    assert_eq!(epin!(stringify!(K)), "K");
    assert_eq!(epin!({ K }), "k");
    assert!(matches!(CONSTANT, epin!(KING)));
    assert!(matches!(epins!["-P", "n'"], [epin!(NAMES[1]), epin!(spelled())]));
    let Some(pin!(KING)) = Some(pin!("K^")) else { unreachable!() };
}
