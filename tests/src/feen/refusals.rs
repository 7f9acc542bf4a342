//! Strings that are not positions, each with its one error.

use std::ops::Range;

use epin::feen::ParseFeenErrorKind::{self, *};
use epin::feen::{Feen, errors};

use crate::support::messages::{message, suggestion};

/// A string, then its error: what it is about and where, what was expected and found, and the hint.
pub(super) type Refusal =
    (&'static str, ParseFeenErrorKind, Range<usize>, &'static str, &'static str);

pub(super) const REFUSALS: [Refusal; 95] = [
    (
        "lnsgk^gsnl/1r5b/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s",
        RankLength,
        11..15,
        "expected 9 squares as in other ranks, found 8 in `1r5b` at byte 11",
        "",
    ),
    (
        "9/9 / S/S",
        ExpectedStyles,
        6..9,
        "expected a lower-case letter, found `S` at byte 8",
        "did you mean \"S/s\"?",
    ),
    (
        "9 1/ C/c",
        InvalidCount,
        2..3,
        "expected a count of 2 or more, without zeros before it, found `1` at byte 2",
        "",
    ),
    ("1 2P/ C/c", TooManyPieces, 0..9, "expected at most 1 piece on as many squares, found 2", ""),
    (
        "2/2 2PK/2pk C/c",
        TooManyPieces,
        0..15,
        "expected at most 4 pieces on as many squares, found 6",
        "",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ExpectedFields,
        0..56,
        "expected a board, hands and styles, as in `8/8 / C/c`, found a FEN",
        "",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
        ExpectedFields,
        0..45,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        ExpectedFields,
        0..60,
        "expected a board, hands and styles, as in `8/8 / C/c`, found a FEN",
        "",
    ),
    (
        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4",
        ExpectedFields,
        0..80,
        "expected a board, hands and styles, as in `8/8 / C/c`, found a FEN",
        "",
    ),
    (
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        ExpectedFields,
        0..63,
        "expected a board, hands and styles, as in `8/8 / C/c`, found an SFEN",
        "",
    ),
    (
        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        ExpectedFields,
        0..68,
        "expected a board, hands and styles, as in `8/8 / C/c`, found an SFEN",
        "",
    ),
    (
        "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 2P 1",
        ExpectedFields,
        0..78,
        "expected a board, hands and styles, as in `8/8 / C/c`, found an SFEN",
        "",
    ),
    (
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1",
        ExpectedFields,
        0..69,
        "expected a board, hands and styles, as in `8/8 / C/c`, found a FEN",
        "",
    ),
    (
        "8/8 - C/c",
        ExpectedHands,
        4..5,
        "expected hands with a slash between them, found `-` at byte 4",
        "did you mean \"/\"?",
    ),
    (
        "8/8 C/c",
        ExpectedFields,
        0..7,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "sfen 8/8/8/8/8/8/8/8 w",
        ExpectedFields,
        0..22,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 3 other words",
        "",
    ),
    (
        "8/+P7/8/8/8/8/8/8 b",
        ExpectedFields,
        0..19,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "9/9 PP/ S/s",
        HandOrder,
        4..6,
        "expected a hand in order, without repetition, found `P` at byte 5",
        "did you mean \"2P\"?",
    ),
    (
        "9/9 P2P/ S/s",
        HandOrder,
        4..7,
        "expected a hand in order, without repetition, found `2` at byte 5",
        "did you mean \"3P\"?",
    ),
    (
        "9/9 1P/ S/s",
        InvalidCount,
        4..6,
        "expected a count of 2 or more, without zeros before it, found `1P` at byte 4",
        "did you mean \"P\"?",
    ),
    (
        "9/9 01P/ S/s",
        InvalidCount,
        4..7,
        "expected a count of 2 or more, without zeros before it, found `01P` at byte 4",
        "did you mean \"P\"?",
    ),
    (
        "9/9 0P/ S/s",
        InvalidCount,
        4..6,
        "expected a count of 2 or more, without zeros before it, found `0P` at byte 4",
        "",
    ),
    (
        "9/9 02P/ S/s",
        InvalidCount,
        4..7,
        "expected a count of 2 or more, without zeros before it, found `02P` at byte 4",
        "did you mean \"2P\"?",
    ),
    (
        "9/9 PBR/ S/s",
        HandOrder,
        4..7,
        "expected a hand in order, without repetition, found `B` at byte 5",
        "did you mean \"BPR\"?",
    ),
    (
        "9/9 R2P/ S/s",
        HandOrder,
        4..7,
        "expected a hand in order, without repetition, found `2` at byte 5",
        "did you mean \"2PR\"?",
    ),
    (
        "9/9 3P2R3P/p S/s",
        HandOrder,
        4..10,
        "expected a hand in order, without repetition, found `3` at byte 8",
        "did you mean \"6P2R\"?",
    ),
    (
        "08/8 / C/c",
        InvalidCount,
        0..2,
        "expected a count of 1 or more, without zeros before it, found `08` at byte 0",
        "did you mean \"8\"?",
    ),
    (
        "8/08 / C/c",
        InvalidCount,
        2..4,
        "expected a count of 1 or more, without zeros before it, found `08` at byte 2",
        "did you mean \"8\"?",
    ),
    (
        "0/8 / C/c",
        InvalidCount,
        0..1,
        "expected a count of 1 or more, without zeros before it, found `0` at byte 0",
        "",
    ),
    (
        "8/8 / C/C",
        ExpectedStyles,
        6..9,
        "expected a lower-case letter, found `C` at byte 8",
        "did you mean \"C/c\"?",
    ),
    (
        "8/8 / c/c",
        ExpectedStyles,
        6..9,
        "expected an upper-case letter, found `c` at byte 8",
        "did you mean \"c/C\"?",
    ),
    ("8/8 / C/9", ExpectedStyles, 6..9, "expected a lower-case letter, found `9` at byte 8", ""),
    ("8/8 / C", ExpectedStyles, 6..7, "expected `/`, found the end at byte 7", ""),
    ("8/8 / C/", ExpectedStyles, 6..8, "expected a lower-case letter, found the end at byte 8", ""),
    ("8/8 / c", ExpectedStyles, 6..7, "expected `/`, found the end at byte 7", ""),
    (
        "8/8 / Cc x",
        ExpectedFields,
        0..10,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 4 words",
        "",
    ),
    ("8/8 / Chess/chess", ExpectedStyles, 6..17, "expected `/`, found `h` at byte 7", NAMES),
    ("8/8 / Chess/Makruk", ExpectedStyles, 6..18, "expected `/`, found `h` at byte 7", NAMES),
    (
        "8/8 / C/chess",
        ExpectedStyles,
        6..13,
        "expected the end of the styles, found `h` at byte 9",
        NAMES,
    ),
    (
        "8/8 2P/p",
        ExpectedFields,
        0..8,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "8/8 /",
        ExpectedFields,
        0..5,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "8/8 / ",
        ExpectedFields,
        0..6,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "8/8 P",
        ExpectedFields,
        0..5,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "8/8 b C/c",
        ExpectedHands,
        4..5,
        "expected hands with a slash between them, found `b` at byte 4",
        "",
    ),
    (
        "8/8",
        ExpectedFields,
        0..3,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 1 word",
        "",
    ),
    (
        "",
        ExpectedFields,
        0..0,
        "expected a board, hands and styles, as in `8/8 / C/c`, found an empty string",
        "",
    ),
    (
        "  ",
        ExpectedFields,
        0..2,
        "expected a board, hands and styles, as in `8/8 / C/c`, found white space",
        "",
    ),
    (
        " / C/c",
        ExpectedFields,
        0..6,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "/ C/c",
        ExpectedFields,
        0..5,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "8/8/8//8/8/8/8/8 / C/c",
        TooManySlashes,
        5..7,
        "expected one slash between ranks, found two at byte 5",
        "did you mean \"/\"?",
    ),
    (
        "8//8 / C/c",
        TooManySlashes,
        1..3,
        "expected one slash between ranks, found two at byte 1",
        "did you mean \"/\"?",
    ),
    (
        "8/8//8/8///8/8//8/8 / C/c",
        TooManySlashes,
        8..11,
        "expected at most two slashes, found 3 at byte 8",
        "a board has at most three dimensions",
    ),
    ("8/8/8/8// / C/c", ExpectedRank, 8..9, "expected a rank, found ` ` at byte 9", ""),
    ("/8/8 / C/c", ExpectedRank, 0..1, "expected a rank, found `/` at byte 0", ""),
    ("8/8/ / C/c", ExpectedRank, 3..4, "expected a rank, found ` ` at byte 4", ""),
    (
        "k^^7/8 / C/c",
        ExpectedPiece,
        0..3,
        "expected a piece or a count of empty squares, found `^` at byte 2",
        "did you mean \"k^\"?",
    ),
    (
        "k7/++p7 / C/c",
        ExpectedPiece,
        3..6,
        "expected a piece or a count of empty squares, found `+` at byte 3",
        "did you mean \"+p\"?",
    ),
    (
        "7K\u{2019}/8 / C/c",
        ExpectedPiece,
        1..5,
        "expected a piece or a count of empty squares, found U+2019 (looks like `'`) at byte 2",
        "did you mean \"K'\"?",
    ),
    (
        "\u{2212}7/8 / C/c",
        ExpectedPiece,
        0..3,
        "expected a piece or a count of empty squares, found U+2212 (looks like `-`) at byte 0",
        "",
    ),
    (
        "\u{2212}p7/8 / C/c",
        ExpectedPiece,
        0..4,
        "expected a piece or a count of empty squares, found U+2212 (looks like `-`) at byte 0",
        "did you mean \"-p\"?",
    ),
    (
        "k*7/8 / C/c",
        ExpectedPiece,
        1..2,
        "expected a piece or a count of empty squares, found `*` at byte 1",
        "",
    ),
    (
        "k\u{e9}7/8 / C/c",
        ExpectedPiece,
        1..3,
        "expected a piece or a count of empty squares, found U+00E9 at byte 1",
        "",
    ),
    (
        "\u{265a}7/8 / C/c",
        ExpectedPiece,
        0..3,
        "expected a piece or a count of empty squares, found U+265A at byte 0",
        "",
    ),
    (
        "p'^7/8 / C/c",
        ExpectedPiece,
        0..3,
        "expected a piece or a count of empty squares, found `^` at byte 2",
        "did you mean \"p^'\"?",
    ),
    (
        "'p7/8 / C/c",
        ExpectedPiece,
        0..1,
        "expected a piece or a count of empty squares, found `'` at byte 0",
        "",
    ),
    (
        "8/8/8/7/8/8/8/8 / C/c",
        RankLength,
        6..7,
        "expected 8 squares as in other ranks, found 7 in `7` at byte 6",
        "",
    ),
    (
        "7/8/8/8/8/8/8/8 / C/c",
        RankLength,
        0..1,
        "expected 8 squares as in other ranks, found 7 in `7` at byte 0",
        "",
    ),
    (
        "8/8/8/9/8/8/8/8 / C/c",
        RankLength,
        6..7,
        "expected 8 squares as in other ranks, found 9 in `9` at byte 6",
        "",
    ),
    (
        "5/5//5/5//5 / R/r",
        LayerLength,
        10..11,
        "expected 2 ranks as in other layers, found 1 in `5` at byte 10",
        "",
    ),
    (
        "2/2//2/2//2/2/2 / R/r",
        LayerLength,
        10..15,
        "expected 2 ranks as in other layers, found 3 in `2/2/2` at byte 10",
        "",
    ),
    (
        "256 / C/c",
        TooLarge,
        0..3,
        "expected at most 255 squares in a rank, found more in `256` at byte 0",
        "",
    ),
    (
        "300/300 / C/c",
        TooLarge,
        0..3,
        "expected at most 255 squares in a rank, found more in `300` at byte 0",
        "",
    ),
    (
        "8/8  / C/c",
        ExpectedSpace,
        3..5,
        "expected only one space, found ` ` at byte 4",
        "did you mean \" \"?",
    ),
    (
        "8/8 /  C/c",
        ExpectedSpace,
        5..7,
        "expected only one space, found ` ` at byte 6",
        "did you mean \" \"?",
    ),
    (" 8/8 / C/c", ExpectedBoard, 0..1, "expected the board, found ` ` at byte 0", ""),
    ("8/8 / C/c ", ExpectedEnd, 9..10, "expected the end, found ` ` at byte 9", ""),
    ("8/8 / C/c w", ExpectedEnd, 9..11, "expected the end, found ` ` at byte 9", ""),
    ("8/8 / C/c\n", ExpectedEnd, 9..10, "expected the end, found a line break at byte 9", ""),
    (
        "8/8 / C/cc",
        ExpectedStyles,
        6..10,
        "expected the end of the styles, found `c` at byte 9",
        NAMES,
    ),
    (
        "8/8 // C/c",
        ExpectedHands,
        5..6,
        "expected only one slash between the hands, found `/` at byte 5",
        "",
    ),
    (
        "8/8 P/p/ C/c",
        ExpectedHands,
        7..8,
        "expected only one slash between the hands, found `/` at byte 7",
        "",
    ),
    (
        "8/8 /C/c",
        ExpectedSpace,
        5..8,
        "expected a space, found `C` at byte 5",
        "did you mean \" C/c\"?",
    ),
    (
        "8/8/ C/c",
        ExpectedFields,
        0..8,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    ("8/8 P*/ C/c", ExpectedPiece, 5..6, "expected a piece, found `*` at byte 5", ""),
    ("8/8 2/ C/c", ExpectedPiece, 4..5, "expected a piece, found `/` at byte 5", ""),
    (
        "8/8 P^^/ C/c",
        ExpectedPiece,
        4..7,
        "expected a piece, found `^` at byte 6",
        "did you mean \"P^\"?",
    ),
    (
        "8/8 /  ",
        ExpectedFields,
        0..7,
        "expected a board, hands and styles, as in `8/8 / C/c`, found 2 words",
        "",
    ),
    (
        "rnb qkb/6 / C/c",
        ExpectedSpace,
        0..9,
        "expected no white space in a field, found ` ` at byte 3",
        "",
    ),
    (
        "pppppppp/7/8 / C/c",
        RankLength,
        9..10,
        "expected 8 squares as in other ranks, found 7 in `7` at byte 9",
        "",
    ),
    ("8/8 P,R/ C/c", ExpectedPiece, 5..6, "expected a piece, found `,` at byte 5", ""),
    (
        "8/8 \u{2014} C/c",
        ExpectedHands,
        4..7,
        "expected hands with a slash between them, found U+2014 (looks like `-`) at byte 4",
        "",
    ),
    (
        "8/8 / \u{421}/c",
        ExpectedStyles,
        6..10,
        "expected the styles, such as `C/c`, found U+0421 (looks like `C`) at byte 6",
        "",
    ),
    ("8/8 P+/ C/c", ExpectedPiece, 5..6, "expected a piece, found `+` at byte 5", ""),
    (
        "8/8 2^P/ C/c",
        ExpectedPiece,
        5..7,
        "expected a piece, found `^` at byte 5",
        "did you mean \"P^\"?",
    ),
    (
        "8/8 11P9R/ C/c",
        TooManyPieces,
        0..14,
        "expected at most 16 pieces on as many squares, found 20",
        "",
    ),
];

const NAMES: &str = "each style is one letter, as in C/m: a name such as Chess is SNN";

#[test]
fn every_mistake_is_one_error_with_its_place_and_words() {
    for (text, kind, range, reason, hint) in REFUSALS {
        let error = Feen::parse(text).unwrap_err();
        let message = message(reason, hint);
        assert_eq!((error.kind(), error.range()), (kind, range), "{text}");
        assert_eq!(error.to_string(), message, "{text}");
        assert_eq!(error.suggestion().as_deref(), suggestion(&message), "{text}");
        assert_eq!(errors(text).collect::<Vec<_>>(), [error], "{text}");
    }
}

#[test]
fn several_mistakes_are_several_errors_from_the_start_to_the_end() {
    let words = |text| errors(text).map(|error| error.to_string()).collect::<Vec<_>>();
    assert_eq!(
        words("7/8/8/8/9/++p7 PP/0p C/C"),
        [
            "expected 8 squares as in other ranks, found 7 in `7` at byte 0",
            "expected 8 squares as in other ranks, found 9 in `9` at byte 8",
            "expected a piece or a count of empty squares, found `+` at byte 10",
            "expected a hand in order, without repetition, found `P` at byte 16; greater counts come \
             first, then letters from A to Z, and each piece is there once",
            "expected a count of 2 or more, without zeros before it, found `0p` at byte 18",
            "expected a lower-case letter, found `C` at byte 23; did you mean \"C/c\"?",
        ]
    );
    for (text, found) in
        [("8/8\t/\u{a0}C/c ", ["a tab", "U+00A0 (white space)"]), ("8__%20/_C/c ", ["`_`"; 2])]
    {
        let found = found.map(|found| format!("expected only one space, found {found}"));
        let all: Vec<_> = errors(text).collect();
        let [first, second, end] = all.as_slice() else { panic!("{text:?}: {all:?}") };
        assert_eq!([first, second].map(|error| error.reason().to_string()), found);
        assert_eq!([first, second].map(|error| error.suggestion().unwrap().len()), [1; 2]);
        assert_eq!(
            end.to_string(),
            format!("expected the end, found ` ` at byte {}", text.len() - 1)
        );
    }
    // Two spaces, and one that is missing.
    assert_eq!(errors("6/6  /J/y").count(), 2);
}

/// The reason if the fields are not sure.
const FIELDS: &str = "expected a board, hands and styles, as in `8/8 / C/c`, found ";

#[test]
fn fields_that_are_not_sure_are_one_error() {
    for (text, found) in [
        ("8/8/C/c", "1 word"),
        ("8/8+/+C/c", "1 word"),
        ("8/8__/C/c", "1 word"),
        ("\u{3000}", "white space"),
        ("8/8  C/c", "2 words"),
        ("hello big world", "3 other words"),
        ("http://example.org/?p=8/8_/_C/c", "3 other words"),
        ("8/8 - b", "3 other words"),
        ("8/8 / C c", "4 words"),
        ("FEEN: 8/8 / C/c", "4 words"),
        ("8/8 - - C/c", "4 words"),
        ("8/8 P P/ C/c", "4 words"), // `8/8 P` and `P P/` are equally wrong.
        ("a b c d e f g", "7 words"),
        ("8 / 8 / 8 / 8 / C/c", "9 words"),
        ("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1", "a FEN"),
        ("9/9 b P 1", "an SFEN"),
    ] {
        let all: Vec<_> = errors(text).map(|error| (error.range(), error.to_string())).collect();
        assert_eq!(all, [(0..text.len(), format!("{FIELDS}{found}"))], "{text:?}");
    }
}

#[test]
fn what_may_not_be_meant_is_not_suggested() {
    for text in [
        "8/8 Pawn/ C/c",
        "8/8 None/None C/c",
        "8/8 King/Queen C/c",
        "8/8 Rook/ C/c",
        "8/8 rook/ C/c",
        "8/8 PB/qp/ C/c",
        "8/8 / w/b",
        "8/8[Qp] / C/c",
        "8/8 [Q]/[p] C/c",
        "\u{2019}8/8 / C/c\u{2019}",
        "'k7/8 / C/c'",
        "\"8/8 / C/c\"",
        "8-8 / C/c",
        "8/K+7 / C/c",
        "8/---K---7 / C/c",
        "8/8 99999999999R4294967296P/ C/c",
        // The count of another rank, and the slash of the hands, are elsewhere.
        "9/9/92 PBR/p S/s",
        "8/8 2P/pc /C",
    ] {
        let all: Vec<_> = errors(text).map(|error| error.suggestion()).collect();
        assert!(!all.is_empty() && all.iter().all(Option::is_none), "{text:?}: {all:?}");
    }
}

#[test]
fn what_is_wrong_throughout_a_field_is_one_error() {
    for text in [
        "8|8|8 / C/c",
        "K,Q,R,B / C/c",
        "8//8//8 / C/c",
        "3/4/5/4/3 / C/c",
        "300/300 / C/c",
        "0/0 / C/c",
    ] {
        let all: Vec<_> = errors(text).collect();
        assert_eq!(all.len(), 1, "{text:?}: {all:?}");
    }
}
