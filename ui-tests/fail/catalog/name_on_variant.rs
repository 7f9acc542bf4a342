use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K^", name = "King")]
    King,
}

fn main() {
    let _ = Game::ALL;
}
