use epin::{Catalog, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

const K: &str = "K^";

fn main() {
    let _ = piece!(Chess, K);
}
