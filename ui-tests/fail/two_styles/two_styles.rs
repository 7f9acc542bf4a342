use epin::{Catalog, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Match {
    #[epin(first)]
    First(Chess),
    #[epin(second)]
    Second(Chess),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Three {
    #[epin(first)]
    Match(Match),
    #[epin(second)]
    Chess(Chess),
}

fn main() {
    println!("{}", piece!(Three, "K^"));
}
