use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn is_king(piece: Piece<Chess>) -> bool {
    matches!(piece, piece!(Chess, "^K"))
}

fn main() {
    assert!(is_king(piece!(Chess, "K^")));
}
