use epin::Catalog;

mod names {
    pub const KING: &str = "K^";
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin(names::KING)]
    King,
}

fn main() {
    let _ = Game::ALL;
    let _ = names::KING;
}
