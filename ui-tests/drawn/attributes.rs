// What is underlined if there is no literal to underline.
use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin()]
enum Game {
    #[epin]
    King,
    #[epin = "K"]
    Knight,
    #[epin(["R", "-R"])]
    Rook,
    #[epin("P", , "-P")]
    Pawn,
    Queen,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Fields {
    #[epin("K^")]
    King { may_castle: bool },
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Generic<const N: usize> {
    #[epin("K^")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
struct Struct;

fn main() {}
