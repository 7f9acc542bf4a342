use epin::{Catalog, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[token("K")] //~ cannot find attribute `token`
    King,
    #[Epin("Q")] //~ cannot find attribute `Epin`
    Queen,
    #[EPIN] //~ cannot find attribute `EPIN`
    Rook,
    #[pieces("B", "+B")] //~ cannot find attribute `pieces`
    Bishop,
    #[epin::epin("N")] //~ expected attribute
    Knight,
    #[epin("P")]
    Pawn,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Mixed {
    #[Epin(first)] //~ cannot find attribute `Epin`
    Chess(Chess),
    #[epin(second)]
    Other(Chess),
}

fn main() {
    let _ = piece!(Chess, "K").kind() == Chess::King;
    let _ = piece!(Mixed, "k'").kind() == Mixed::Other(Chess::King);
}
