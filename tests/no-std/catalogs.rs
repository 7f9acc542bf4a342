//! The catalogs of the pieces and tables whose methods this library calls.

use epin::Catalog;

/// A catalog of one style, with a kind that has two tokens.
#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
pub enum Shogi {
    #[epin("K^", "K^'")]
    King,
    #[epin("P")]
    Pawn,
    #[epin("+P")]
    Tokin,
}

/// A catalog of two styles.
#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
pub enum ShogiVsMakruk {
    #[epin(first)]
    Shogi(Jewelless),
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
pub enum Jewelless {
    #[epin("K^")]
    King,
    #[epin("P", "+P")]
    Pawn,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
pub enum Makruk {
    #[epin("K^")]
    Khun,
    #[epin("M")]
    Met,
}
