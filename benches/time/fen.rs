//! Reading and writing positions of chess as FEN.

use cozy_chess::Board;
use epin_benches::Table;
use epin_games::chess;

use crate::race::Race;

/// Positions of the perft suite of cozy-chess.
const FENS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
];

pub(crate) fn print(table: &Table) {
    let fens: Vec<&str> = FENS.repeat(1000);
    Race::new("FEN to position", fens.len())
        .each("`epin-games`", &fens, chess::from_fen)
        .each("`cozy-chess`", &fens, |fen| Board::from_fen(fen, false))
        .print(table);

    let ours: Vec<_> = fens.iter().map(|fen| chess::from_fen(fen).expect("a FEN")).collect();
    let theirs: Vec<Board> = fens.iter().map(|fen| fen.parse().expect("a FEN")).collect();
    let ours: Vec<_> = ours.iter().map(|(position, clock)| (position.as_feen(), *clock)).collect();
    let theirs: Vec<&Board> = theirs.iter().collect();
    Race::new("position to FEN", fens.len())
        .each("`epin-games`", &ours, |(position, clock)| chess::to_fen(position, clock))
        .each("`cozy-chess`", &theirs, Board::to_string)
        .print(table);
}
