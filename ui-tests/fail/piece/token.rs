use epin::{Catalog, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Shogi {
    #[epin("P")]
    Pawn,
}

fn main() {
    let _ = piece!(Shogi, epin::epin!("P"));
}
