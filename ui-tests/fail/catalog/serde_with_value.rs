use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde = "derive")]
enum Game {
    #[epin("K^")]
    King,
}

fn main() {
    let _ = Game::ALL;
}
