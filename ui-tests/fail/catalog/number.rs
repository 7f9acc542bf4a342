use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin(1)]
    King,
}

fn main() {
    let _ = Game::ALL;
}
