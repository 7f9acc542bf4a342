//! Constants and constant expressions as arguments, instead of literals.

#![deny(warnings, clippy::pedantic)]

use std::cell::Cell;

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

/// A value that has to be dropped after the call that it is an argument of, since it has a cell.
struct Word {
    text: &'static str,
    is_used: Cell<bool>,
}

impl Word {
    const ROOK: &str = "+R";

    const fn new(text: &'static str) -> Self {
        Self { text, is_used: Cell::new(false) }
    }

    const fn as_str(&self) -> &str {
        self.text
    }

    fn rook() -> Epin {
        epin!(Self::ROOK)
    }
}

const WHITE: bool = true;

const fn is_white(rank: u8) -> bool {
    rank == 1
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
    assert_eq!(epin!(Word::new("K").as_str()), "K");
    assert!(!Word::new("K").is_used.get());
    assert_eq!(Word::rook(), "+R");
    assert_eq!(epin!(["K", "Q"][1]), "Q");
    assert_eq!(epin!(if WHITE { "K" } else { "k" }), "K");
    assert_eq!(pin!(if is_white(2) { "K" } else { "k" }), "k");
    assert_eq!(epin!(if cfg!(windows) && NAMES[0].is_empty() { "Q" } else { KING }), "K^");
    assert!(matches!(CONSTANT, epin!(KING)));
    assert!(matches!(epins!["-P", "n'"], [epin!(NAMES[1]), epin!(spelled())]));
    let Some(pin!(KING)) = Some(pin!("K^")) else { unreachable!() };
}
