use epin::{Epin, epins};

struct Piece {
    texts: [&'static str; 1],
}

fn read(piece: &Piece) -> [Epin; 1] {
    epins![piece.texts[0]]
}

fn main() {
    read(&Piece { texts: ["K"] });
}
