use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
struct Game;

fn main() {
    let _ = Game::ALL;
}
