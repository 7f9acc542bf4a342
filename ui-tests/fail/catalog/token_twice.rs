use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("P", "-P", "P")]
    Pawn,
}

fn main() {
    let _ = Game::ALL;
}
