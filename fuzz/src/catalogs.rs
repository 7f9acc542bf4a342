//! Catalogs that the games have no need for.

use epin::Catalog;
use epin_games::Chess;

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

/// Makruk with other letters than those of chess, so that both can be in one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Makruk")]
pub enum MakrukOfTwoStyles {
    #[epin("K^")]
    Khun,
    #[epin("M")]
    Met,
    #[epin("R")]
    Rua,
    #[epin("S")]
    Khon,
    #[epin("N")]
    Ma,
    #[epin("P")]
    Bia,
}

/// A game of two styles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess vs Makruk")]
pub enum ChessVsMakruk {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(MakrukOfTwoStyles),
}
