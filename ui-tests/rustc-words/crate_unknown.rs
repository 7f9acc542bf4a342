use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = ::tokens)] //~ cannot find `tokens`
enum Game {
    #[epin("K^")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = std, serde)] //~ cannot find `__private` in `std` &  ^^^
enum Chess {
    #[epin("K^")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = self)] //~ cannot find `__private` in `self` &  ^^^^
enum Match {
    #[epin(first)]
    Game(Game),
    #[epin(second)]
    Chess(Chess),
}

fn main() {}
