use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K^")]
    King(bool),
}

fn main() {
    let _ = Game::ALL;
}
