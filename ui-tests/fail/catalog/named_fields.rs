use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K^")]
    King { may_castle: bool },
}

fn main() {
    let _ = Game::ALL;
}
