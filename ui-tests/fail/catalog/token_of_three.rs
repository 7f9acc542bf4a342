use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K")]
    King,
    #[epin("K")]
    Knight,
    #[epin("K")]
    Kirin,
}

fn main() {
    let _ = Game::ALL;
}
