//! Positions of makruk and xiangqi as Fairy-Stockfish writes them, and what chess has beside the
//! standard, each both ways.

use std::num::NonZeroU32;

use epin::notation::Snn;
use epin::{Catalog, Letter, Piece, Side};
use epin_games::{Clock, chess, makruk, shogi, xiangqi};

#[test]
fn xiangqi() {
    for (fen, feen) in [
        (
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            "rheag^aehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAG^AEHR / X/x",
        ),
        (
            "2bak4/4a4/4b4/9/2n6/9/9/4B4/4A4/3K1A1R1 b - - 12 63",
            "2eag^4/4a4/4e4/9/2h6/9/9/4E4/4A4/3G^1A1R1 / x/X",
        ),
    ] {
        let (position, clock) = xiangqi::from_fen(fen).unwrap();
        assert_eq!(position.as_str(), feen);
        assert_eq!(xiangqi::to_fen(position.as_feen(), clock).unwrap(), fen);
        // The other letters, and without the last fields.
        let red = fen.replace(" w ", " r ");
        assert_eq!(xiangqi::from_fen(&red), Ok((position.clone(), clock)));
        let (board, rest) = fen.split_once(' ').unwrap();
        let other = board.replace('b', "e").replace('B', "E").replace('n', "h").replace('N', "H");
        assert_eq!(xiangqi::from_fen(&format!("{other} {rest}")), Ok((position.clone(), clock)));
        assert_eq!(
            xiangqi::from_fen(&format!("{other} {}", &rest[..1])),
            Ok((position, Clock { halfmoves: 0, fullmoves: 1 }))
        );
    }
}

#[test]
fn makruk() {
    for (fen, feen, limit) in [
        (
            "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
            "rnbqk^bnr/8/pppppppp/8/8/PPPPPPPP/8/RNBK^QBNR / M/m",
            None,
        ),
        ("8/8/3k4/8/4M3/3S4/8/3K3R b - 32 5 71", "8/8/3k^4/8/4Q3/3B4/8/3K^3R / m/M", Some(32)),
    ] {
        let (position, clock, found) = makruk::from_fen(fen).unwrap();
        assert_eq!((position.as_str(), found.map(NonZeroU32::get)), (feen, limit));
        assert_eq!(makruk::to_fen(position.as_feen(), clock, found).unwrap(), fen);
    }
}

/// Each is read as the second, which is written.
#[test]
fn rights_to_castle() {
    for (fen, xfen, feen) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w HAha -", "KQkq", "-r3k^2-r/8/8/8/8/8/8/-R3K^2-R"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w qkQK -", "KQkq", "-r3k^2-r/8/8/8/8/8/8/-R3K^2-R"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 4", "Kq", "-r3k^2r/8/8/8/8/8/8/R3K^2-R"),
        // Two rooks on a side of the king: `K` is the outer one.
        ("1k4rr/8/8/8/8/8/8/1K4RR w Kg - 4 7", "Kg", "1k^4-rr/8/8/8/8/8/8/1K^4R-R"),
        ("1k4rr/8/8/8/8/8/8/1K4RR w Gh - 4 7", "Gk", "1k^4r-r/8/8/8/8/8/8/1K^4-RR"),
        ("rr1k4/8/8/8/8/8/8/RR1K4 b Qb - 4 7", "Qb", "r-r1k^4/8/8/8/8/8/8/-RR1K^4"),
        // A king elsewhere has no right, and is in the way of none.
        ("4k3/8/8/8/3K4/8/8/4K2R w K - 4 7", "K", "4k^3/8/8/8/3K^4/8/8/4K^2-R"),
        ("8/8/8/8/8/8/8/8 w - - 0 0", "-", "8/8/8/8/8/8/8/8"),
    ] {
        let (position, clock) = chess::from_fen(fen).unwrap();
        let (found, _) = position.as_str().split_once(' ').unwrap();
        let written = chess::to_fen(position.as_feen(), clock).unwrap();
        assert_eq!((found, written.split(' ').nth(2).unwrap()), (feen, xfen));
        assert_eq!(chess::from_fen(&written), Ok((position, clock)));
    }
}

#[test]
fn missing_counters() {
    for (counters, halfmoves, fullmoves) in
        [("", 0, 1), (" 5", 5, 1), (" 5 30", 5, 30), (" 0 0", 0, 0), (" 4294967295 7", u32::MAX, 7)]
    {
        let fen = format!("4k3/8/8/8/8/8/8/4K3 w - -{counters}");
        assert_eq!(chess::from_fen(&fen).unwrap().1, Clock { halfmoves, fullmoves });
    }
}

/// Checks that a module's constants are those of its catalog and its start position.
fn check<C: Catalog>(start: epin::feen::Feen<'_, Piece<C>>, style: Letter, name: Snn) {
    assert_eq!(C::NAME, name.as_str());
    for side in Side::ALL {
        let sin = start.styles().sin(side);
        assert_eq!((sin.letter(), sin.side(), start.turn()), (style, side, Side::First));
    }
    // All kinds are in the start position, but for what is promoted.
    let kinds = start.pieces().map(|(_, piece)| piece.kind().index());
    let all = C::ALL.iter().filter(|kind| !kind.token(Side::First).as_str().starts_with('+'));
    assert_eq!(
        kinds.collect::<std::collections::BTreeSet<_>>(),
        all.map(|kind| kind.index()).collect()
    );
}

#[test]
fn start_positions() {
    check(chess::START, chess::STYLE, chess::NAME);
    check(makruk::START, makruk::STYLE, makruk::NAME);
    check(shogi::START, shogi::STYLE, shogi::NAME);
    check(xiangqi::START, xiangqi::STYLE, xiangqi::NAME);
}
