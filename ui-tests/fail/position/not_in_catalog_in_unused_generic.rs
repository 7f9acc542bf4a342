use epin::{Catalog, feen};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn never_called<T>(_: T) {
    let _ = feen!(Chess, "k^q1/2K^ / C/c");
}

fn main() {}
