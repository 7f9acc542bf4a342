//! Errors of tokens: what they name, whatever the string, and how they behave as values.

use std::error::Error;

use epin::ParseErrorKind::{Empty, ExpectedEnd, ExpectedLetter};
use epin::{Epin, ParseError, ParseErrorKind, Pin};

use crate::support::inputs::{CLASSES, each};
use crate::support::messages::{hint, reason};

#[test]
fn every_message_names_what_is_at_the_offset() {
    each(&CLASSES, 5, || {
        |text| {
            if let Err(error) = Epin::from_ascii(text) {
                let expected = expected_reason(text, error.kind(), error.offset());
                assert_eq!(reason(&error.to_string()), expected);
            }
        }
    });
}

fn expected_reason(text: &[u8], kind: ParseErrorKind, offset: usize) -> String {
    let expected = match kind {
        ExpectedLetter => "a letter",
        ExpectedEnd => "the end of the token",
        _ => return "expected a token, found an empty string".to_owned(),
    };
    let found = match &text[offset..] {
        [] => "the end".to_owned(),
        [0xC3, 0xA9, ..] => "U+00E9".to_owned(),
        [byte @ 0x80..=0xFF, ..] => format!("the byte {byte:#X}"),
        [b'`', ..] => "a backtick".to_owned(),
        [byte @ 0x20..=0x7F, ..] => format!("`{}`", char::from(*byte)),
        [b'\n' | b'\r', ..] => "a line break".to_owned(),
        [b'\t', ..] => "a tab".to_owned(),
        [byte, ..] => format!("U+{byte:04X} (a control character)"),
    };
    format!("expected {expected}, found {found} at byte {offset}")
}

#[test]
fn a_look_alike_or_invisible_character_is_named_as_such() {
    let table = [
        ("K’", "U+2019 (looks like `'`)"),
        ("\u{41a}^", "U+041A (looks like `K`)"),
        ("K\u{200b}", "U+200B (invisible)"),
        ("K\u{a0}", "U+00A0 (white space)"),
        ("K\u{2028}", "U+2028 (white space)"),
        ("K\u{2295}", "U+2295"),
    ];
    for (text, found) in table {
        let error = Epin::parse(text).unwrap_err();
        let message = error.to_string();
        let expected = format!("found {found} at byte {}", error.offset());
        assert!(reason(&message).ends_with(&expected), "{message}");
    }
}

#[test]
fn the_error_of_a_long_text_has_the_offset_and_reason_of_its_start() {
    let table = [
        ("", " ", 0),
        ("", "é", 0),
        ("", "+", 1),
        ("+", "\n", 1),
        ("K", "K", 1),
        ("K", "'", 2),
        ("+K^", " ", 3),
        ("+K^'", "\0", 4),
        ("+K^'", "'", 4),
    ];
    for (start, filling, offset) in table {
        let text = format!("{start}{}", filling.repeat(10_000_000));
        let error = Epin::parse(&text).unwrap_err();
        assert_eq!(error.offset(), offset, "{start}{filling}");
        assert_eq!(Epin::from_ascii(text.as_bytes()), Err(error));
        let start = Epin::parse(&text[..8]).unwrap_err().to_string();
        let message = error.to_string();
        assert_eq!(reason(&message), reason(&start));
        assert_eq!(hint(&message), Some("an EPIN token has at most 4 characters"));
    }
}

#[test]
fn a_character_of_several_bytes_after_a_token_is_named_whatever_follows() {
    for token in Epin::all() {
        for (char, name) in [(" ", "` `"), ("é", "U+00E9"), ("♔", "U+2654"), ("🨀", "U+1FA00")]
        {
            let offset = token.as_str().len();
            let message = format!("expected the end of the token, found {name} at byte {offset}");
            for more in 0..20 {
                let error = Epin::parse(&format!("{token}{char}{}", "'".repeat(more))).unwrap_err();
                assert_eq!((error.kind(), error.offset()), (ExpectedEnd, offset));
                assert_eq!(reason(&error.to_string()), message);
            }
        }
    }
}

#[test]
fn it_is_an_error_of_std_without_a_source() {
    let error: Box<dyn Error + Send + Sync> = Epin::parse("K ").unwrap_err().into();
    assert!(error.source().is_none());
    assert_eq!(
        error.to_string(),
        "expected the end of the token, found ` ` at byte 1; did you mean \"K\"?",
    );
    assert_eq!(format!("{error:?}"), "ParseError { kind: ExpectedEnd, offset: 1 }");
    assert_eq!(format!("{Empty:?} {ExpectedLetter:?}"), "Empty ExpectedLetter");
}

#[test]
fn errors_are_equal_if_the_strings_are() {
    each(b"+K^' \xC3", 3, || {
        |text| {
            let Err(error) = Epin::from_ascii(text) else { return };
            assert_ne!(Pin::from_ascii(text), Err(error));
            each(b"+K^' \xC3", 3, || {
                |other| {
                    let Err(other_error) = Epin::from_ascii(other) else { return };
                    assert_eq!(error == other_error, text == other);
                }
            });
        }
    });
    let error = |text| Epin::parse(text).unwrap_err();
    assert_eq!(error("0123456789abcdefg"), error("0123456789abcdefgh"));
    assert_ne!(error("0123456789abcdefg"), error("0123456789abcdef"));
    assert_ne!(error("0123456789abcdefg"), error("0123456789abcdeeg"));
}

#[test]
fn an_error_takes_16_bytes_and_an_offset() {
    assert_eq!(size_of::<ParseError>(), 16 + size_of::<usize>());
    assert_eq!(size_of::<Result<Epin, ParseError>>(), 16 + size_of::<usize>());
}
