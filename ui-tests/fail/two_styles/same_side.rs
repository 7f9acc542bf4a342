use epin::{Catalog, Piece, Side, piece};

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
    Chess(Chess),
    #[epin(first)]
    Makruk(Makruk),
}

const MET: Piece<Match> = piece!(Match, "M'");
const WORTH: [i32; Match::ALL.len()] = [0, 900, 0, 150];
const KEYS: [u64; Piece::<Match>::COUNT] = [7, 6, 5, 4, 3, 2, 1, 0];
const KEY: u64 = KEYS[MET.index()];

fn main() {
    let worth = match MET.kind() {
        Match::Chess(Chess::King) | Match::Makruk(Makruk::Khun) => 0,
        kind => WORTH[kind.index()],
    };
    println!("{worth} {} {}", KEY, Piece::new(MET.kind(), Side::Second));
}
