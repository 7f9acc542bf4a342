use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess\q")]
enum Chess {
    #[epin("K^")]
    King,
}

const QUEEN: Piece<Chess> = piece!(Chess, "Q");

fn main() {}
