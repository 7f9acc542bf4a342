use epin::{Catalog, feen};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

const START: &str = "pk^1/QK^r / C/c";

fn main() {
    let _ = feen!(Chess, START);
}
