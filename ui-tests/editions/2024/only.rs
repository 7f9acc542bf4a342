//! What edition 2024 has: `gen` is a keyword, and there are two kinds of `expr` fragments.

#![deny(warnings)]
#![allow(non_camel_case_types, clippy::enum_variant_names)]

use epin::{Catalog, Piece, epin, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
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
