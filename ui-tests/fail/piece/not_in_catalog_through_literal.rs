use epin::{Catalog, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

macro_rules! piece_of_chess {
    ($token:literal) => {
        piece!(Chess, $token)
    };
}

fn main() {
    let _ = piece_of_chess!("K");
}
