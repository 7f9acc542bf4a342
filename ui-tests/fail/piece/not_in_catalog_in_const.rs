use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

const QUEEN: Piece<Chess> = piece!(Chess, "Q");

fn main() {
    let _ = QUEEN;
}
