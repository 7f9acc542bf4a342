//! Strings from public bug reports, tests and books of other programs. Each string is read, or is refused with
//! the range of the mistake and a helpful message. `tests/src/feen` has the strings from reports about FEEN.

use std::ops::Range;

use epin_games::{Chess, Crazyhouse, Game, Makruk, ParseFenErrorKind, Setup, Shogi, Xiangqi};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// Checks where a string is refused, and some words of its error.
#[track_caller]
fn refused<G: Game>(text: &str, range: Range<usize>, words: &str) -> String {
    let error = Setup::<G>::parse(text).unwrap_err();
    assert_eq!(error.range(), range, "{error}");
    let message = error.to_string();
    assert!(message.contains(words), "{message}");
    message
}

/// Returns the range of a part of a string.
fn part(text: &str, part: &str) -> Range<usize> {
    let start = text.find(part).unwrap();
    start..start + part.len()
}

#[test]
fn of_chess() {
    for (rights, wrong) in [("KQxkq", "x"), ("xQkq", "x")] {
        let text = format!("{START} w {rights} - 0 1");
        let message = refused::<Chess>(&text, part(&text, wrong), "`KQkq`");
        assert!(message.contains("`-`") && !message.contains("back rank"), "{message}");
    }
    let text = "r1bqkbnr/pp1ppppp/2n5/2p5/2P1PP2/8/PP1P2PP/RNBQKBNR/ b KQkq - 0 0";
    refused::<Chess>(text, 51..52, "the end of the board after 8 ranks");
    let text = "r2qk2r/ppp1b1pp/2n1p3/3pP1n1/3P2b1/2PB1NN1/PP4PP/R1BQK2R w KQkq - bm Nxg5; c0 \"ERET.095; Queen sacrifice\";";
    refused::<Chess>(text, part(text, "bm"), "EPD");
    let text = "r1bqk2r/p1pp1ppp/2p2n2/8/1b2P3/2N5/PPP2PPP/R1BQKB1R w KQkq - hmvc 4; fmvn 1";
    refused::<Chess>(text, part(text, "hmvc"), "EPD");
    let dash = "U+2013 (looks like `-`)";
    let text = "8/5pk1/8/4p3/pp2Pn2/5P2/PP2B3/2Q3K1 b – – 0 38";
    refused::<Chess>(text, part(text, "–"), dash);
    let text = format!("{START} w KQkq – 0 1");
    refused::<Chess>(&text, part(&text, "–"), dash);
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKВNR w KQkq - 0 1";
    refused::<Chess>(text, part(text, "В"), "U+0412 (looks like `B`)");
    let text = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - ";
    refused::<Chess>(text, text.len() - 1..text.len(), "the end, or another field");
    let text = "4b1k1/1p3p2/4pPp1/p2pP1P1/P2P4/1P1B4/8/2K5";
    refused::<Chess>(text, text.len() - 1..text.len(), "the side to move");
    refused::<Chess>("4k3/8/8/8/8/8/8/4K3 w - - 007 1", 26..29, "without leading zeros");
    assert!(Setup::<Chess>::parse("4k3/8/8/8/8/8/8/4KR2 w K - 0 1").is_ok());
}

#[test]
fn of_chess_with_spaces_dashes_and_ninth_ranks() {
    let text = "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR/P b KQkq - 0 2";
    refused::<Chess>(text, part(text, "/P b").start..text.find(" b").unwrap(), "`Crazyhouse`");
    let text = format!("{START} w KQkq- 0 1");
    let dash = text.find('-').unwrap();
    let message = refused::<Chess>(&text, dash..dash + 1, "a space after the rights to castle");
    assert!(!message.contains("or `-`"), "{message}");
    let text = format!("{START} wKQkq - 0 1");
    refused::<Chess>(&text, part(&text, "wKQkq"), "the side to move, `w` or `b`");
    let text = "r1bqkbnr/pp1ppppp/n7/2p5/4P3/2P2N2/PP1P1PPP/1NBQKB1R w KQkq - 2 4";
    let wrong = text.find("Qkq").unwrap();
    refused::<Chess>(text, wrong..wrong + 1, "a right to castle whose king and rook");
    let text = "8/5kpp/8/8/1p3P2/6PP/r3KP2/1R1q4 w - -  0 1";
    let second = text.find("  ").unwrap() + 1;
    refused::<Chess>(text, second..second + 1, "expected one space, found a second one");
    let error = Setup::<Chess>::parse(text).unwrap_err();
    assert_eq!(error.kind(), ParseFenErrorKind::HalfmoveClock);
    assert_eq!(error.suggestion().unwrap().as_str(), "");
    let text = "r1bqrnk1/pp2bp1p/2p2np1/3p2B1/3P4/2NBPN2/PPQ2PPP/1R3RK1 w - -1 12 ; bm b4";
    let wrong = text.find("1 12").unwrap();
    let message = refused::<Chess>(text, wrong..wrong + 1, "expected nothing after `-`");
    assert!(!message.contains("or the square"), "{message}");
    refused::<Chess>("10/8/8/8/8/8/8/8 w - - 0 1", 0..2, "a count of empty squares with one digit");
    refused::<Chess>("8/8/8/8/8/8/8/8 'w' - - 0 1", 16..19, "found `'w'`");
}

#[test]
fn of_crazyhouse() {
    let text = "r1bq1b1r/ppppk1pp/5n2/6N1/1P2P2n/8/P1P2P1P/R1BQ1K1R[N3Pbp] w - -";
    refused::<Crazyhouse>(
        text,
        part(text, "3Pb").start..text.find("Pbp").unwrap(),
        "a piece in hand",
    );
    let text = "r2q1r1k/2p1ppb1/p2p2pp/3P1p2/B6B/2N2NPp/1PP2P1K/3Q3q w - - 0 26 NNBRpr h1";
    refused::<Crazyhouse>(text, part(text, " NNBRpr h1"), "expected the end");
    let text = "r~n~b~q~kb~n~r~/pppppppp/8/8/8/8/PPPPPPPP/RN~BQ~KB~NR/ w KQkq - 0 1";
    let wrong = text.find("kq -").unwrap();
    refused::<Crazyhouse>(text, wrong..wrong + 1, "a right to castle whose king and rook");
    let text = "4k3/8/8/8/8/8/8/4KRR~1[] w F - 0 1";
    assert_eq!(Setup::<Crazyhouse>::parse(text).unwrap().to_fen().unwrap(), text);
    let text = format!("{START}/w KQkq - 0 1");
    refused::<Crazyhouse>(&text, part(&text, "w"), "a piece in hand, Q R B N P, found `w`");
    refused::<Crazyhouse>("8/8/8/8/8/8/8/P~7[] w - - 0 1", 14..16, "`~` only after Q R B N");
}

#[test]
fn of_shogi() {
    let text = "2G3BnR/2+N2+S1lp/p4ppsk/3P3ps/1pp6/P1g6/1P1K5/1SP2g3/L3+r4[GNNLPPPPPPblp] w - 98";
    refused::<Shogi>(text, part(text, "["), "SFEN has no brackets");
    let text = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1";
    refused::<Shogi>(text, part(text, "["), "`w` is the first side");
    let text = "sfen 9/9/9/9/9/4P4/9/4K4/4G4 b G 1";
    refused::<Shogi>(text, 0..5, "remove it");
    assert_eq!(Setup::<Shogi>::parse(text).unwrap_err().suggestion().unwrap().as_str(), "");
    let text = "9/9/9/9/9/9/9/9/9 b / 1";
    refused::<Shogi>(text, 20..21, "expected the hands, or `-`, found `/`");
    let text = "ln1g4l/1ks1g2+R1/1pppp1n1p/p5p2/9/P1P2r3/1PNPP1P1P/2K2S3/L1SG2GNL b PSPpbpb 19";
    let second = text.find("PSP").unwrap() + 2;
    refused::<Shogi>(text, second..second + 1, "as in `2P`");
    let text = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b – 1";
    refused::<Shogi>(text, part(text, "–"), "U+2013 (looks like `-`)");
}

#[test]
fn of_makruk() {
    for text in [
        "8/6ks/3M~2r1/2K1M3/8/3R4/8/8 w - 128 18 50",
        "rnsmksnr/8/1pM~1pppp/p7/8/PPPP1PPP/8/RNSKMSNR b - - 0 3",
        "8/8/2M~1k1p1/r3pnP1/4N3/3rs2m~/4N1R1/5K2 b - - 1 81",
    ] {
        assert_eq!(Setup::<Makruk>::parse(text).unwrap().to_fen().unwrap(), text);
    }
    let start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR";
    let fen = Setup::<Makruk>::parse(&format!("{start} w 0 1")).unwrap();
    assert_eq!((fen.counters.counting_limit, fen.counters.move_number), (None, Some(1)));
    for (fields, wrong) in [("w - 0 0 1", "0"), ("w - 0 1", "0 1")] {
        let text = format!("{start} {fields}");
        refused::<Makruk>(&text, part(&text, wrong), "expected `-`, or");
    }
    let text = format!("{start} w DEde - 0 1");
    refused::<Makruk>(&text, part(&text, "DEde"), "expected `-`");
}

#[test]
fn of_xiangqi() {
    let text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - 1";
    refused::<Xiangqi>(text, text.len() - 1..text.len(), "expected `-`");
    let text = "1Cbakrb2/5n3/9/p2R4p/4p4/2p6/P1r5P/4B4/9/1RBAKA3 w moves b7e7 b0c2";
    let message = refused::<Xiangqi>(text, part(text, "moves"), "expected `-`");
    assert!(!message.contains("chess"), "{message}");
    let text = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w 0 1";
    assert_eq!(Setup::<Xiangqi>::parse(text).unwrap().counters.move_number, Some(1));
    let text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w – – 0 1";
    let start = text.find('–').unwrap();
    refused::<Xiangqi>(text, start..start + 3, "U+2013 (looks like `-`)");
}
