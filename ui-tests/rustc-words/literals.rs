//! Literals that rustc itself refuses: epin reports nothing more, except about a prefix.

#![allow(unused)]

use epin::notation::{Snn, snn};
use epin::{Catalog, Epin, Piece, epin, feen, piece};

const BAD_ESCAPE: Epin = epin!("\q");
//~ at `q`: unknown character escape: `q`
const NAME_WITH_BAD_ESCAPE: Snn = snn!("\q");
//~ at `q`: unknown character escape: `q`
const NOT_ASCII: Epin = epin!(b"Ké");
//~ at `é`: non-ASCII character in byte string literal
const EMPTY_CHARACTER: Epin = epin!('');
//~ at ``: empty character literal
const SEVERAL_CHARACTERS: Snn = snn!('Chess');
//~ at `'Chess'`: character literal may only contain one codepoint
const GUARDED: Epin = epin!(#"K"#);
//~ at `#"K"#`: unprefixed guarded string literals are reserved
// The macro gets `f` and `"K"`. In edition 2018, its error is the only one.
const PREFIX_OF_TOKEN: Epin = epin!(f"K");
//~ at `f`: prefix `f` is unknown
//~ at `f`: expected a string literal, found `f`
//~| the macro takes the literal alone, as in `Some(epin!("K^"))`
const PREFIX: usize = feen!(f"8/8 / C/c").square_count();
//~ at `f` (2): prefix `f` is unknown

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum BadToken {
    #[epin("\x80")]
    //~ at `\x80`: out of range hex escape
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum BadTokenInList {
    #[epin("K", "\x80")]
    //~ at `\x80`: out of range hex escape
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess\q")]
//~ at `q`: unknown character escape: `q`
enum BadName {
    #[epin("K^")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Match\q")]
//~ at `q`: unknown character escape: `q`
enum BadNameOfTwoStyles {
    #[epin(first)]
    Chess(BadName),
    #[epin(second)]
    Draughts(BadName),
}

const OF_BAD_TOKEN: Piece<BadTokenInList> = piece!(BadTokenInList, "-K");
const OF_BAD_NAME: Piece<BadName> = piece!(BadName, "Q");
const OF_BAD_NAME_OF_TWO_STYLES: Piece<BadNameOfTwoStyles> = piece!(BadNameOfTwoStyles, "R");

fn main() {
    let _ = BadToken::King.tokens();
}
