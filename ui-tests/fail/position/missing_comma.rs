use epin::{Catalog, feen};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn main() {
    let _ = feen!(Chess "8/8 / C/c");
}
