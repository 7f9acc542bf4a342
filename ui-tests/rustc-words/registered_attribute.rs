use epin::{Catalog, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    // As another derive may register it, such as that of `logos`.
    #[rustfmt::token("K")]
    King, //~ unused array of `Mistake` & the piece `King` has no token & !let _ =
    #[epin("P")]
    Pawn,
}

fn main() {
    let _ = piece!(Chess, "P").kind() == Chess::King;
}
