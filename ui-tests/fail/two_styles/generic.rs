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
enum Match<T> {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(T),
}

const MET: Piece<Match<Makruk>> = piece!(Match<Makruk>, "M'");

fn main() {
    println!("{MET} {}", MET.kind().index());
}
