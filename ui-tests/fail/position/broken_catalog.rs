use epin::{Catalog, feen};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("^K")]
    King,
}

fn main() {
    let _ = feen!(Chess, "k^q1/2K^ / C/c");
}
