#![deny(unreachable_patterns)]

use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn side(piece: Piece<Chess>) -> u8 {
    match piece {
        piece!(Chess, "R") => 1,
        piece!(Chess, "r") => 2,
        piece!(Chess, "R") => 3,
        _ => 0,
    }
}

fn main() {
    assert_eq!(side(piece!(Chess, "R")), 1);
}
