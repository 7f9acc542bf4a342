use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K", "\x80")]
    King,
}

const KING: Piece<Game> = piece!(Game, "-K");

fn main() {}
