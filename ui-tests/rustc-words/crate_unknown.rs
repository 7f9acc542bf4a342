use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::tokens)] //~ cannot find `tokens`
enum Game {
    #[epin("K^")]
    King,
}

fn main() {
    let _ = Game::ALL;
}
