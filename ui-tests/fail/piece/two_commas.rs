use epin::{Catalog, pieces};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {
    let _ = pieces![Chess,,];
}
