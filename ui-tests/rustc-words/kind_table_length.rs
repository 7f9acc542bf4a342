use epin::{Catalog, KindTable};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("Q")]
    Queen,
    #[epin("R", "-R")]
    Rook,
    #[epin("B")]
    Bishop,
    #[epin("N")]
    Knight,
    #[epin("P", "+P")]
    Pawn,
}

fn main() {
    let _ = KindTable::<Chess, _>::new([0, 900, 500, 325, 100]); //~ expected an array with a size of 6, found one with a size of 5
}
