//! Strings that are made to be long, repetitive or wrong: errors stay short, and nothing panics.

use epin::__private::FeenLiteral;
use epin::feen::{Feen, FeenBuf, ParseFeenErrorKind, errors};
use epin::{Epin, Side};
use epin_games::Chess;

use super::samples::{DOUBTFUL, POSITIONS};

const LONG: usize = 5_000_000;

/// The maximum length of an error, in bytes.
const BOUND: usize = 400;

/// Checks that all errors for a string are short, and returns how many there are.
fn check_short(text: &[u8]) -> usize {
    let first = Feen::from_ascii(text).unwrap_err();
    // A report also repeats up to 60 characters, each of which may be escaped.
    assert!(first.report(text).to_string().len() <= BOUND + 600);
    let Ok(text) = str::from_utf8(text) else {
        assert!(format!("{first}{first:?}").len() <= BOUND);
        return 1;
    };
    errors(text).map(|error| assert!(format!("{error}{error:?}").len() <= BOUND)).count()
}

#[test]
fn a_long_string_is_too_long_whatever_is_in_it() {
    for filling in ["/", "9", "0", "P", "+", " ", "8/", "é", "\u{10ffff}", "8 / C/c "] {
        let text = filling.repeat(LONG / filling.len());
        let error = Feen::parse(&text).unwrap_err();
        assert_eq!(error.kind(), ParseFeenErrorKind::TooLong);
        assert_eq!(error.range().end, text.len());
        assert_eq!(check_short(text.as_bytes()), 1);
        assert_eq!(text.parse::<FeenBuf>(), Err(error));
    }
    assert_eq!(check_short(&vec![0xff; LONG]), 1);
}

#[test]
fn a_string_as_long_as_a_position_has_short_errors() {
    let fillings = [
        "/",
        "9",
        "0",
        "P",
        "+",
        "*",
        " ",
        "8/",
        "0/",
        "*/",
        "*P",
        "é",
        "\u{10ffff}",
        "8 / C/c ",
        "'^",
        "//P",
        "///P",
        "2P ",
        "\n",
        "1P",
        "00P",
    ];
    for filling in fillings {
        for (before, after) in
            [("", ""), ("", " / C/c"), ("9 ", "/ C/c"), ("9 /", " C/c"), ("9 / ", "")]
        {
            let room = Feen::MAX_LEN - before.len() - after.len();
            let text = format!("{before}{}{after}", filling.repeat(room / filling.len()));
            check_short(text.as_bytes());
        }
    }
}

#[test]
fn of_thousands_of_mistakes_8_are_errors() {
    let text = format!("{}8 / C/c", "08/".repeat(200));
    assert_eq!((errors(&text).total(), errors(&text).count()), (200, 8));
    // A wrong byte that occurs again is the same mistake, and a run of wrong bytes is one mistake.
    assert_eq!(errors(&format!("{}8 / C/c", "*P".repeat(2_044))).count(), 1);
    assert_eq!(errors(&format!("{}8 / C/c", "*".repeat(4_089))).count(), 1);
}

#[test]
fn the_most_frequent_size_of_hundreds_of_ranks_is_the_usual_one() {
    let text = format!("{}{}8 / C/c", "7/".repeat(300), "8/".repeat(420));
    let error = Feen::parse(&text).unwrap_err();
    assert_eq!(error.to_string(), "expected 8 squares as in other ranks, found 7 in `7` at byte 0");
}

/// Some counts are larger than the number of markers that are read as part of a piece.
#[test]
fn a_piece_can_have_many_markers() {
    for count in [1, 2, 3, 4, 11, 12, 13, 14, 4_000] {
        for (before, marker, after) in
            [("-K", "'", ""), ("-K", "^", ""), ("", "^", "K"), ("", "+", "K"), ("", "-", "K")]
        {
            check_short(format!("8/{before}{}{after}!/8 / C/c", marker.repeat(count)).as_bytes());
        }
    }
}

#[test]
fn a_repeated_byte_has_short_errors() {
    for byte in 0..=u8::MAX {
        for len in [1, 2, 60, 4_096, 4_097] {
            let _ = Feen::from_ascii(&vec![byte; len]).map_err(|_| check_short(&vec![byte; len]));
        }
    }
}

#[test]
fn a_count_of_20_digits_is_read_as_too_many() {
    for digits in ["4294967295", "4294967296", "18446744073709551616", "99999999999999999999"] {
        let long = "9".repeat(2_000);
        for count in [digits, &long] {
            let kind = |text: String| {
                check_short(text.as_bytes());
                Feen::parse(&text).unwrap_err().kind()
            };
            assert_eq!(kind(format!("{count} / C/c")), ParseFeenErrorKind::TooLarge);
            assert_eq!(kind(format!("{count}P{count} / C/c")), ParseFeenErrorKind::TooLarge);
            assert_eq!(kind(format!("9 {count}P/ C/c")), ParseFeenErrorKind::TooLarge);
            assert_eq!(kind(format!("9 P{count}P/ C/c")), ParseFeenErrorKind::TooLarge);
            assert_eq!(kind(format!("9 0{count}P/ C/c")), ParseFeenErrorKind::InvalidCount);
        }
    }
}

/// The function that `feen!` expands to makes a position of any string and layout, without a check. If
/// somebody calls it by hand, the contents of the position may be nonsense, but nothing panics or
/// overflows.
#[test]
fn a_literal_of_any_string_and_layout_has_methods_that_do_not_panic() {
    let odd = [
        "é^+é",
        "(K)*/!",
        "18446744073709551615/4294967295/4294967295K4294967295 / C/c",
        "4294967295999999999999999999999999999999999999999999999K99999999999999999999999 P/p C/c",
        "K 4294967295P4294967295P/00 9/9",
        "K^^^^''''++--0K / é",
    ];
    let sizes = [[0, 0, 0], [0, 1, 0], [1, 0, 1], [8, 8, 0], [255, 255, 255], [2, 0, 255]];
    let offsets = [0, 1, 3, 9, 17, 40, 80, 4_096, u64::from(u16::MAX)];
    for text in odd.into_iter().chain(POSITIONS).chain(DOUBTFUL) {
        for (board_len, slash) in offsets.into_iter().flat_map(|len| offsets.map(|at| (len, at))) {
            for [first, second, third] in sizes {
                let sizes = u32::from_be_bytes([0, first, second, third]);
                let layout = board_len << 40 | slash << 24 | u64::from(sizes);
                call_every_method(FeenLiteral::literal(text, layout));
            }
        }
    }
}

fn call_every_method(position: Feen) {
    assert_eq!(position.squares().len(), position.square_count());
    position.squares().take(500).for_each(drop);
    position.pieces().for_each(drop);
    let _ = (position.board::<1>(), position.board::<8>(), position.board::<64>());
    let _ = (position.piece_range(0), position.piece_range(3), position.piece_range(usize::MAX));
    for side in Side::ALL {
        position.hand_pieces(side).for_each(drop);
        let _ = position.hand_piece_range(side, epin::epin!("P"));
    }
    let _ = (position.board_range(), position.hands_range(), position.styles_range());
    let _ = (position.styles(), position.turn(), position.in_catalog::<Chess>());
    let _ = format!("{position}{:?}", FeenBuf::<Epin>::from(position).sizes());
}
