//! The macros in a program that has `epin` only through a crate that exports it.

use epin_renamed::tokens::{self, Catalog, epin as token, epins, feen, piece, pin};

// If the expansions did not start all paths at the crate that exports `epin`, these would be found.
#[allow(unused)]
mod epin {}
#[allow(unused)]
mod core {}
#[allow(unused)]
mod std {}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = tokens)]
enum Game {
    #[epin("K^")]
    King,
}

fn main() {
    assert_eq!(piece!(Game, "k^").side(), tokens::Side::Second);
    assert_eq!(tokens::pieces![Game, "K^"][0], piece!(Game, "K^"));
    let king: tokens::Epin = tokens::epin!("K^");
    assert!(matches!(king, token!("K^")));
    assert_eq!(epins!["K^"][0], king);
    assert_eq!(pin!("K^"), king.pin());
    assert_eq!(token!("K^"), king);
    let start = feen!(Game, "k^1/1K^ / C/c");
    assert_eq!(start.as_str(), tokens::feen!("k^1/1K^ / C/c").as_str());
    assert_eq!(start, tokens::feen!(Game, "k^1/1K^ / C/c"));
}
