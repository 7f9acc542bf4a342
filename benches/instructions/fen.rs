//! FEN and SFEN: `epin-games` compared with cozy-chess and haitaka.

use cozy_chess::Board;
use epin_games::{Chess, Setup, Shogi};

use crate::Row;

const CALLS: usize = 20;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const MIDDLE_GAME: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const EN_PASSANT: &str = "rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 3";
const SHREDDER: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
const SHOGI: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const IN_HAND: &str =
    "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124";

pub(crate) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (read, write, text) in [
        ("FEN to position", "position to FEN", START),
        ("FEN to position, middle game", "position to FEN, middle game", MIDDLE_GAME),
    ] {
        let texts = [text; CALLS];
        rows.push(Row::compare(
            read,
            (&texts, Setup::<Chess>::parse),
            (&texts, |fen| Board::from_fen(fen, false)),
        ));
        let ours: &'static Setup<Chess> = Box::leak(Box::new(text.parse().expect("a FEN")));
        let theirs: &'static Board = Box::leak(Box::new(text.parse().expect("a FEN")));
        rows.push(Row::compare(
            write,
            (&[ours; CALLS], Setup::to_fen),
            (&[theirs; CALLS], Board::to_string),
        ));
    }
    for (read, text, is_shredder) in [
        ("FEN to position, en passant", EN_PASSANT, false),
        ("Shredder-FEN to position", SHREDDER, true),
    ] {
        let texts = [text; CALLS];
        assert!(Board::from_fen(text, is_shredder).is_ok(), "{text}");
        rows.push(Row::compare(
            read,
            (&texts, Setup::<Chess>::parse),
            (&texts, move |fen| Board::from_fen(fen, is_shredder)),
        ));
    }
    for (read, text) in [("SFEN to position", SHOGI), ("SFEN to position, pieces in hand", IN_HAND)]
    {
        let texts = [text; CALLS];
        rows.push(Row::compare(
            read,
            (&texts, Setup::<Shogi>::parse),
            (&texts, |sfen: &str| sfen.parse::<haitaka::Board>()),
        ));
    }
    rows
}
