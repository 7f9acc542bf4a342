// Pieces of a position that are not in the catalog.
use epin::feen::Feen;
use epin::{Catalog, Piece, feen};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("P")]
    Pawn,
}

fn main() {
    let _ = feen!(Chess, "pk^1/QK^r / C/c");
    let _ = feen!(Chess, r"k^2/1QK^ / C/c");
    let _ = feen!(Chess, "k^2/2K^ 2+qP/ C/c");
    let _: Feen<Piece<Chess>> = feen!(Chess, "k^7/x7/8/7K 1P/ C/C");
}
