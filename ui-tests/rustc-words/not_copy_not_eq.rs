use epin::{Catalog, epin};

fn main() {
    let _ = Game::of(epin!("K^")); //~ `Game: Copy` is not satisfied | `Game: Eq` is not satisfied
    let _ = Game::ALL; //~ `Game: Copy` is not satisfied | `Game: Eq` is not satisfied
    let _ = Game::King.tokens(); //~ `Game: Copy` is not satisfied | `Game: Eq` is not satisfied
}

#[derive(Catalog)]
enum Game { //~ `Game: Copy` is not satisfied | `Game: Eq` is not satisfied
    #[epin("K^")]
    King,
}
