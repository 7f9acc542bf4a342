use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn rook<C: Catalog>() -> Piece<C> {
    piece!(C, "R")
}

fn main() {
    let _ = rook::<Chess>();
}
