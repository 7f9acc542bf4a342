//! Strings that are not positions, each with its one error.

use std::ops::Range;

use epin::feen::ParseFeenErrorKind::{self, *};
use epin::feen::{Feen, errors};

use crate::support::messages::{message, suggestion};

/// A string, then its error: what it is about and where, what was expected and found, and the hint.
pub(super) type Refusal =
    (&'static str, ParseFeenErrorKind, Range<usize>, &'static str, &'static str);

pub(super) const REFUSALS: [Refusal; 96] = [
    (
        "lnsgk^gsnl/1r5b/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s",
        RankLength,
        11..15,
        "expected 9 squares as in the other ranks, found 8 in `1r5b` at byte 11",
        "",
    ),
    (
        "9/9 / S/S",
        ExpectedStyles,
        6..9,
        "expected a lower-case letter, found `S` at byte 8",
        "did you mean \"S/s\"?",
    ),
    ("9 1/ C/c", InvalidCount, 2..3, "expected a count of 2 or more, found `1` at byte 2", ""),
    ("1 2P/ C/c", TooManyPieces, 0..9, "expected at most 1 piece on 1 square, found 2", ""),
    (
        "2/2 2PK/2pk C/c",
        TooManyPieces,
        0..15,
        "expected at most 4 pieces on as many squares, found 6",
        "",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ExpectedHands,
        44..56,
        "expected the hands, such as `/`, found `w` at byte 44",
        CHESS_FEN,
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
        ExpectedHands,
        44..45,
        "expected the hands, such as `/`, found `w` at byte 44",
        CHESS_FEN,
    ),
    (
        "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        ExpectedHands,
        48..60,
        "expected the hands, such as `/`, found `b` at byte 48",
        CHESS_FEN,
    ),
    (
        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4",
        ExpectedHands,
        57..80,
        "expected the hands, such as `/`, found `w` at byte 57",
        CHESS_FEN,
    ),
    (
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        ExpectedHands,
        58..63,
        "expected the hands, such as `/`, found `b` at byte 58",
        SFEN,
    ),
    (
        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        ExpectedHands,
        63..68,
        "expected the hands, such as `/`, found `b` at byte 63",
        SFEN,
    ),
    (
        "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 2P 1",
        ExpectedHands,
        72..78,
        "expected the hands, such as `/`, found `b` at byte 72",
        SFEN,
    ),
    (
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1",
        ExpectedHands,
        60..69,
        "expected the hands, such as `/`, found `w` at byte 60",
        FEN,
    ),
    (
        "8/8 - C/c",
        ExpectedHands,
        4..5,
        "expected the hands, such as `/`, found `-` at byte 4",
        "did you mean \"/\"?",
    ),
    (
        "8/8 C/c",
        ExpectedHands,
        4..7,
        "expected the hands, such as `/`, found `C` at byte 4",
        "did you mean \"/ C/c\"?",
    ),
    (
        "8/8_/_C/c",
        ExpectedSpace,
        3..6,
        "expected a space, found `_` at byte 3",
        "did you mean \" / \"?",
    ),
    (
        "sfen 8/8/8/8/8/8/8/8 w",
        ExpectedHands,
        21..22,
        "expected the hands, such as `/`, found `w` at byte 21",
        "this is an SFEN: in FEEN, the hands and the styles follow the board, as in `/ S/s`",
    ),
    (
        "8/+P7/8/8/8/8/8/8 b",
        ExpectedHands,
        18..19,
        "expected the hands, such as `/`, found `b` at byte 18",
        "this is an SFEN: in FEEN, the hands and the styles follow the board, as in `/ S/s`",
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
        "expected a count of 2 or more, found `1P` at byte 4",
        "did you mean \"P\"?",
    ),
    (
        "9/9 01P/ S/s",
        InvalidCount,
        4..7,
        "expected a count without a zero before it, found `01P` at byte 4",
        "did you mean \"P\"?",
    ),
    ("9/9 0P/ S/s", InvalidCount, 4..6, "expected a count of 2 or more, found `0P` at byte 4", ""),
    (
        "9/9 02P/ S/s",
        InvalidCount,
        4..7,
        "expected a count without a zero before it, found `02P` at byte 4",
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
        "expected a count without a zero before it, found `08` at byte 0",
        "did you mean \"8\"?",
    ),
    (
        "8/08 / C/c",
        InvalidCount,
        2..4,
        "expected a count without a zero before it, found `08` at byte 2",
        "did you mean \"8\"?",
    ),
    ("0/8 / C/c", InvalidCount, 0..1, "expected a count of 1 or more, found `0` at byte 0", ""),
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
    ("8/8 / Cc x", ExpectedStyles, 6..10, "expected `/`, found `c` at byte 7", NAMES),
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
        ExpectedStyles,
        8..8,
        "expected the styles, such as `C/c`, found the end at byte 8",
        "",
    ),
    (
        "8/8 /",
        ExpectedStyles,
        5..5,
        "expected the styles, such as `C/c`, found the end at byte 5",
        "",
    ),
    ("8/8 / ", ExpectedStyles, 5..6, "expected the styles, such as `C/c`, found ` ` at byte 5", ""),
    ("8/8 P", ExpectedHands, 4..5, "expected the hands, such as `/`, found `P` at byte 4", ""),
    ("8/8 b C/c", ExpectedHands, 4..5, "expected the hands, such as `/`, found `b` at byte 4", ""),
    (
        "8/8",
        ExpectedHands,
        3..3,
        "expected the hands, such as `/`, found the end at byte 3",
        FIELDS,
    ),
    ("", ExpectedBoard, 0..0, "expected the board, found an empty string", ""),
    ("  ", ExpectedBoard, 0..2, "expected the board, found ` ` at byte 0", ""),
    (" / C/c", ExpectedBoard, 0..1, "expected the board, found ` ` at byte 0", ""),
    ("/ C/c", ExpectedBoard, 0..0, "expected the board, found `/` at byte 0", ""),
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
    ("8/8/8/8// / C/c", ExpectedRank, 7..9, "expected a rank, found ` ` at byte 9", ""),
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
        0..2,
        "expected a piece or a count of empty squares, found `'` at byte 0",
        "did you mean \"p'\"?",
    ),
    (
        "8/8/8/7/8/8/8/8 / C/c",
        RankLength,
        6..7,
        "expected 8 squares as in the other ranks, found 7 in `7` at byte 6",
        "",
    ),
    (
        "7/8/8/8/8/8/8/8 / C/c",
        RankLength,
        0..1,
        "expected 8 squares as in the other ranks, found 7 in `7` at byte 0",
        "",
    ),
    (
        "8/8/8/9/8/8/8/8 / C/c",
        RankLength,
        6..7,
        "expected 8 squares as in the other ranks, found 9 in `9` at byte 6",
        "",
    ),
    (
        "5/5//5/5//5 / R/r",
        LayerLength,
        10..11,
        "expected 2 ranks as in the other layers, found 1 in `5` at byte 10",
        "",
    ),
    (
        "2/2//2/2//2/2/2 / R/r",
        LayerLength,
        10..15,
        "expected 2 ranks as in the other layers, found 3 in `2/2/2` at byte 10",
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
        "expected one space, found 2 at byte 3",
        "did you mean \" \"?",
    ),
    (
        "8/8 /  C/c",
        ExpectedSpace,
        5..7,
        "expected one space, found 2 at byte 5",
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
    ("8/8 // C/c", ExpectedSpace, 5..6, "expected a space, found `/` at byte 5", ""),
    ("8/8 P/p/ C/c", ExpectedSpace, 7..8, "expected a space, found `/` at byte 7", ""),
    (
        "8/8 /C/c",
        ExpectedSpace,
        5..8,
        "expected a space, found `C` at byte 5",
        "did you mean \" C/c\"?",
    ),
    (
        "8/8/ C/c",
        ExpectedSpace,
        3..5,
        "expected a space, found `/` at byte 3",
        "did you mean \" / \"?",
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
        ExpectedStyles,
        5..7,
        "expected the styles, such as `C/c`, found ` ` at byte 5",
        "",
    ),
    (
        "rnb qkb/6 / C/c",
        ExpectedPiece,
        3..4,
        "expected a piece or a count of empty squares, found ` ` at byte 3",
        "",
    ),
    (
        "pppppppp/7/8 / C/c",
        RankLength,
        9..10,
        "expected 8 squares as in the other ranks, found 7 in `7` at byte 9",
        "",
    ),
    ("8/8 P,R/ C/c", ExpectedPiece, 5..6, "expected a piece, found `,` at byte 5", ""),
    (
        "8/8 \u{2014} C/c",
        ExpectedHands,
        4..7,
        "expected the hands, such as `/`, found U+2014 (looks like `-`) at byte 4",
        "",
    ),
    (
        "8/8 / \u{421}/c",
        ExpectedStyles,
        6..10,
        "expected the styles, such as `C/c`, found U+0421 (looks like `C`) at byte 6",
        "did you mean \"C/c\"?",
    ),
    (
        "8/8 P+/ C/c",
        ExpectedPiece,
        4..6,
        "expected a piece, found `+` at byte 5",
        "did you mean \"+P\"?",
    ),
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

const CHESS_FEN: &str =
    "this is a chess FEN: in FEEN, the hands and the styles follow the board, as in `/ C/c`";
const FEN: &str =
    "this is a FEN: in FEEN, the hands and the styles follow the board, as in `/ C/c`";
const SFEN: &str =
    "this is an SFEN: in FEEN, the hands and the styles follow the board, as in `/ S/s`";
const FIELDS: &str = "a position is a board, hands and styles, as in `8/8 / C/c`";
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
        words("7/8/8/9/++p7 PP/0p C/C"),
        [
            "expected 8 squares as in the other ranks, found 7 in `7` at byte 0",
            "expected 8 squares as in the other ranks, found 9 in `9` at byte 6",
            "expected a piece or a count of empty squares, found `+` at byte 8; did you mean \"+p\"?",
            "expected a hand in order, without repetition, found `P` at byte 14; did you mean \"2P\"?",
            "expected a count of 2 or more, found `0p` at byte 16",
            "expected a lower-case letter, found `C` at byte 21; did you mean \"C/c\"?",
        ]
    );
    assert_eq!(
        words("8/8\t/\tC/c "),
        [
            "expected a space, found a tab at byte 3; did you mean \" \"?",
            "expected a space, found a tab at byte 5; did you mean \" \"?",
            "expected the end, found ` ` at byte 9",
        ]
    );
}
