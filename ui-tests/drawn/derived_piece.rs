// A part of two styles that has a derived piece, which the compiler finds when it evaluates
// constants.
use epin::Catalog;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Shogi {
    #[epin("K^")]
    King,
    #[epin("K^'")]
    Jeweled,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Match {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Shogi(Shogi),
}

fn main() {}
