//! What an engine often does with its pieces: `Piece<Shogi>` compared with a hand-written enum of
//! one byte.

use std::hint::black_box;

use epin::{Catalog, Epin, EpinTable, Piece, Side};
use epin_benches::shogi::{
    Board, BoardPiece, Byte, PERFTS, Perft, Position, worth_by_kind, worth_by_token,
};
use epin_benches::shuffled;
use epin_games::Shogi;

use crate::Row;
use crate::callgrind::Loop;

/// The number of pieces in an input.
const COUNT: usize = 3000;

pub(crate) fn rows() -> Vec<Row> {
    let mut rows = pieces();
    rows.extend(boards());
    rows.extend(PERFTS.map(perft));
    rows
}

/// Returns [`COUNT`] pieces in random order: all pieces of shogi, each about equally often.
fn random_pieces() -> Vec<Piece<Shogi>> {
    let pieces = Shogi::ALL
        .iter()
        .flat_map(|kind| [Side::First, Side::Second].map(|side| Piece::new(*kind, side)));
    shuffled(pieces, COUNT)
}

fn byte(piece: Piece<Shogi>) -> Byte {
    Byte::new(piece.kind(), piece.side())
}

fn pieces() -> Vec<Row> {
    let ours = random_pieces();
    let theirs: Vec<_> = ours.iter().copied().map(byte).collect();
    let numbers: Vec<_> = ours.iter().map(|piece| piece.index()).collect();
    let (our_sort, their_sort) = (ours.clone(), theirs.clone());
    let table = EpinTable::<Epin, _>::from_fn(|token| u32::from(token.is_terminal()));
    let by_piece = EpinTable::<Piece<_>, _>::from_fn(|piece| u32::from(piece.is_terminal()));
    let by_kind = EpinTable::from_fn(|kind| u32::from(kind == Shogi::King));
    let (array, kinds) = ([7_u32; 28], [7_u32; 14]);
    let sort = Row {
        name: "`sort_unstable`, per piece",
        ours: Loop::new(&[()], move |()| sorted(&our_sort)).of(COUNT),
        theirs: Some(Loop::new(&[()], move |()| sorted(&their_sort)).of(COUNT)),
    };
    vec![
        Row::compare("`kind`", (&ours, |piece| piece.kind()), (&theirs, Byte::kind)),
        Row::compare("`index`", (&ours, |piece| piece.index()), (&theirs, |byte| byte as usize)),
        Row::alone("`from_index`", &numbers, Piece::<Shogi>::from_index),
        Row::compare("`side`", (&ours, |piece| piece.side()), (&theirs, Byte::side)),
        Row::compare("promotion", (&ours, BoardPiece::promoted), (&theirs, Byte::promoted)),
        Row::compare(
            "`EpinTable` by token; an array by the byte",
            (&ours, move |piece| table[piece.token()]),
            (&theirs, move |byte| array[byte as usize]),
        ),
        Row::compare(
            "`EpinTable` by piece; an array by the byte",
            (&ours, move |piece| by_piece[piece]),
            (&theirs, move |byte| array[byte as usize]),
        ),
        Row::compare(
            "`EpinTable` by kind; an array by the byte's kind",
            (&ours, move |piece| by_kind[piece.kind()]),
            (&theirs, move |byte| kinds[byte.kind() as usize]),
        ),
        Row::compare(
            "`match` with 20 arms; with 10 on `kind()`",
            (&ours, worth_by_token),
            (&ours, worth_by_kind),
        ),
        sort,
    ]
}

fn sorted<T: Copy + Ord>(items: &[T]) -> Vec<T> {
    let mut items = items.to_vec();
    items.sort_unstable();
    items
}

fn boards() -> Vec<Row> {
    let ours: &[&Board<Piece<Shogi>>] = &[PERFTS[0]; 64].map(|perft| leaked(tokens(perft)));
    let theirs: &[&Board<Byte>] = &[PERFTS[0]; 64].map(|perft| leaked(bytes(perft)));
    vec![
        Row::compare("a board's `clone`", (ours, Board::clone), (theirs, Board::clone)),
        Row::compare(
            "`==` of equal boards",
            (ours, |board| board == black_box(board)),
            (theirs, |board| board == black_box(board)),
        ),
    ]
}

fn leaked<P: BoardPiece>(position: Position<P>) -> &'static Board<P> {
    Box::leak(Box::new(position)).board()
}

fn tokens(perft: Perft) -> Position<Piece<Shogi>> {
    Position::parse(perft.position, |token| token.parse().ok()).expect("a position")
}

fn bytes(perft: Perft) -> Position<Byte> {
    let piece = |token: &str| token.parse().ok().map(byte);
    Position::parse(perft.position, piece).expect("a position")
}

fn perft(perft: Perft) -> Row {
    let name = match perft.counts {
        [_, _] => "perft of the position with the most moves",
        _ => "perft of the start position, per position",
    };
    Row { name, ours: counting(perft, tokens(perft)), theirs: Some(counting(perft, bytes(perft))) }
}

fn counting<P: BoardPiece>(perft: Perft, start: Position<P>) -> Loop {
    let depth = perft.counts.len();
    for (moves, count) in (1..).zip(perft.counts) {
        assert_eq!(start.perft(moves), *count, "{}", perft.position);
    }
    Loop::new(&[()], move |()| start.perft(depth)).of(perft.counts[depth - 1])
}
