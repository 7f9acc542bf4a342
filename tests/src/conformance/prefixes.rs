//! The token at the start of a longer string. `grammar.rs` tests every notation that has
//! `parse_prefix`; this file tests the pieces of a catalog.

use epin::notation::{Pin, Qpi};
use epin::{Epin, ParseError, Piece};

use crate::support::catalogs::Game;
use crate::support::inputs::each;
use crate::support::notations::Notation;

#[test]
fn a_piece_is_read_from_the_longest_token_at_the_start() {
    each(b"+Kc^':/\xC3\xA9", 5, || {
        |text| {
            let Ok(text) = str::from_utf8(text) else { return };
            let starts = (0..=text.len()).rev().filter_map(|len| text.split_at_checked(len));
            let valid = starts.into_iter().find(|(start, _)| Epin::is_valid(start));
            let expected = if let Some((start, rest)) = valid {
                Piece::<Game>::parse(start).map(|piece| (piece, rest))
            } else {
                let wrong = Epin::parse_prefix(text).unwrap_err().range();
                Err(Piece::<Game>::parse(&text[wrong]).unwrap_err())
            };
            let prefix = Piece::parse_prefix(text);
            assert_eq!(prefix, expected, "{text:?}");
            let slice =
                |result: &Result<(_, &str), _>| result.as_ref().map(|(_, rest)| rest.as_ptr()).ok();
            assert_eq!(slice(&prefix), slice(&expected), "{text:?}");
        }
    });
}

/// The first wrong character is of any script up to the punctuation of Chinese or is a full-width letter, and it is
/// followed by what may follow it in a position, in a list and in a sentence.
#[test]
fn an_error_says_nothing_about_what_follows_the_token() {
    check_errors(Epin::parse_prefix);
    check_errors(Pin::parse_prefix);
    check_errors(Qpi::parse_prefix);
}

fn check_errors<T: Notation>(parse_prefix: fn(&str) -> Result<(T, &str), ParseError>) {
    let mut suggestions = 0;
    for char in ('\0'..='\u{303f}').chain('\u{fe00}'..='\u{ffff}') {
        for before in ["", "+", "C:", "C:-"] {
            for rest in ["", "^K k", ", K, Q", "/8/8/8/8/8/8/8 / C/c"] {
                let text = format!("{before}{char}{rest}");
                let Err(error) = parse_prefix(&text) else { continue };
                let message = error.to_string();
                let hints = ["has at most", "one token per string", "is one letter"];
                assert!(!hints.iter().any(|hint| message.contains(hint)), "{text}: {message}");
                if let Some(suggestion) = error.suggestion() {
                    let repaired = text.replacen(&text[error.range()], suggestion.as_str(), 1);
                    assert!(parse_prefix(&repaired).is_ok(), "{text}: {message}");
                    suggestions += 1;
                }
            }
        }
    }
    assert!(suggestions > 0);
}
