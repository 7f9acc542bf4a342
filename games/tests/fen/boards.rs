//! Boards that cannot be read, each with its error.

use epin_games::{Chess, Crazyhouse, Makruk, Shogi, Xiangqi};

use crate::refused::refused;

#[test]
fn boards() {
    let space = "expected a space after the board";
    let slash = "expected `/` after the rank";
    let piece = "expected a count of empty squares or a piece, K Q R B N P";
    refused::<Chess>(&[
        ("«»", "expected the board, found the end"),
        ("« »8/8/8/8/8/8/8/8 w - - 0 1", "expected the board, found ` `; remove it"),
        ("« »8/8/8/8/8/8/8/8 x - - 0 1", "expected the board, found ` `"),
        (
            "«startpos»",
            "expected 8 ranks, found 1 in `startpos`; `Setup::start` returns the start position",
        ),
        (
            "«position» startpos moves e2e4",
            "expected 8 ranks, found 1 in `position`; `Setup::start` returns the start position",
        ),
        (
            "«position fen »8/8/8/8/8/8/8/8 x",
            "expected the board, without a label, found `position fen `; remove it",
        ),
        ("8/8/8/8/8/8/8/8«\t»w - - 0 1", &format!("{space}, found a tab; did you mean \" \"?")),
        ("8/8/8/8/8/8/8/8«\t»w\tx\t-\t0\t1", &format!("{space}, found a tab")),
        (
            "8/8/8/8/8/8/8/8«\tw\t-\t-\t0\t»1",
            "expected ASCII characters and single spaces, found `\\tw\\t-\\t-\\t0\\t`; did you mean \" w - - 0 \"?",
        ),
        (
            "8/8/8/8/8/8/8/7K«\u{a0}»w - - 0 1",
            &format!("{space}, found U+00A0 (white space); did you mean \" \"?"),
        ),
        ("8/8/8/8/8/8/8/8«\u{3000}»w", &format!("{space}, found U+3000 (white space)")),
        ("8/8/8/8/8/8/8/8«;»", &format!("{space}, found `;`")),
        ("8/8/8/8/8/8/8/8«x» w - - 0 1", &format!("{space}, found `x`")),
        ("8/8/8/8/8/8/8/7«;» w - - 0 1", &format!("{piece}, found `;`")),
        ("8/8/8«\t»/8/8/8/8/8 w - - 0 1", &format!("{slash}, found a tab")),
        ("p«0»7/8/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `0`")),
        (
            "8/8/8/8/8/8/8/8«/8» w - - 0 1",
            "expected the end of the board after 8 ranks, found `/8`",
        ),
        ("8/8/8/8/8/8/8/8«/» w - - 0 1", "expected the end of the board after 8 ranks, found `/`"),
        ("«8/8/8/8/8/8/8» w - - 0 1", "expected 8 ranks, found 7 in `8/8/8/8/8/8/8`"),
        ("8/8/8/8/8/8/8/«7» w - - 0 1", "expected 8 squares in the rank, found 7 in `7`"),
        ("8/8/8/8/8/8/«»/8 w - - 0 1", "expected 8 squares in the rank, found none"),
        ("8/«9»/8/8/8/8/8/8 w - - 0 1", "expected 8 squares in the rank, found 9 in `9`"),
        (
            "8/«44»/8/8/8/8/8/8 w - - 0 1",
            "expected adjacent empty squares as one count, found `44`; did you mean \"8\"?",
        ),
        ("8/«0»8/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `0`")),
        ("8/«10»/8/8/8/8/8/8 w", "expected a count of empty squares with one digit, found `10`"),
        ("8/7«x»/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `x`")),
        ("8/7«x»~/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `x`")),
        ("8/7«♔»/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found U+2654")),
        ("8/7«+P»/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `+P`")),
        ("8/8«+»/8/8/8/8/8/8 w - - 0 1", &format!("{slash}, found `+`")),
        ("8/Q«~»6/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `~`")),
        ("8/7«\u{202e}»/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found U+202E (invisible)")),
    ]);
    let long = format!("«{}»", "é".repeat(1_000_000));
    let found = format!("expected 8 ranks, found 1 in `{}…`", "é".repeat(32));
    refused::<Chess>(&[(&long, &found)]);
}

/// A character in place of a slash, or inside a rank, is named even if there are too few ranks because of it.
#[test]
fn boards_with_other_separators() {
    let slash = "expected `/` after the rank";
    let piece = "expected a count of empty squares or a piece, K Q R B N P";
    refused::<Chess>(&[
        ("rnbqkbnr«\\»pppppppp/8/8/8/8/8/8 w - - 0 1", &format!("{slash}, found `\\`")),
        ("8«\\»8\\8\\8\\8\\8\\8\\8 w - - 0 1", &format!("{slash}, found `\\`")),
        ("8«|»8|8|8|8|8|8|8 w - - 0 1", &format!("{slash}, found `|`")),
        ("8/8/8«x»8/8/8/8/8 w - - 0 1", &format!("{slash}, found `x`")),
        (
            "8/8/8/8«／»8/8/8/8 w - - 0 1",
            &format!("{slash}, found U+FF0F (looks like `/`); did you mean \"/\"?"),
        ),
        ("8/«／»8/8/8/8/8/8/8 w", &format!("{piece}, found U+FF0F (looks like `/`)")),
        ("8/8/7«\\»8/8/8/8/8 w - - 0 1", &format!("{piece}, found `\\`")),
        ("8/8/«9»\\8/8/8/8/8 w - - 0 1", "expected 8 squares in the rank, found 9 in `9`"),
        ("8/8/8/8/8/8/8« »RNBQKBNR w - - 0 1", &format!("{slash}, found ` `")),
        ("8/8/8/8/8/8/8« » RNBQKBNR w - - 0 1", &format!("{slash}, found ` `")),
        ("8/8/8« »/8/8/8/8/8 w - - 0 1", &format!("{slash}, found ` `")),
        ("8« »8 8 8 8 8 8 8 w - - 0 1", &format!("{slash}, found ` `")),
        ("8/8/« »8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found ` `")),
        ("rnbq« »kbnr/8/8/8/8/8/8/8 w", &format!("{piece}, found ` `")),
        ("8/8/8/8/8/8/8/RNBQ« »KBNR w - - 0 1", &format!("{piece}, found ` `")),
        ("8/8/8/8/8/8/8/7« »K w - - 0 1", &format!("{piece}, found ` `")),
        // The side to move is not part of the board.
        ("«8/8/8/8/8/8/8» b - - 0 1", "expected 8 ranks, found 7 in `8/8/8/8/8/8/8`"),
        ("«8/8/8/8/8/8/8» B - - 0 1", "expected 8 ranks, found 7 in `8/8/8/8/8/8/8`"),
        ("8/8/8/8/8/8/8/«7» b - - 0 1", "expected 8 squares in the rank, found 7 in `7`"),
        ("8/8/8/8/8/8/8/«»", "expected 8 squares in the rank, found none"),
    ]);
    refused::<Crazyhouse>(&[("8/8/8/8/8/8/8« »7K[] w", &format!("{slash}, found ` `"))]);
    refused::<Shogi>(&[
        (
            "9«／»9/9/9/9/9/9/9/9 b - 1",
            &format!("{slash}, found U+FF0F (looks like `/`); did you mean \"/\"?"),
        ),
        ("9/9/9/9/9/9/9/9« »+R8 b - 1", &format!("{slash}, found ` `")),
        ("«9/9/9/9/9/9/9/9» b - 1", "expected 9 ranks, found 8 in `9/9/9/9/9/9/9/9`"),
    ]);
    refused::<Xiangqi>(&[("9/9/9/9/9/9/9/9/9« »9 w", &format!("{slash}, found ` `"))]);
    refused::<Makruk>(&[("8/8/8/8/8/8/8« »7M~ w", &format!("{slash}, found ` `"))]);
}
