use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin(KING)]
    King,
}

fn main() {
    let _ = Game::ALL;
}
