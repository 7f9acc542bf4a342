use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K +K")]
    King,
}

fn main() {
    let _ = Game::ALL;
}
