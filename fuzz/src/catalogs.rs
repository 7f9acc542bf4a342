//! Catalogs with properties that none of the games in `epin-games` has.

use epin::Catalog;
use epin_games::{Chess, Makruk};

/// A catalog for files, with a name that is too long for messages: 70 characters of four bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Catalog)]
#[epin(serde, name = "🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀🀀")]
pub enum Long {
    #[epin("K^", "K^'")]
    King,
    #[epin("P", "-P", "+P")]
    Pawn,
    #[epin("R'")]
    Rook,
}

/// A game of two styles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess vs Makruk")]
pub enum ChessVsMakruk {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}
