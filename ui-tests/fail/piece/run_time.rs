use epin::{Catalog, Piece, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn read(text: &str) -> Piece<Chess> {
    piece!(Chess, text)
}

fn main() {
    read("K^");
}
