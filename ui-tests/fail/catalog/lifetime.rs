use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game<'a> {
    #[epin("K^")]
    King,
    #[epin("P")]
    Pawn(&'a str),
}

fn main() {
    let _ = Game::ALL;
}
