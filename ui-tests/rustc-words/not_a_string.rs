#![allow(dead_code)]

use epin::{Catalog, Epin, Pin, epin, epins, feen, piece, pin, sin, snn};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Shogi {
    #[epin("P")]
    Pawn,
}

const NUMBER: u8 = 7;
const K: Epin = epin!("K");
const PAWNS: [&str; 2] = ["P", "+P"];

fn expressions() {
    let _ = piece!(Shogi, Shogi::Pawn); //~ expected `&str`, found `Shogi` & !function defined here
    let _ = pin!({ K }); //~ expected `&str`, found `Epin` & !function defined here
    let _ = epins!["R", &["N"]]; //~ expected `&str`, found `&[&str; 1]` & !function defined here
    let _ = sin!(Option::Some(PAWNS[0])); //~ expected `&str`, found `Option<&str>` & !function defined here
    let _ = snn!(1 + 2); //~ expected `&str`, found integer & !function defined here
    let _ = feen!(NUMBER); //~ expected `&str`, found `u8` & !function defined here
    let _ = feen!(Shogi, Shogi::Pawn); //~ expected `&str`, found `Shogi` & !function defined here
    let _ = epin!((PAWNS[0], PAWNS[1])); //~ expected `&str`, found `(&str, &str)` & !function defined here
}

fn pattern(pin: Pin) -> bool {
    matches!(pin, pin!(NUMBER)) //~ expected `&str`, found `u8` & !function defined here
}

fn chain(white: bool, side: u8) {
    let _ = epin!(if white { "K" } else if true { "Q" } else { "P" }); //~ non-constant value
    let _ = epin!(match side { 0 => "K", _ => "k" }); //~ non-constant value
}

fn main() {}
