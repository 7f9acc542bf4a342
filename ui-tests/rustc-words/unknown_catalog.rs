use epin::{Catalog, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn main() {
    let _ = piece!(Ches, "R"); //~ cannot find type `Ches` in this scope
}
