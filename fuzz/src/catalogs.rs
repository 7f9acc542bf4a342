//! Catalogs that the games have no need for.

use epin::Catalog;
use epin_games::{Chess, Makruk};

/// A kind in files, with a name that messages cut: 70 characters of four bytes.
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
