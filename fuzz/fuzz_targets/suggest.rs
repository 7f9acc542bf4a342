//! What is suggested instead of a text: nothing for a valid one, and otherwise a valid text that is
//! another. The error names the same one. A suggestion has every letter and marker of the string,
//! if there is nothing else in it, and no others.

#![no_main]

use std::collections::BTreeSet;

use epin::ParsePieceErrorKind::{Invalid, Unknown};
use epin::{Catalog, Epin, Piece, Pin, Qpi, Sin, Snn, Styles};
use epin_fuzz::oracle::{self, Grammar, check_error, meant};
use epin_games::{Chess, ChessVsMakruk, Makruk, Shogi};
use libfuzzer_sys::fuzz_target;

/// Checks one type. A string of more than `$longest` bytes has no suggestion.
macro_rules! check {
    ($Type:ident, $grammar:expr, $longest:literal, $text:expr) => {{
        let (grammar, text): (&Grammar, &str) = ($grammar, $text);
        let error = $Type::parse(text).err();
        assert_eq!(error.is_none(), grammar.is_valid(text.as_bytes()));
        let message = error.as_ref().map(ToString::to_string);
        let suggestion = error.and_then(|error| error.suggestion());
        assert_eq!(suggestion.as_deref(), message.as_deref().and_then(meant));
        suggestion.map(|suggestion| {
            assert!(text.len() <= $longest && suggestion != *text);
            assert!(grammar.is_valid(suggestion.as_bytes()));
            $Type::parse(&suggestion).expect("it is valid")
        })
    }};
}

fuzz_target!(|data: &[u8]| {
    let text = &*String::from_utf8_lossy(data);
    if let Some(token) = check!(Epin, &oracle::EPIN, 16, text) {
        check_characters(text, token.as_str());
    }
    if let Some(pin) = check!(Pin, &oracle::PIN, 16, text) {
        check_characters(text, pin.as_str());
        // A PIN token is an EPIN token, and so is what one was meant to be.
        if let Err(error) = Epin::parse(text) {
            assert_eq!(error.suggestion().as_deref(), Some(pin.as_str()));
        }
    }
    if let Some(sin) = check!(Sin, &oracle::SIN, 16, text) {
        check_characters(text, sin.as_str());
    }
    check!(Qpi, &oracle::QPI, 16, text);
    check!(Snn, &oracle::SNN, 16, text);
    if let Err(error) = Styles::parse(text) {
        let message = error.to_string();
        if let Some(styles) = meant(&message) {
            assert!(oracle::STYLES.is_valid(styles.as_bytes()) && styles != text);
        }
    }
    check_piece::<Chess>(text);
    check_piece::<Makruk>(text);
    check_piece::<Shogi>(text);
    check_piece::<ChessVsMakruk>(text);
});

/// Checks that a suggestion has the characters of a string with nothing but letters, markers and
/// white space.
fn check_characters(text: &str, suggestion: &str) {
    let is_plain = |char: char| char.is_ascii_alphabetic() || "+-^'".contains(char);
    let characters = text.chars().filter(|char| !char.is_whitespace()).collect::<BTreeSet<_>>();
    if characters.iter().all(|char| is_plain(*char)) {
        assert_eq!(suggestion.chars().collect::<BTreeSet<_>>(), characters);
    }
}

/// Checks that what is suggested is in the catalog, and that what is suggested for a token differs from
/// it in its markers only.
fn check_piece<C: Catalog + std::fmt::Debug>(text: &str) {
    let unknown = match (Piece::<C>::parse(text), Epin::parse(text)) {
        (Ok(piece), Ok(token)) => return assert_eq!(piece, token),
        (Err(error), Err(invalid)) => {
            let meant = invalid.suggestion().filter(|meant| Piece::<C>::is_valid(meant));
            return assert_eq!((error.kind(), error.suggestion()), (Invalid, meant));
        }
        (Err(error), Ok(token)) => {
            assert_eq!(error.kind(), Unknown);
            let unknown = Piece::<C>::try_from(token).unwrap_err();
            assert_eq!(error, unknown.into());
            unknown
        }
        (Ok(piece), Err(error)) => panic!("{piece}, {error}"),
    };
    let message = check_error(&unknown);
    assert_eq!(meant(&message).map(Epin::parse), unknown.suggestion().map(Ok));
    if let Some(token) = unknown.suggestion() {
        assert!(Piece::<C>::of(token).is_some());
        assert_ne!(token, unknown.token());
        let name = |token: Epin| (token.letter(), token.side());
        assert_eq!(name(token), name(unknown.token()));
    }
}
