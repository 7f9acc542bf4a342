//! Names that rustc does not find.

#![allow(unused)]

use epin::{Catalog, epin, piece};

fn calls() {
    epin("K");
    //~ at `epin`: E0423
    piece!(Ches, "R");
    //~ at `Ches`: cannot find type `Ches` in this scope
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::tokens)]
//~ at `tokens`: cannot find `tokens`
enum Game {
    #[epin("K^")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = std, serde)]
//~ at `std`: cannot find `__private` in `std`
enum Std {
    #[epin("K^")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = self)]
//~ at `self`: cannot find `__private` in `self`
enum Match {
    #[epin(first)]
    Game(Game),
    #[epin(second)]
    Std(Std),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[token("K")]
    //~ at `token`: cannot find attribute `token`
    King,
    #[Epin("Q")]
    //~ at `Epin`: cannot find attribute `Epin`
    Queen,
    #[EPIN]
    //~ at `EPIN`: cannot find attribute `EPIN`
    Rook,
    #[pieces("B", "+B")]
    //~ at `pieces`: cannot find attribute `pieces`
    Bishop,
    #[epin::epin("N")]
    //~ at `epin::epin`: expected attribute
    Knight,
    #[epin("P")]
    Pawn,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Mixed {
    #[Epin(first)]
    //~ at `Epin`: cannot find attribute `Epin`
    Chess(Chess),
    #[epin(second)]
    Other(Chess),
}

fn main() {
    let _ = piece!(Chess, "K").kind() == Chess::King;
    let _ = piece!(Mixed, "k'").kind() == Mixed::Other(Chess::King);
}
