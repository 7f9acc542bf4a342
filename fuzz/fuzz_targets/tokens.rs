//! Any bytes, read as each of the notations: `from_ascii`, `parse`, `FromStr`, `TryFrom` and serde
//! accept them if and only if the specification's regular expression does, and agree. What is
//! accepted is written as the same string and reads back as the same value. What is refused gives
//! an error with the offset where the string stops being a token, and one line of at most 400
//! bytes.

#![no_main]

use std::fmt::Debug;
use std::str::FromStr;

use epin::{Epin, Letter, ParseErrorKind, Pin, Qpi, Side, Sin, Snn, State, Styles};
use epin_fuzz::oracle::{self, check_error, check_message};
use libfuzzer_sys::fuzz_target;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{BytesDeserializer, Error, StrDeserializer};

/// Checks one type. `$grammar` is what the specification says of it.
macro_rules! check {
    ($Type:ident, $grammar:expr, $data:expr) => {{
        let (grammar, data): (&oracle::Grammar, &[u8]) = ($grammar, $data);
        let found = $Type::from_ascii(data);
        assert_eq!(found.is_ok(), grammar.is_valid(data));
        assert_eq!($Type::try_from(data), found);
        let bytes: BytesDeserializer<'_, Error> = data.into_deserializer();
        let read = $Type::deserialize(bytes);
        assert_eq!(read.as_ref().ok(), found.as_ref().ok());
        if let Err(error) = read {
            check_message(&error.to_string());
        }
        if let Ok(text) = str::from_utf8(data) {
            assert_eq!($Type::parse(text), found);
            assert_eq!($Type::from_str(text), found);
            assert_eq!($Type::try_from(text), found);
            assert_eq!($Type::is_valid(text), found.is_ok());
            let text: StrDeserializer<'_, Error> = text.into_deserializer();
            assert_eq!($Type::deserialize(text).ok(), found.ok());
        }
        match found {
            Ok(value) => {
                let text = value.to_string();
                assert_eq!(text.as_bytes(), data);
                assert_eq!(format!("{value:?}"), text);
                assert_eq!($Type::parse(&text), Ok(value));
            }
            Err(error) => {
                let message = check_error(&error);
                let offset = error.offset();
                assert_eq!(offset, grammar.stop(data));
                assert!(
                    str::from_utf8(data).is_ok_and(|text| text.is_char_boundary(offset))
                        || str::from_utf8(data).is_err() && offset <= data.len()
                );
                if !data.is_empty() {
                    assert!(message.contains(&format!(" at byte {offset}")), "{message}");
                }
            }
        }
        found
    }};
}

fuzz_target!(|data: &[u8]| {
    check_epin(data);
    check_pin(data);
    check_sin(data);
    check_qpi(data);
    check_snn(data);
    check_styles(data);
    check_words(data);
});

/// The letter, the side, the state, whether there is `^`, and whether there is `'`.
type Attributes = (char, Side, State, bool, bool);

/// Reads the attributes as the specification's table has them.
fn attributes(token: &[u8]) -> Attributes {
    let letter = token.iter().copied().find(u8::is_ascii_alphabetic).expect("a token has a letter");
    let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
    let state = match token[0] {
        b'-' => State::Diminished,
        b'+' => State::Enhanced,
        _ => State::Normal,
    };
    let letter = char::from(letter.to_ascii_uppercase());
    (letter, side, state, token.contains(&b'^'), token.contains(&b'\''))
}

fn check_epin(data: &[u8]) {
    match check!(Epin, &oracle::EPIN, data) {
        Ok(token) => {
            assert_eq!(token.as_str().as_bytes(), data);
            let (letter, side, state, terminal, derived) = attributes(data);
            assert_eq!(
                (token.letter().as_char(), token.side(), token.state()),
                (letter, side, state)
            );
            assert_eq!((token.is_terminal(), token.is_derived()), (terminal, derived));
            assert_eq!(token.is_native(), !derived);
            let built = Epin::new(Letter::from_char(letter).expect("a letter"), side)
                .with_state(state)
                .with_terminal(terminal)
                .with_derived(derived);
            assert_eq!(built, token);
            assert_eq!(Epin::from_index(token.index()), Some(token));
            assert_eq!(Epin::from_code(token.code()), Some(token));
            assert_eq!(token.pin().epin().with_derived(derived), token);
        }
        Err(error) => check_kind(error.kind(), oracle::EPIN.stop(data), data, 0),
    }
    check_char::<Epin>(data, Epin::from_ascii(data).ok().as_ref());
}

fn check_pin(data: &[u8]) {
    match check!(Pin, &oracle::PIN, data) {
        Ok(pin) => {
            assert_eq!(pin.as_str().as_bytes(), data);
            let (letter, side, state, terminal, _) = attributes(data);
            assert_eq!((pin.letter().as_char(), pin.side(), pin.state()), (letter, side, state));
            assert_eq!(pin.is_terminal(), terminal);
            assert_eq!(Pin::from_index(pin.index()), Some(pin));
            assert_eq!(Epin::from_ascii(data), Ok(Epin::from(pin)));
        }
        Err(error) => check_kind(error.kind(), oracle::PIN.stop(data), data, 0),
    }
    check_char::<Pin>(data, Pin::from_ascii(data).ok().as_ref());
}

fn check_sin(data: &[u8]) {
    match check!(Sin, &oracle::SIN, data) {
        Ok(sin) => {
            let (letter, side, ..) = attributes(data);
            assert_eq!((sin.letter().as_char(), sin.side()), (letter, side));
            assert_eq!(sin.as_str().as_bytes(), data);
        }
        Err(error) => {
            let kind = match (data, oracle::SIN.stop(data)) {
                ([], _) => ParseErrorKind::Empty,
                (_, 0) => ParseErrorKind::ExpectedStyle,
                _ => ParseErrorKind::ExpectedEnd,
            };
            assert_eq!(error.kind(), kind);
        }
    }
    check_char::<Sin>(data, Sin::from_ascii(data).ok().as_ref());
}

fn check_qpi(data: &[u8]) {
    match check!(Qpi, &oracle::QPI, data) {
        Ok(qpi) => {
            assert_eq!(Sin::from_ascii(&data[..1]), Ok(qpi.sin()));
            assert_eq!(Pin::from_ascii(&data[2..]), Ok(qpi.pin()));
            assert_eq!(qpi.is_native(), qpi.sin().side() == qpi.pin().side());
            assert_eq!(qpi.to_string().as_bytes(), data);
            let other = match qpi.sin().side() {
                Side::First => Styles { first: qpi.sin().letter(), second: Letter::Z },
                Side::Second => Styles { first: Letter::Z, second: qpi.sin().letter() },
            };
            assert_eq!(qpi.to_epin(other).map(|token| token.to_qpi(other)), Ok(qpi));
        }
        Err(error) => match oracle::QPI.stop(data) {
            0 if data.is_empty() => assert_eq!(error.kind(), ParseErrorKind::Empty),
            0 => assert_eq!(error.kind(), ParseErrorKind::ExpectedStyle),
            1 => assert_eq!(error.kind(), ParseErrorKind::ExpectedColon),
            stop => check_kind(error.kind(), stop, data, 2),
        },
    }
}

fn check_snn(data: &[u8]) {
    match check!(Snn, &oracle::SNN, data) {
        Ok(name) => assert_eq!(name.as_str().as_bytes(), data),
        Err(error) => {
            let kind = match oracle::SNN.stop(data) {
                0 if data.is_empty() => ParseErrorKind::Empty,
                0 => ParseErrorKind::ExpectedUpper,
                _ if oracle::SNN.is_too_long(data) => ParseErrorKind::TooLong,
                _ => ParseErrorKind::ExpectedEnd,
            };
            assert_eq!(error.kind(), kind);
        }
    }
}

fn check_styles(data: &[u8]) {
    match check!(Styles, &oracle::STYLES, data) {
        Ok(styles) => {
            assert_eq!(Sin::from_ascii(&data[..1]), Ok(styles.sin(Side::First)));
            assert_eq!(Sin::from_ascii(&data[2..]), Ok(styles.sin(Side::Second)));
        }
        Err(error) => {
            let kind = match oracle::STYLES.stop(data) {
                0 if data.is_empty() => ParseErrorKind::Empty,
                0 => ParseErrorKind::ExpectedUpper,
                1 => ParseErrorKind::ExpectedSlash,
                2 => ParseErrorKind::ExpectedLower,
                _ => ParseErrorKind::ExpectedEnd,
            };
            assert_eq!(error.kind(), kind);
        }
    }
}

fn check_words(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let is_letter = matches!(data, [b'A'..=b'Z']);
    assert_eq!(text.parse::<Letter>().is_ok(), is_letter);
    assert_eq!(text.parse::<Side>().is_ok(), ["first", "second"].contains(&text));
    let states = ["diminished", "normal", "enhanced"];
    assert_eq!(text.parse::<State>().is_ok(), states.contains(&text));
}

/// Checks the kind of an error in a piece, which starts at `start`.
fn check_kind(kind: ParseErrorKind, stop: usize, data: &[u8], start: usize) {
    let expected = if data.is_empty() {
        ParseErrorKind::Empty
    } else if data[start..stop].iter().any(u8::is_ascii_alphabetic) {
        ParseErrorKind::ExpectedEnd
    } else {
        ParseErrorKind::ExpectedLetter
    };
    assert_eq!(kind, expected);
}

/// Checks that a string of one character is read as the character is.
fn check_char<T: TryFrom<char> + PartialEq + Debug>(data: &[u8], found: Option<&T>) {
    let Ok(text) = str::from_utf8(data) else { return };
    let mut chars = text.chars();
    if let (Some(char), None) = (chars.next(), chars.next()) {
        assert_eq!(T::try_from(char).ok().as_ref(), found);
    }
}
