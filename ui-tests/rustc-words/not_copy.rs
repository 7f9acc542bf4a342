use epin::{Catalog, epin};

#[derive(PartialEq, Eq, Catalog)]
enum Game { //~ the trait bound `Game: Copy` is not satisfied
    #[epin("K^")]
    King,
}

fn main() {
    assert!(Game::of(epin!("K^")).is_some()); //~ the trait bound `Game: Copy` is not satisfied
}
