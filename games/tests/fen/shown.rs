//! What errors about strings have in common: the names of their kinds, the column and the marks, and the error
//! in a file.

use epin_games::{Chess, Move, ParseFenErrorKind, ParseMoveErrorKind, PlayErrorKind, Setup};

fn names(names: &[(&str, &str)]) {
    for (name, expected) in names {
        assert_eq!(name, expected);
    }
}

#[test]
fn the_names_of_the_kinds_do_not_change() {
    names(&[
        (ParseFenErrorKind::Board.as_str(), "board"),
        (ParseFenErrorKind::Hands.as_str(), "hands"),
        (ParseFenErrorKind::Turn.as_str(), "turn"),
        (ParseFenErrorKind::Castling.as_str(), "castling"),
        (ParseFenErrorKind::EnPassant.as_str(), "en-passant"),
        (ParseFenErrorKind::CountingLimit.as_str(), "counting-limit"),
        (ParseFenErrorKind::HalfmoveClock.as_str(), "halfmove-clock"),
        (ParseFenErrorKind::MoveNumber.as_str(), "move-number"),
        (ParseFenErrorKind::End.as_str(), "end"),
    ]);
    names(&[
        (ParseMoveErrorKind::Notation.as_str(), "notation"),
        (ParseMoveErrorKind::From.as_str(), "from"),
        (ParseMoveErrorKind::To.as_str(), "to"),
        (ParseMoveErrorKind::Drop.as_str(), "drop"),
        (ParseMoveErrorKind::Promotion.as_str(), "promotion"),
        (ParseMoveErrorKind::End.as_str(), "end"),
    ]);
    names(&[
        (PlayErrorKind::Squares.as_str(), "squares"),
        (PlayErrorKind::From.as_str(), "from"),
        (PlayErrorKind::To.as_str(), "to"),
        (PlayErrorKind::Hand.as_str(), "hand"),
        (PlayErrorKind::Promotion.as_str(), "promotion"),
        (PlayErrorKind::Castling.as_str(), "castling"),
    ]);
}

#[test]
fn marks_are_below_the_mistake() {
    let fen = |text: &str| {
        let error = Setup::<Chess>::parse(text).unwrap_err();
        (error.column(text), error.underlined(text).to_string())
    };
    assert_eq!(fen("8/8/8/8/8/8/8/8 x"), (17, "8/8/8/8/8/8/8/8 x\n                ^".into()));
    assert_eq!(fen("8/8"), (1, "8/8\n^^^".into()));
    assert_eq!(fen("8/8/8/8/8/8/8/8"), (16, "8/8/8/8/8/8/8/8\n              ^".into()));
    assert_eq!(
        fen("♔7/8/8/8/8/8/8/♙7 w"),
        (1, "\\u{2654}7/8/8/8/8/8/8/\\u{2659}7 w\n^^^^^^^^".into())
    );
    let text = "é2e4";
    let error = Move::<Chess>::parse(text).unwrap_err();
    assert_eq!(error.column(text), 1);
    let text = "e7e8=é";
    let error = Move::<Chess>::parse(text).unwrap_err();
    assert_eq!(
        (error.column(text), error.underlined(text).to_string()),
        (5, "e7e8=\\u{E9}\n    ^".into())
    );
}

#[cfg(feature = "serde")]
#[test]
fn errors_in_files_have_a_kind_a_place_a_reason_and_a_suggestion() {
    use epin_games::Shogi;
    use serde_json::{json, to_value};

    assert_eq!(
        to_value(Setup::<Chess>::parse("8/8/8/8/8/8/8/8 w - -  0 1").unwrap_err()).unwrap(),
        json!({
            "kind": "halfmove-clock",
            "offset": 22,
            "range": { "start": 22, "end": 23 },
            "reason": "expected one space, found a second one",
            "suggestion": "",
        }),
    );
    assert_eq!(
        to_value(Move::<Shogi>::parse("P@5e").unwrap_err()).unwrap(),
        json!({
            "kind": "drop",
            "offset": 1,
            "range": { "start": 0, "end": 4 },
            "reason": "expected `*`, found `@5e`",
            "suggestion": "P*5e",
        }),
    );
    assert_eq!(
        to_value(Move::<Chess>::parse("Nf3").unwrap_err()).unwrap()["suggestion"],
        json!(null)
    );
}

#[test]
fn setups_are_printed_as_a_board_and_as_a_fen() {
    let mut setup = Setup::<Chess>::start();
    assert_eq!(
        format!("\n{}", setup.diagram()),
        r"
8 -r   n   b   q   k^  b   n  -r
7 +p  +p  +p  +p  +p  +p  +p  +p
6  .   .   .   .   .   .   .   .
5  .   .   .   .   .   .   .   .
4  .   .   .   .   .   .   .   .
3  .   .   .   .   .   .   .   .
2 +P  +P  +P  +P  +P  +P  +P  +P
1 -R   N   B   Q   K^  B   N  -R
   a   b   c   d   e   f   g   h",
    );
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(format!("{setup:?}"), fen);
    setup.counters.halfmove_clock = None;
    assert_eq!(
        format!("{setup:?}"),
        "Setup { position: -rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c, counters: \
         Counters { halfmove_clock: None, move_number: Some(1), counting_limit: None } }",
    );
}
