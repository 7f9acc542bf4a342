use epin::{Catalog, Piece, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("Q")]
    Queen,
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

const MET: Piece<Match> = piece!(Match, "k^");

fn main() {
    println!("{MET} {}", MET.kind().index());
}
