use epin::{Catalog, epin};

fn main() {
    let _ = Game::of(epin!("K^"));
    let _ = Game::ALL;
    let _ = Game::King.tokens();
}

#[derive(Catalog)]
enum Game {
    #[epin("K^")]
    King,
}
