use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess", schemars1)]
enum Game {
    #[epin("K^")]
    King,
}

fn main() {
    let _ = Game::ALL;
}
