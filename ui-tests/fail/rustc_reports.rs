//! What rustc reports about valid literals: the error is at the literal.

#![allow(unused)]
#![warn(unreachable_patterns)]

use epin::notation::{Pin, Qpi, Sin, Snn};
use epin::{Catalog, Epin, Letter, Piece};
use epin::notation::{pin, qpi, sin, snn};
use epin::{epin, epins, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn types() {
    let _: Pin = epin!("K^");
    //~ E0308
    let _: [Pin; 2] = epins!["K^", "R"];
    //~ at `"K^"`: E0308
    let _: Qpi = pin!("K^");
    //~ E0308
    let _: Epin = qpi!("C:K^");
    //~ E0308
    let _: Letter = sin!("C");
    //~ E0308
    Qpi::new(sin!("C"), epin!("K^"));
    //~ at `"K^"`: E0308
}

fn repeated_arms(token: Epin, piece: Piece<Chess>, qpi: Qpi, sin: Sin, snn: Snn) {
    match token {
        epin!("K") | epin!("K") => {}
        //~ at `"K"` (2): unreachable_patterns
        _ => {}
    }
    match piece {
        piece!(Chess, "R") => {}
        piece!(Chess, "r") => {}
        piece!(Chess, "R") => {}
        //~ unreachable_patterns
        _ => {}
    }
    match qpi {
        qpi!("C:K^") => {}
        qpi!("C:K^") => {}
        //~ unreachable_patterns
        _ => {}
    }
    match sin {
        sin!("C") => {}
        sin!("C") => {}
        //~ unreachable_patterns
        _ => {}
    }
    match snn {
        snn!("Chess") => {}
        snn!("Shogi") => {}
        snn!("Chess") => {}
        //~ unreachable_patterns
        _ => {}
    }
}

fn main() {}
