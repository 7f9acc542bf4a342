use epin::{Catalog, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {
    let _ = piece!(Chess: "K^");
}
