use epin::{Catalog, Epin, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "^R")]
    Rook,
}

const KIND: Chess = piece!(Chess, "R").kind();
const KINGS: &[Epin] = Chess::TOKENS[Chess::King as usize];
const WORTH: [i32; Chess::ALL.len()] = [0, 500];

fn main() {
    println!("{KIND:?} {KINGS:?} {WORTH:?}");
}
