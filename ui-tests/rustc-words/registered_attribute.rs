//! An attribute that another derive may have registered, such as that of `logos`.

use epin::{Catalog, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[rustfmt::token("K")]
    King,
    //~ at `King`: unused array of `Mistake`
    //~| the piece `King` has no token
    //~| !let _ =
    #[epin("P")]
    Pawn,
}

fn main() {
    let _ = piece!(Chess, "P").kind() == Chess::King;
}
