use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn is_king(piece: Piece<Chess>) -> bool {
    matches!(piece, piece!(Chess, "K^" | "k^"))
}

fn main() {
    assert!(is_king(piece!(Chess, "K^")));
}
