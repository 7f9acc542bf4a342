use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K^", serde)]
    King,
}

fn main() {
    let _ = Game::ALL;
}
