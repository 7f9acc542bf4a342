//! What an error says of a string that is not a name, and what the report of it adds: the string.

use std::error::Error;

use epin::ParseErrorKind::{Empty, ExpectedEnd, ExpectedUpper, TooLong};
use epin::{ParseErrorKind, Snn};
use epin_grammar::{Report, parse_snn};

use super::CLASSES;
use crate::support::inputs::each;
use crate::support::messages;

/// Returns what serde and the macros say of a string that is not a name.
pub(super) fn report(text: &[u8]) -> Report<'_> {
    parse_snn(text).unwrap_err().explain(text)
}

/// A string, then its error: the kind, the offset, the reason, the hint.
pub(super) type Refusal = (&'static [u8], ParseErrorKind, usize, &'static str, &'static str);

pub(super) const REFUSALS: [Refusal; 17] = [
    (
        b"",
        Empty,
        0,
        "expected a name, found an empty string",
        "a name is letters, then digits, such as Chess or Chess960",
    ),
    (
        b"chess",
        ExpectedUpper,
        0,
        "expected an upper-case letter, found `c` at byte 0",
        "did you mean \"Chess\"?",
    ),
    (
        b"Chess_960",
        ExpectedEnd,
        5,
        "expected the end of the name, found `_` at byte 5",
        "did you mean \"Chess960\"?",
    ),
    (
        b"Chess 960",
        ExpectedEnd,
        5,
        "expected the end of the name, found ` ` at byte 5",
        "did you mean \"Chess960\"?",
    ),
    (
        b"960",
        ExpectedUpper,
        0,
        "expected an upper-case letter, found `9` at byte 0",
        "a name is letters, then digits, such as Chess or Chess960",
    ),
    (
        b"Chess960A",
        ExpectedEnd,
        8,
        "expected the end of the name, found `A` at byte 8",
        "a name is letters, then digits, such as Chess or Chess960",
    ),
    (
        "Shōgi".as_bytes(),
        ExpectedEnd,
        2,
        "expected the end of the name, found U+014D at byte 2",
        "did you mean \"Shogi\"?",
    ),
    (
        "Ōgi".as_bytes(),
        ExpectedUpper,
        0,
        "expected an upper-case letter, found U+014C at byte 0",
        "did you mean \"Ogi\"?",
    ),
    (
        "Сhess".as_bytes(),
        ExpectedUpper,
        0,
        "expected an upper-case letter, found U+0421 (looks like `C`) at byte 0",
        "did you mean \"Chess\"?",
    ),
    (
        b" Chess",
        ExpectedUpper,
        0,
        "expected an upper-case letter, found ` ` at byte 0",
        "did you mean \"Chess\"?",
    ),
    (
        b"Chess\n",
        ExpectedEnd,
        5,
        "expected the end of the name, found a line break at byte 5",
        "did you mean \"Chess\"?",
    ),
    (
        b"C:K^",
        ExpectedEnd,
        1,
        "expected the end of the name, found `:` at byte 1",
        "a name is letters, then digits, such as Chess or Chess960",
    ),
    (
        b"Chess\xFF",
        ExpectedEnd,
        5,
        "expected the end of the name, found the byte 0xFF at byte 5",
        "",
    ),
    (
        b"Abcdefghijklmnopqrstuvwxyz0123456",
        TooLong,
        32,
        "expected the end of the name, found `6` at byte 32",
        "a name has at most 32 bytes",
    ),
    (
        b"Abcdefghijklmnopqrstuvwxyz012345!",
        ExpectedEnd,
        32,
        "expected the end of the name, found `!` at byte 32",
        "a name is letters, then digits, such as Chess or Chess960",
    ),
    (
        "Abcdefghijklmnopqrstuvwxyz01234\u{10FFFF}chess".as_bytes(),
        ExpectedEnd,
        31,
        "expected the end of the name, found U+10FFFF at byte 31",
        "a name is letters, then digits, such as Chess or Chess960",
    ),
    (
        b"a text that is longer than what the error keeps of it",
        ExpectedUpper,
        0,
        "expected an upper-case letter, found `a` at byte 0",
        "a name is letters, then digits, such as Chess or Chess960",
    ),
];

#[test]
fn a_refusal_says_what_was_expected_and_what_was_found() {
    for (text, kind, offset, reason, hint) in REFUSALS {
        let error = Snn::from_ascii(text).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (kind, offset), "{text:?}");
        assert_eq!(error.to_string(), messages::message(reason, hint));
        assert_eq!(
            format!("{error:?}"),
            format!("ParseError {{ kind: {kind:?}, offset: {offset} }}")
        );
        assert!(Error::source(&error).is_none());
        check_report(text);
    }
}

/// Checks that the report repeats the string, then says what the error says.
fn check_report(text: &[u8]) {
    let error = Snn::from_ascii(text).unwrap_err();
    let report = report(text);
    let echo = format!("invalid SNN name \"{}\": ", report.echo());
    let message = report.to_string();
    assert_eq!(message.strip_prefix(&*echo), Some(&*error.to_string()));
    assert!(message.len() <= 600, "{message}");
    let headline = report.headline();
    let hint = report.hint().map_or(String::new(), |hint| format!("; {hint}"));
    assert_eq!(message, format!("{headline}{hint}"));
    assert_eq!(report.offset(), error.offset());
    assert_eq!(error.suggestion().as_deref(), messages::suggestion(&error.to_string()),);
}

#[test]
fn report_and_error_agree_and_every_suggestion_is_a_name() {
    each(&CLASSES, 4, || {
        |text| {
            let Err(error) = Snn::from_ascii(text) else { return };
            check_report(text);
            let message = error.to_string();
            assert!(messages::suggestion(&message).is_none_or(Snn::is_valid), "{message}");
        }
    });
}

#[test]
fn an_error_of_a_long_text_is_that_of_its_start() {
    for start in ["x", "X_", "Chess960A", "9", "ō", "X"] {
        let text = format!("{start}{}", "x".repeat(10_000_000));
        let error = Snn::parse(&text).unwrap_err();
        assert_eq!(Snn::parse(&text[..60]), Err(error));
        check_report(text.as_bytes());
    }
}

/// Of a longer name, an error keeps the first bytes, the offset and the character there.
#[test]
fn the_report_of_a_long_name_is_for_that_string_alone() {
    let text = "Abcdefghijklmnopqrst!uvwxyz";
    let error = Snn::parse(text).unwrap_err();
    assert!(error.report(text).to_string().starts_with("invalid SNN name"));
    for other in
        ["Xbcdefghijklmnopqrst!uvwxyz", "Abcdefghijklmnopqrs!uvwxyz", "Abcdefghijklmnopqrst?"]
    {
        assert_eq!(error.report(other).to_string(), error.to_string());
        assert_ne!(Snn::parse(other), Err(error));
    }
}

#[test]
fn a_report_repeats_the_text_at_least_as_far_as_the_offset() {
    let table = [
        ("chess and more than that", "chess and more t…"),
        ("Abcdefghijklmno!pqrstuvwxyz", "Abcdefghijklmno!…"),
        ("Abcdefghijklmnop!qrstuvwxyz", "Abcdefghijklmnop!…"),
        ("Abcdefghijklmnopqrst!uvwxyz", "Abcdefghijklmnopqrst!…"),
        ("Abcdefghijklmnopqrstuvwxyz0123456789", "Abcdefghijklmnopqrstuvwxyz0123456…"),
        ("\u{10ffff}x\n", "\\u{10FFFF}x\\n"),
    ];
    for (text, echo) in table {
        assert_eq!(report(text.as_bytes()).echo().to_string(), echo);
    }
    for offset in 0..=33 {
        for filling in ['\u{10ffff}', '\0', '"', 'x'] {
            let filling = filling.to_string().repeat(50);
            check_report(format!("{}!{filling}", "X".repeat(offset)).as_bytes());
            check_report(format!("{}{filling}", "7".repeat(offset)).as_bytes());
        }
    }
}
