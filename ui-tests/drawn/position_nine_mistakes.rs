use epin::{Catalog, feen};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("P")]
    Pawn,
}

fn main() {
    // Any piece may be part of the ninth mistake, so `q` is not reported.
    let _ = feen!(Chess, "q6/8/7/8/7/8/7/8/7/8/7/8/7/8/8/8 01P/ C/C");
}
