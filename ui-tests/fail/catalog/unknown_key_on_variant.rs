use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K^", value = 10)]
    King,
}

fn main() {
    let _ = Game::ALL;
}
