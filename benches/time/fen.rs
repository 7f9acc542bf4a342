//! Reading and writing positions of chess as FEN, and reading positions of shōgi as SFEN.

use cozy_chess::Board;
use epin_benches::Table;
use epin_games::{Chess, Setup, Shogi};

use crate::race::Race;

/// Positions from the perft suite of cozy-chess.
const FENS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
];

/// Positions from haitaka's list.
const SFENS: [&str; 2] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
];

pub(crate) fn print(table: &Table) {
    let fens: Vec<&str> = FENS.repeat(1000);
    Race::new("FEN to position", fens.len())
        .each("`epin-games`", &fens, Setup::<Chess>::parse)
        .each("`cozy-chess`", &fens, |fen| Board::from_fen(fen, false))
        .each("`shakmaty`", &fens, str::parse::<shakmaty::fen::Fen>)
        .print(table);

    let ours: Vec<Setup<Chess>> = fens.iter().map(|fen| fen.parse().expect("a FEN")).collect();
    let theirs: Vec<Board> = fens.iter().map(|fen| fen.parse().expect("a FEN")).collect();
    let shakmaty: Vec<shakmaty::fen::Fen> =
        fens.iter().map(|fen| fen.parse().expect("a FEN")).collect();
    let (ours, theirs): (Vec<_>, Vec<_>) = (ours.iter().collect(), theirs.iter().collect());
    Race::new("position to FEN", fens.len())
        .each("`epin-games`", &ours, Setup::to_fen)
        .each("`cozy-chess`", &theirs, Board::to_string)
        .each("`shakmaty`", &shakmaty.iter().collect::<Vec<_>>(), ToString::to_string)
        .print(table);

    let sfens: Vec<&str> = SFENS.repeat(2000);
    Race::new("SFEN to position", sfens.len())
        .each("`epin-games`", &sfens, Setup::<Shogi>::parse)
        .each("`haitaka`", &sfens, str::parse::<haitaka::Board>)
        .print(table);
}
