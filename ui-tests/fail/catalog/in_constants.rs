use epin::{Catalog, Epin, KindTable, Piece, PieceTable, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "^R")]
    Rook,
}

const KIND: Chess = piece!(Chess, "R").kind();
const KINGS: &[Epin] = Chess::TOKENS[0];
const KEYS: [u64; Piece::<Chess>::COUNT] = [7, 6, 5, 4, 3, 2];
const KEY: u64 = KEYS[piece!(Chess, "r").index()];
const LAST: Option<Piece<Chess>> = Piece::from_index(5);
const WORTH: [i32; Chess::ALL.len()] = [0, 500];
const TABLE: KindTable<Chess, i32> = KindTable::<Chess, _>::new(WORTH);
const PIECES: PieceTable<Chess, u64> = PieceTable::<Chess, _>::new(KEYS);

fn main() {
    println!("{KIND:?} {KINGS:?} {WORTH:?} {KEY} {LAST:?} {TABLE:?} {PIECES:?}");
}
