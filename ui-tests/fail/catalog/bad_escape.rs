use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("\x80")]
    King,
}

fn main() {
    let _ = Game::King.tokens();
}
