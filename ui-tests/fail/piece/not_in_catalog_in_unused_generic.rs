use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn queen<T>() -> Piece<Chess> {
    piece!(Chess, "Q")
}

fn main() {}
