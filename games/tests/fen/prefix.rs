//! A FEN or an SFEN at the start of a longer string.

use std::fmt::Debug;

use epin_games::{Chess, Counters, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};

use crate::edits::{CHESS, CRAZYHOUSE, MAKRUK, SHOGI, XIANGQI};

/// Checks what `parse_prefix` returns against `parse`: of the fields that `parse` reads, it leaves only a halfmove
/// clock without a move number.
pub(crate) fn check<G: Game + Debug>(text: &str) {
    let prefix = Setup::<G>::parse_prefix(text);
    if let Ok((setup, rest)) = &prefix {
        assert!(text.ends_with(rest) && *rest == rest.trim_start(), "{text}");
        let fen = text[..text.len() - rest.len()].trim_end();
        assert_eq!(Setup::parse(fen).as_ref(), Ok(setup), "{text}");
    }
    if let Ok(setup) = Setup::<G>::parse(text) {
        let (prefix, rest) = prefix.unwrap();
        assert_eq!(prefix.position, setup.position, "{text}");
        match setup.counters.halfmove_clock.filter(|_| setup.counters.move_number.is_none()) {
            Some(clock) => assert_eq!(rest.parse(), Ok(clock), "{text}"),
            None => assert_eq!((prefix, rest), (setup, ""), "{text}"),
        }
    }
}

fn rests<G: Game + Debug>(fens: &[&str]) {
    let rests = [
        ";35",
        ",0.5,1",
        " | 35 | 0.5",
        "\t35.0\t",
        "\r\n",
        " bm e4; id \"1 2\";",
        "; bm e4;",
        " [0.5] 35",
        " 1-0",
        " c9 \"1/2-1/2\";",
        " moves e2e4",
        " \u{2013}",
    ];
    for fen in fens {
        let setup = Setup::<G>::parse(fen).unwrap();
        for rest in rests {
            let text = format!("{fen}{rest}");
            assert_eq!(
                Setup::parse_prefix(&text),
                Ok((setup.clone(), rest.trim_start())),
                "{text}"
            );
        }
    }
}

#[test]
fn every_game_with_what_follows() {
    rests::<Chess>(&CHESS);
    rests::<Crazyhouse>(&CRAZYHOUSE);
    rests::<Shogi>(&SHOGI);
    rests::<Makruk>(&MAKRUK);
    rests::<Xiangqi>(&XIANGQI);
    let short = "4k4/9/9/9/9/9/9/9/9/4K4 w";
    for text in [short, &format!("{short} 35"), &format!("{short};35"), &format!("{short} - - 3")] {
        check::<Xiangqi>(text);
    }
}

#[test]
fn numbers() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K -";
    for (numbers, read, rest) in [
        (" 35", "", "35"),
        (" 35 0.5", "", "35 0.5"),
        (" -35 1", "", "-35 1"),
        (" O 1", "", "O 1"),
        (" 3 21", " 3 21", ""),
        (" 3 21 35", " 3 21", "35"),
        (" 3 21;35", " 3 21", ";35"),
        (" 3;21", "", "3;21"),
    ] {
        let expected = Setup::<Chess>::parse(&format!("{fen}{read}")).unwrap();
        let text = format!("{fen}{numbers}");
        assert_eq!(Setup::parse_prefix(&text), Ok((expected, rest)), "{text}");
    }
    let (setup, rest) = Setup::<Shogi>::parse_prefix("4k4/9/9/9/9/9/9/9/4K4 b R 7 35").unwrap();
    assert_eq!((setup.counters.move_number, rest), (Some(7), "35"));
}

/// In makruk, the first of two numbers after a single `-` can be the counting limit or the halfmove clock.
#[test]
fn two_numbers_in_makruk() {
    let fen = "8/8/3k4/8/4M3/3S4/8/3K3R b -";
    let error = Setup::<Makruk>::parse(&format!("{fen} 5 20")).unwrap_err();
    for rest in ["", ";", " bm e4;"] {
        let text = format!("{fen} 5 20{rest}");
        assert_eq!(Setup::<Makruk>::parse_prefix(&text), Err(error.clone()), "{text}");
    }
    let text = format!("{fen} - 35");
    let (setup, rest) = Setup::<Makruk>::parse_prefix(&text).unwrap();
    assert_eq!((setup.counters, rest), (Counters::default(), "35"));
}

/// What is wrong before the rest is the same error, with the same range and repair, as without the rest.
#[test]
fn errors_are_those_of_the_part() {
    for part in [
        "4k3/8/8/8/8/8/8/4K2R  w K -",
        "4k3/8/8/8/8/8/8/4K2R\tw K - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K -  0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 00 1",
        "fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        " 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "4k3/8/8/8/8/8/8/4K2R W K \u{2013} 0 1",
        "4k3/8/8/8/8/8/8/4K2R w KQ -",
        "4k3/8/8/8,8/8/8/4K2R w K -",
        "4k3/8/8/8/8/8/8/44 w - -",
        "4k4/9/9/9/9/9/9/9/4K4 b - 1",
    ] {
        let error = Setup::<Chess>::parse(part).unwrap_err();
        for rest in [" bm e4;", ";35", "\t35"] {
            let text = format!("{part}{rest}");
            assert_eq!(Setup::<Chess>::parse_prefix(&text), Err(error.clone()), "{text}");
        }
    }
    for part in ["4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/4K2R w", "", " "] {
        assert_eq!(Setup::<Chess>::parse_prefix(part), Setup::parse(part).map(|fen| (fen, "")));
    }
}
