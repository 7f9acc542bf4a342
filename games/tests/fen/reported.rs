//! Strings from public bug reports about other programs. Each string is read, or is refused with the
//! range of the mistake and a helpful message. `tests/src/feen` has the strings from reports about FEEN.

use std::ops::Range;

use epin_games::{Chess, Fen, Game, Makruk, Shogi, Xiangqi};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// Checks where a string is refused, and some words of its error.
#[track_caller]
fn refused<G: Game>(text: &str, range: Range<usize>, words: &str) -> String {
    let error = Fen::<G>::parse(text).unwrap_err();
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
        assert!(message.contains("`-`") && !message.contains("with one king"), "{message}");
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
    assert!(Fen::<Chess>::parse("4k3/8/8/8/8/8/8/4KR2 w K - 0 1").is_ok());
}

#[test]
fn of_shogi() {
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
        assert_eq!(Fen::<Makruk>::parse(text).unwrap().to_fen().unwrap(), text);
    }
    let start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR";
    let fen = Fen::<Makruk>::parse(&format!("{start} w 0 1")).unwrap();
    assert_eq!((fen.counters.limit, fen.counters.moves), (None, Some(1)));
    for (fields, wrong) in [("w - 0 0 1", "0"), ("w - 0 1", "0 1")] {
        let text = format!("{start} {fields}");
        refused::<Makruk>(&text, part(&text, wrong), "expected `-`, or");
    }
    let text = format!("{start} w DEde - 0 1");
    refused::<Makruk>(&text, part(&text, "DEde"), "expected `-`");
}

#[test]
fn of_xiangqi() {
    let text = "1Cbakrb2/5n3/9/p2R4p/4p4/2p6/P1r5P/4B4/9/1RBAKA3 w moves b7e7 b0c2";
    let message = refused::<Xiangqi>(text, part(text, "moves"), "expected `-`");
    assert!(!message.contains("chess"), "{message}");
    let text = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w 0 1";
    assert_eq!(Fen::<Xiangqi>::parse(text).unwrap().counters.moves, Some(1));
    let text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w – – 0 1";
    let start = text.find('–').unwrap();
    refused::<Xiangqi>(text, start..start + 3, "U+2013 (looks like `-`)");
}
