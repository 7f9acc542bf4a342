use epin::{Catalog, Epin, piece};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {
    let token: Epin = piece!(Chess, "K^".into());
}
