use epin::{Catalog, Piece, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("Q")]
    Queen,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Makruk {
    #[epin("K^")]
    Khun,
    #[epin("M")]
    Met,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Match {
    #[epin(first)]
    Chess(Chess, bool),
    #[epin(second)]
    Makruk(Makruk),
}

const MET: Piece<Match> = piece!(Match, "M'");

fn main() {
    println!("{MET} {}", MET.kind().index());
}
