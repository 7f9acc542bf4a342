use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn is_rook(piece: Piece<Chess>) -> bool {
    matches!(piece, piece!("R"))
}

fn main() {
    assert!(is_rook(piece!(Chess, "R")));
}
