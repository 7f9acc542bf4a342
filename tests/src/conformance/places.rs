//! Where a mistake is: its column, the marks below it, and the error in a file.

use epin::feen::{Feen, Hand};
use epin::notation::Snn;
use epin::{Epin, ParsePieceError, Piece};
use epin_games::Chess;
use serde_json::{json, to_value};

#[test]
fn columns_count_characters() {
    let text = "k^1/♔1 / C/c";
    let error = Feen::parse(text).unwrap_err();
    assert_eq!((error.offset(), error.column(text)), (4, 5));
    let text = "♔/8 / C/C";
    let error = epin::feen::errors(text).last().unwrap();
    assert_eq!((error.offset(), error.column(text)), (10, 9));
    let error = Feen::from_ascii(b"8/\xff\xffx8 / C/c").unwrap_err();
    assert_eq!((error.offset(), error.column(b"8/\xff\xffx8 / C/c")), (2, 3));
    // With a wrong string, the column is one of that string.
    assert_eq!(Snn::parse("Chess_960").unwrap_err().column("C"), 2);
}

#[test]
fn marks_are_below_the_mistake() {
    let token = |text: &str| Epin::parse(text).unwrap_err().underlined(text).to_string();
    assert_eq!(token("++K"), "++K\n ^");
    assert_eq!(token("+"), "+\n ^");
    assert_eq!(token(""), "\n^");
    assert_eq!(token("K’"), "K\\u{2019}\n ^^^^^^^^");
    let piece = |text: &str| Piece::<Chess>::parse(text).unwrap_err().underlined(text).to_string();
    assert_eq!((piece("-N"), piece("N-")), ("-N\n^^".into(), "N-\n ^".into()));
    let position = |text: &str| Feen::parse(text).unwrap_err().underlined(text).to_string();
    assert_eq!(position("8/8 / C/C"), "8/8 / C/C\n      ^^^");
    let long = format!("{}7 / C/c", "8/".repeat(60));
    assert_eq!(position(&long), format!("…{}7 / C/c\n{}^", "/8".repeat(26) + "/", " ".repeat(54)));
}

#[test]
fn errors_in_files_have_a_kind_a_place_a_reason_and_a_suggestion() {
    assert_eq!(
        to_value(Epin::parse("^K").unwrap_err()).unwrap(),
        json!({
            "kind": "expected-letter",
            "offset": 0,
            "range": { "start": 0, "end": 2 },
            "reason": "expected a letter, found `^`",
            "suggestion": "K^",
        }),
    );
    let error: ParsePieceError = Piece::<Chess>::parse("Z").unwrap_err();
    assert_eq!(
        to_value(error).unwrap(),
        json!({
            "kind": "unknown",
            "offset": 0,
            "range": { "start": 0, "end": 1 },
            "reason": "\"Z\" is not a piece of Chess",
            "suggestion": null,
        }),
    );
    let error = "PP".parse::<Hand>().unwrap_err();
    assert_eq!(
        to_value(error).unwrap(),
        json!({
            "kind": "hand-order",
            "offset": 1,
            "range": { "start": 0, "end": 2 },
            "reason": "the hand `PP` is out of order or has a piece twice",
            "suggestion": "2P",
        }),
    );
}
