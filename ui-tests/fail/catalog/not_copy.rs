use epin::{Catalog, epin};

#[derive(PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K^")]
    King,
}

fn main() {
    assert!(Game::of(epin!("K^")).is_some());
}
