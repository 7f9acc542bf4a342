//! Tokens one after another: `parse_prefix` splits a string from its start into the longest tokens
//! that the specification's regular expression finds. What it splits off and the rest are the
//! string. Tokens that were joined are split into the same tokens.

#![no_main]

use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use epin::{Epin, ParseError, Pin};
use epin_fuzz::oracle::{self, Grammar, check_error};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    match data {
        [0, data @ ..] => join(data),
        data => {
            let text = String::from_utf8_lossy(data);
            split::<Epin>(&oracle::EPIN, &text);
            split::<Pin>(&oracle::PIN, &text);
        }
    }
});

trait Prefix: Sized + Copy + Debug + PartialEq {
    fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError>;
    fn parse(text: &str) -> Result<Self, ParseError>;
    fn as_str(self) -> &'static str;
}

macro_rules! impl_prefix {
    ($Token:ident) => {
        impl Prefix for $Token {
            fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError> {
                Self::parse_prefix(text)
            }

            fn parse(text: &str) -> Result<Self, ParseError> {
                Self::parse(text)
            }

            fn as_str(self) -> &'static str {
                self.as_str()
            }
        }
    };
}

impl_prefix!(Epin);
impl_prefix!(Pin);

/// Splits a string into tokens until an error, and returns them.
fn split<T: Prefix>(grammar: &Grammar, text: &str) -> Vec<T> {
    let mut tokens = Vec::new();
    let mut rest = text;
    loop {
        let expected = grammar.prefix(rest.as_bytes());
        match T::parse_prefix(rest) {
            Ok((token, after)) => {
                assert_eq!(Some(token.as_str().len()), expected);
                assert_eq!(rest.strip_prefix(token.as_str()), Some(after));
                assert_eq!(T::parse(token.as_str()), Ok(token));
                tokens.push(token);
                rest = after;
            }
            Err(error) => {
                assert_eq!(expected, None);
                assert_eq!(T::parse(rest), Err(error));
                assert_eq!(error.offset(), grammar.stop(rest.as_bytes()));
                check_error(&error);
                break;
            }
        }
    }
    let joined = tokens.iter().map(|token| token.as_str()).collect::<String>();
    assert_eq!(joined + rest, text);
    tokens
}

/// Joins tokens, and splits them again. No token starts with what can end another.
fn join(data: &[u8]) {
    let mut u = Unstructured::new(data);
    let Ok(tokens) = Vec::<Epin>::arbitrary(&mut u) else { return };
    let text = tokens.iter().map(|token| token.as_str()).collect::<String>();
    assert_eq!(split::<Epin>(&oracle::EPIN, &text), tokens);
    let pins = tokens.iter().map(|token| token.pin()).collect::<Vec<_>>();
    let text = pins.iter().map(|pin| pin.as_str()).collect::<String>();
    assert_eq!(split::<Pin>(&oracle::PIN, &text), pins);
}
