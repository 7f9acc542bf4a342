//! Errors of all notations but positions: what the message for a string names, and how errors behave as
//! values.

use std::error::Error;

use epin::ParseErrorKind::{ExpectedEnd, ExpectedLetter};
use epin::notation::{Qpi, Sin, Snn, Styles};
use epin::{Epin, ParseError, ParseErrorKind};

use crate::support::inputs::{CLASSES, each};
use crate::support::messages::reason;
use crate::support::notations::{Notation, of_each_notation};

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

/// Up to 19 bytes follow the character, since an error keeps only the start of a long string.
#[test]
fn a_character_of_several_bytes_after_a_token_is_named_whatever_follows() {
    fn check<T: Notation>(token: &str) {
        let chars =
            [(" ", "` `"), ("é", "U+00E9"), ("♔", "U+2654"), ("🨀", "U+1FA00"), ("x", "`x`")];
        for (char, name) in chars {
            let offset = token.len();
            for more in 0..20 {
                let error = T::refuse(&format!("{token}{char}{}", "'".repeat(more)));
                assert_eq!((error.kind(), error.offset()), (ExpectedEnd, offset));
                let message = error.to_string();
                let found = format!(", found {name} at byte {offset}");
                assert!(reason(&message).ends_with(&found), "{message}");
            }
        }
    }

    fn check_example<T: Notation>() {
        check::<T>(T::EXAMPLE);
    }

    for token in Epin::all() {
        check::<Epin>(token.as_str());
    }
    for check in of_each_notation!(check_example) {
        check();
    }
}

#[test]
fn errors_are_equal_if_the_strings_and_the_types_are() {
    fn error<T: Notation>(text: &[u8]) -> Option<ParseError> {
        T::from_ascii(text).err()
    }
    let errors = |text: &[u8]| of_each_notation!(error).map(|error| error(text));

    for alphabet in [b"+K^' \xC3", b"Cm/: \xC3"] {
        each(alphabet, 3, || {
            |text| {
                let of_text = errors(text);
                for (index, error) in
                    of_text.iter().enumerate().filter(|(_, error)| error.is_some())
                {
                    assert!(!of_text[..index].contains(error), "{text:?}");
                }
                each(alphabet, 3, || {
                    |other| {
                        for (error, other_error) in of_text.into_iter().zip(errors(other)) {
                            let are_equal = error.is_some() && error == other_error;
                            assert_eq!(are_equal, error.is_some() && text == other);
                        }
                    }
                });
            }
        });
    }
}

#[test]
fn they_are_errors_of_std_without_a_source() {
    let errors =
        [Epin::refuse("K "), Qpi::refuse("CK"), Styles::refuse("C/M"), Snn::refuse("chess")];
    for error in errors {
        let boxed: Box<dyn Error + Send + Sync> = error.into();
        assert!(boxed.source().is_none());
        let message = boxed.to_string();
        assert_eq!(format!("{error:>200}|{error:.8}"), format!("{message}|{message}"));
    }
}

#[test]
fn an_error_takes_24_bytes() {
    assert_eq!(size_of::<ParseError>(), 24);
    assert_eq!(size_of::<Result<Epin, ParseError>>(), 24);
    assert_eq!(size_of::<Result<Sin, ParseError>>(), 24);
    assert_eq!(size_of::<Result<Qpi, ParseError>>(), 24);
    assert_eq!(size_of::<Result<Styles, ParseError>>(), 24);
}
