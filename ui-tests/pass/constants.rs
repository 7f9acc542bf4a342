//! Tokens in constants and statics.

#![deny(warnings, clippy::pedantic)]

use epin::{Epin, Pin, epin, epins, pin};

const KING: Epin = epin!("K^");
static PAWN: Epin = epin!("P");
const PIN: Pin = pin!("+l");
const RANK: [Epin; 3] = epins!["R", "N", "B"];
static HANDS: &[Epin] = &epins!["P", "P"];

struct Board<const PIECE: usize>;

trait Royal {
    const ROYAL: Epin;
}

impl<const PIECE: usize> Royal for Board<PIECE> {
    const ROYAL: Epin = epin!("k^'");
}

#[repr(usize)]
enum Code {
    King = epin!("K^").index(),
}

const fn opposite(token: Epin) -> bool {
    matches!(token.flipped(), epin!("k"))
}

fn main() {
    let squares = [0_u8; epin!("-B").index()];
    assert_eq!(squares.len(), 24);
    assert_eq!([epin!("x"); 2], epins!["x", "x"]);
    assert_eq!(Board::<{ epin!("K").index() }>::ROYAL.as_str(), "k^'");
    assert_eq!(Code::King as usize, KING.index());
    assert_eq!((PAWN, PIN.as_str(), RANK[1], HANDS.len()), (epin!("P"), "+l", epin!("N"), 2));
    const { assert!(opposite(epin!("K"))) }
}
