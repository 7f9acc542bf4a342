use epin::{Catalog, pieces};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn main() {
    let _ = pieces!(Chess ["R"]);
}
