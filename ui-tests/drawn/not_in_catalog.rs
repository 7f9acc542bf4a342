// Tokens that are not in the catalog, which the compiler finds when it evaluates constants.
use epin::{Catalog, Piece, piece, pieces};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Letters {
    #[epin("A", "A'", "A^", "A^'", "+A", "+A'", "+A^", "+A^'", "-A", "-A'", "-A^", "-A^'")]
    A,
    #[epin("B", "B'", "B^", "B^'", "+B", "+B'", "+B^", "+B^'", "-B", "-B'", "-B^", "-B^'")]
    B,
    #[epin("C", "C'", "C^", "C^'", "+C", "+C'", "+C^", "+C^'", "-C", "-C'", "-C^", "-C^'")]
    C,
}

const QUEEN: Piece<Chess> = piece!(Chess, "Q");

macro_rules! by_literal {
    ($token:literal) => {
        piece!(Chess, $token)
    };
}

fn is_rook(piece: Piece<Chess>) -> bool {
    matches!(piece, piece!(Chess, "R") | piece!(Chess, "+R"))
}

fn never_called<T>() -> Piece<Chess> {
    piece!(Chess, "Q")
}

fn main() {
    let _ = pieces![Chess, "R", "K", "-R", "Q"];
    let _ = by_literal!("K");
    let _ = piece!(Letters, "Z");
}
