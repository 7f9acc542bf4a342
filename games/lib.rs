//! The pieces of the games in this folder, as catalogs.

#![allow(missing_docs)] // The variants are the pieces' names.

use epin::Catalog;

/// Chess. `-R` is a rook that may castle, `+P` a pawn that may advance two squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
pub enum Chess {
    #[epin("K^")]
    King,
    #[epin("Q")]
    Queen,
    #[epin("R", "-R")]
    Rook,
    #[epin("B")]
    Bishop,
    #[epin("N")]
    Knight,
    #[epin("P", "+P")]
    Pawn,
}

/// Makruk. The Met has the letter of the queen in Chess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
pub enum Makruk {
    #[epin("K^")]
    Khun,
    #[epin("Q")]
    Met,
    #[epin("R")]
    Rua,
    #[epin("B")]
    Khon,
    #[epin("N")]
    Ma,
    #[epin("P")]
    Bia,
}

/// Shōgi. A promoted piece is a kind of its own, declared after the kind that promotes to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
pub enum Shogi {
    #[epin("K^")]
    King,
    #[epin("K^'")]
    JeweledKing,
    #[epin("R")]
    Rook,
    #[epin("+R")]
    Dragon,
    #[epin("B")]
    Bishop,
    #[epin("+B")]
    Horse,
    #[epin("G")]
    Gold,
    #[epin("S")]
    Silver,
    #[epin("+S")]
    PromotedSilver,
    #[epin("N")]
    Knight,
    #[epin("+N")]
    PromotedKnight,
    #[epin("L")]
    Lance,
    #[epin("+L")]
    PromotedLance,
    #[epin("P")]
    Pawn,
    #[epin("+P")]
    Tokin,
}

/// Makruk with the letters of the game of two styles, in which `Q` is the queen of Chess and `B` its
/// bishop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
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

/// Chess for the first side, Makruk for the second. A captured piece changes sides and keeps its
/// style, so it is derived.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[epin(name = "Chess vs Makruk")]
pub enum ChessVsMakruk {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(MakrukOfTwoStyles),
}
