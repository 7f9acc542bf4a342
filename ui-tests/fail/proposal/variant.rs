use epin::{Epin, epin};

enum Square {
    Empty,
    Piece(Epin),
}

fn start() -> Square {
    epin!(Square::Piece("K"))
}

fn main() {
    let _ = (start(), Square::Empty);
}
