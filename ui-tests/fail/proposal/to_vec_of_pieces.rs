use epin::{Catalog, Piece, pieces};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn kings() -> Vec<Piece<Chess>> {
    pieces![Chess, "K^".to_vec()]
}

fn main() {
    let _ = kings();
}
