use epin::{Catalog, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

fn main() {
    let _ = piece!(Chess, "k^7/7K^ / C/c");
}
