use epin::{Catalog, feen};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("P")]
    Pawn,
}

fn main() {
    // The first rank has the wrong size, so its `q` is not looked up.
    let _ = feen!(Chess, "q6/8/7/8/7/8/7/8/7/8/7/8/7/8/8/8 01P/ C/C");
}
