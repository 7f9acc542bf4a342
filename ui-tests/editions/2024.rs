//! What compiles in edition 2024: the programs of every edition, a `gen` that is a keyword, and two
//! kinds of `expr` fragments.

#![deny(warnings, clippy::pedantic)]

use epin::{Catalog, Piece, epin, piece};

mod right;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[allow(non_camel_case_types)]
enum r#gen {
    #[epin("G")]
    r#gen,
}

macro_rules! by_expr {
    ($token:expr) => {
        epin!($token)
    };
}

macro_rules! by_expr_2021 {
    ($token:expr_2021) => {
        epin!($token)
    };
}

#[test]
fn keywords_are_raw() {
    const PIECE: Piece<r#gen> = piece!(r#gen, "g");
    assert!(PIECE.kind() == r#gen::r#gen && r#gen::NAME == "gen");
}

#[test]
fn fragments_are_literals() {
    assert_eq!([by_expr!("K^"), by_expr_2021!("K^")], [epin!("K^"); 2]);
    assert!(matches!(epin!("K^"), by_expr!("K^")));
}
