use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin("K^")]
struct Game {
    king: u8,
}

fn main() {
    let _ = Game::ALL;
}
