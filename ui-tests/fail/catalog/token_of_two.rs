use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K^")]
    King,
    #[epin("P", "+P")]
    Pawn,
    #[epin("+P")]
    Tokin,
}

fn main() {
    let _ = Game::ALL;
}
