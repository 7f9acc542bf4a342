//! Any bytes, read as each of the notations. `from_ascii`, `parse`, `FromStr`, `TryFrom` and serde
//! agree, and accept the bytes if and only if the specification's regular expression does. If they
//! refuse the bytes, the error has the offset of the first unusable byte, and its message is one short
//! line. A suggestion is another string, which is valid. `parse_prefix` splits off the longest token that
//! the regular expression finds. A piece of a catalog is read like a token.
//!
//! The methods of valid tokens are not checked here: there
//! are so few tokens that `tests` checks each of them.

#![no_main]

use std::collections::BTreeSet;
use std::fmt::Debug;

use epin::notation::{Pin, Qpi, Sin, Snn, Styles};
use epin::{
    Catalog, Epin, Letter, ParseError, ParseErrorKind, ParsePieceErrorKind, Piece, Side, State,
    Suggestion,
};
use epin_fuzz::catalogs::ChessVsMakruk;
use epin_fuzz::oracle::{self, Grammar, check_error, check_message, meant};
use epin_games::{Chess, Makruk, Shogi, Xiangqi};
use libfuzzer_sys::fuzz_target;
use serde::Deserialize;
use serde::de::value::{BytesDeserializer, Error, StrDeserializer};

/// Reads a string as one type, and returns what is suggested instead.
macro_rules! check {
    ($Type:ident, $grammar:expr, $data:expr) => {{
        let (grammar, data): (&Grammar, &[u8]) = ($grammar, $data);
        let found = $Type::from_ascii(data);
        assert_eq!(found.is_ok(), grammar.is_valid(data));
        assert_eq!($Type::try_from(data), found);
        let read = $Type::deserialize(BytesDeserializer::<Error>::new(data));
        assert_eq!(read.as_ref().ok(), found.as_ref().ok());
        if let Err(error) = read {
            check_message(&error.to_string());
        }
        if let Ok(text) = str::from_utf8(data) {
            assert_eq!($Type::parse(text), found);
            assert_eq!(text.parse(), found);
            assert_eq!($Type::try_from(text), found);
            let read = $Type::deserialize(StrDeserializer::<Error>::new(text));
            assert_eq!(read.as_ref().ok(), found.as_ref().ok());
        }
        match found {
            Ok(value) => {
                let text = str::from_utf8(data).expect("a token is ASCII");
                assert_eq!(format!("{value} {value:?}"), format!("{text} {text}"));
                None
            }
            Err(error) => check_refusal(stringify!($Type), grammar, data, error),
        }
    }};
}

/// Splits tokens off a string until an error.
macro_rules! check_prefixes {
    ($Type:ident, $grammar:expr, $text:expr) => {{
        let (grammar, mut rest): (&Grammar, &str) = ($grammar, $text);
        while let Some(len) = grammar.prefix(rest.as_bytes()) {
            let (token, after) = rest.split_at(len);
            let token = $Type::parse(token).expect("it is valid");
            assert_eq!($Type::parse_prefix(rest), Ok((token, after)));
            rest = after;
        }
        let error = $Type::parse_prefix(rest).unwrap_err();
        // What follows the first wrong character changes nothing.
        assert_eq!($Type::parse(&rest[error.range()]), Err(error));
        assert_eq!(error.offset(), grammar.stop(rest.as_bytes()));
        check_error(&error);
    }};
}

fuzz_target!(|data: &[u8]| {
    let epin = check!(Epin, &oracle::EPIN, data);
    let pin = check!(Pin, &oracle::PIN, data);
    let sin = check!(Sin, &oracle::SIN, data);
    check!(Qpi, &oracle::QPI, data);
    check!(Snn, &oracle::SNN, data);
    check!(Styles, &oracle::STYLES, data);
    for suggestion in [&epin, &pin, &sin].into_iter().flatten() {
        check_characters(data, suggestion);
    }
    // A PIN token is also an EPIN token, so a suggestion for PIN is the suggestion for EPIN, too.
    if pin.is_some() && !oracle::EPIN.is_valid(data) {
        assert_eq!(epin, pin);
    }

    let text = &*String::from_utf8_lossy(data);
    check_prefixes!(Epin, &oracle::EPIN, text);
    check_prefixes!(Pin, &oracle::PIN, text);
    check_prefixes!(Qpi, &oracle::QPI, text);
    check_piece::<Chess>(text);
    check_piece::<Makruk>(text);
    check_piece::<Shogi>(text);
    check_piece::<Xiangqi>(text);
    check_piece::<ChessVsMakruk>(text);
    assert_eq!(text.parse::<Letter>().is_ok(), matches!(data, [b'A'..=b'Z']));
    assert_eq!(text.parse::<Side>().is_ok(), ["first", "second"].contains(&text));
    let states = ["diminished", "normal", "enhanced"];
    assert_eq!(text.parse::<State>().is_ok(), states.contains(&text));
});

/// Checks the error for a string, and returns what it suggests.
fn check_refusal(name: &str, grammar: &Grammar, data: &[u8], error: ParseError) -> Option<String> {
    let message = check_error(&error);
    let offset = error.offset();
    assert_eq!((error.kind(), offset), (kind(name, grammar, data), grammar.stop(data)));
    assert!(match str::from_utf8(data) {
        Ok(text) => text.is_char_boundary(offset),
        Err(_) => offset <= data.len(),
    });
    if !data.is_empty() {
        assert!(message.contains(&format!(" at byte {offset}")), "{message}");
    }
    let suggestion = error.suggestion();
    assert_eq!(suggestion.as_ref().map(Suggestion::as_str), meant(&message));
    let suggestion = suggestion?.to_string();
    assert!(data.len() <= 16 && suggestion.as_bytes() != data);
    assert!(grammar.is_valid(suggestion.as_bytes()));
    Some(suggestion)
}

/// Returns the kind of the error for a string. It depends on the bytes before the first unusable byte.
fn kind(name: &str, grammar: &Grammar, data: &[u8]) -> ParseErrorKind {
    match (name, &data[..grammar.stop(data)]) {
        _ if data.is_empty() => ParseErrorKind::Empty,
        ("Epin" | "Pin", [] | [b'+' | b'-']) | ("Qpi", [_, _] | [_, _, b'+' | b'-']) => {
            ParseErrorKind::ExpectedLetter
        }
        ("Sin" | "Qpi", []) => ParseErrorKind::ExpectedStyle,
        ("Qpi", [_]) => ParseErrorKind::ExpectedColon,
        ("Snn" | "Styles", []) => ParseErrorKind::ExpectedUpper,
        ("Snn", _) if grammar.is_too_long(data) => ParseErrorKind::TooLong,
        ("Styles", [_]) => ParseErrorKind::ExpectedSlash,
        ("Styles", [_, _]) => ParseErrorKind::ExpectedLower,
        _ => ParseErrorKind::ExpectedEnd,
    }
}

/// Checks that a suggestion has the same characters as a string, except for
/// white space, if the string has only letters, markers and white space.
fn check_characters(data: &[u8], suggestion: &str) {
    let text = String::from_utf8_lossy(data);
    let is_plain = |char: char| char.is_ascii_alphabetic() || "+-^'".contains(char);
    let characters = text.chars().filter(|char| !char.is_whitespace()).collect::<BTreeSet<_>>();
    if characters.iter().all(|char| is_plain(*char)) {
        assert_eq!(suggestion.chars().collect::<BTreeSet<_>>(), characters);
    }
}

/// Reads a string as a piece of a catalog. If the string is not even a token, the suggestion is
/// the same as from `Epin::parse`, provided that the suggestion is a piece of the catalog.
fn check_piece<C: Catalog + Debug>(text: &str) {
    let found = Piece::<C>::parse(text);
    assert_eq!(Piece::<C>::from_ascii(text.as_bytes()), found);
    assert_eq!(text.parse(), found);
    assert_eq!(Piece::<C>::is_valid(text), found.is_ok());
    match (Epin::parse(text), found) {
        (Ok(token), Ok(piece)) => assert_eq!(piece.token(), token),
        (Ok(token), Err(error)) => {
            assert_eq!(error, Piece::<C>::try_from(token).unwrap_err().into());
        }
        (Err(invalid), Err(error)) => {
            assert_eq!(error.kind(), ParsePieceErrorKind::Invalid);
            let meant =
                invalid.suggestion().filter(|meant| Piece::<C>::parse(meant.as_str()).is_ok());
            assert_eq!(error.suggestion(), meant);
        }
        (Err(error), Ok(piece)) => panic!("{piece}, {error}"),
    }
}
