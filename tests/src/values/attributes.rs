//! Letters, sides and states: their order, and the words that they are written as and read from.

use std::collections::HashSet;
use std::error::Error;
use std::fmt::Debug;
use std::str::FromStr;

use ::arbitrary::{Arbitrary, Unstructured};
use epin::notation::Pin;
use epin::{Epin, Letter, ParseError, Side, State};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};
use serde_test::{Token, assert_de_tokens, assert_tokens};

#[test]
fn the_letters_are_the_alphabet() {
    let alphabet = ('A'..='Z').collect::<Vec<_>>();
    assert_eq!(Letter::ALL.map(Letter::as_char).as_slice(), alphabet);
    for (index, letter) in Letter::ALL.into_iter().enumerate() {
        assert_eq!(format!("{letter:?}"), alphabet[index].to_string());
        for (other_index, other) in Letter::ALL.into_iter().enumerate() {
            assert_eq!(letter.cmp(&other), index.cmp(&other_index));
            assert_eq!(letter == other, index == other_index);
        }
    }
    assert_eq!(HashSet::from(Letter::ALL).len(), 26);
}

#[test]
fn a_letter_is_read_in_upper_case_and_a_token_of_one_letter_in_either() {
    for char in '\0'..=char::MAX {
        let letter_of = |first| Letter::ALL[char as usize - first as usize];
        let token = match char {
            'A'..='Z' => Some(Epin::new(letter_of('A'), Side::First)),
            'a'..='z' => Some(Epin::new(letter_of('a'), Side::Second)),
            _ => None,
        };
        let letter = token.filter(|_| char.is_ascii_uppercase()).map(Epin::letter);
        assert_eq!(Letter::from_char(char), letter, "{char:?}");
        assert_eq!(Letter::try_from(char).ok(), letter);
        assert_eq!(char.to_string().parse::<Letter>(), Letter::try_from(char));
        assert_eq!(
            Epin::try_from(char),
            token.ok_or_else(|| Epin::parse(&char.to_string()).unwrap_err())
        );
        assert_eq!(Pin::try_from(char).ok(), token.map(Epin::to_pin));
    }
    assert_eq!(Letter::ALL.map(char::from), Letter::ALL.map(Letter::as_char));
    assert_eq!(
        Letter::try_from('k').unwrap_err().to_string(),
        "expected an upper-case letter, \"A\" to \"Z\""
    );
}

#[test]
fn sides() {
    assert_eq!(Side::First.flipped(), Side::Second);
    assert_eq!(Side::Second.flipped(), Side::First);
    assert_eq!(Side::ALL, [Side::First, Side::Second]);
    assert!(Side::ALL.is_sorted());
    assert_eq!(Side::ALL.map(|side| side as usize), [0, 1]);
    assert_eq!(format!("{:?} {:?}", Side::First, Side::Second), "First Second");
}

#[test]
fn states() {
    assert_eq!(State::ALL, [State::Diminished, State::Normal, State::Enhanced]);
    assert!(State::ALL.is_sorted());
    assert_eq!(format!("{:?}", State::ALL), "[Diminished, Normal, Enhanced]");
}

#[test]
fn an_attribute_takes_one_byte() {
    assert_eq!(size_of::<[Letter; 2]>(), 2);
    assert_eq!(size_of::<[Side; 2]>(), 2);
    assert_eq!(size_of::<[State; 2]>(), 2);
}

const LETTERS: [&str; 26] = [
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S",
    "T", "U", "V", "W", "X", "Y", "Z",
];
const SIDES: [&str; 2] = ["first", "second"];
const STATES: [&str; 3] = ["diminished", "normal", "enhanced"];

/// Checks that each value of an attribute is written as its word in `words`, and read from nothing else.
fn check<T>(all: &'static [T], words: &'static [&str], name: &str, expected: &str)
where
    T: Copy + Debug + PartialEq + ToString + FromStr<Err = ParseError>,
    T: Serialize + DeserializeOwned + JsonSchema + for<'a> Arbitrary<'a>,
{
    assert_eq!(all.len(), words.len());
    for (value, word) in all.iter().zip(words) {
        assert_eq!((value.to_string(), word.parse()), ((*word).to_owned(), Ok(*value)));
        assert_tokens(value, &[Token::Str(word)]);
        assert_de_tokens(value, &[Token::BorrowedStr(word)]);
        assert_de_tokens(value, &[Token::Bytes(word.as_bytes())]);
        let map = json!({ *word: 1 });
        let read = from_value::<Vec<T>>(json!([word])).unwrap();
        assert_eq!(read, [*value]);
        assert_eq!(map.as_object().unwrap().keys().next().unwrap(), &to_value(value).unwrap());
        assert!(
            Unstructured::new(&[7; 16]).arbitrary::<T>().is_ok_and(|value| all.contains(&value))
        );
    }
    let others = ["", " ", "k", "First", "FIRST", "first ", "secon", "AB", "Normal", "+", "\u{e9}"];
    for text in others.iter().chain(&LETTERS).chain(&SIDES).chain(&STATES) {
        if words.contains(text) {
            continue;
        }
        let error = text.parse::<T>().unwrap_err();
        assert_eq!(error.to_string(), format!("expected {expected}"), "{text:?}");
        assert!(error.source().is_none());
        let error = from_value::<T>(json!(text)).unwrap_err();
        assert_eq!(error.to_string(), format!("invalid {name} {text:?}: expected {expected}"));
    }
    let long = "first".repeat(1000);
    let error = from_value::<T>(json!(long)).unwrap_err().to_string();
    assert!(error.starts_with(&format!("invalid {name} \"firstfirstfirstf…\": ")), "{error}");
    for value in [json!(1), json!(null), json!([]), json!({}), json!(true), json!(0.5)] {
        let error = from_value::<T>(value).unwrap_err().to_string();
        assert!(error.ends_with(&format!("expected {expected}")), "{error}");
    }
    let schema: Value = schemars::schema_for!(T).into();
    assert_eq!((&schema["type"], &schema["enum"]), (&json!("string"), &json!(words)));
}

#[test]
fn they_are_written_and_read_as_words() {
    check(&Letter::ALL, &LETTERS, "letter", "an upper-case letter, \"A\" to \"Z\"");
    check(&Side::ALL, &SIDES, "side", "\"first\" or \"second\"");
    check(&State::ALL, &STATES, "state", "\"diminished\", \"normal\" or \"enhanced\"");
}

#[test]
fn they_print_with_a_width() {
    assert_eq!(
        format!("{:>7}|{:<7}|{:^3}|", Side::First, State::Normal, Letter::K),
        "  first|normal | K |"
    );
    assert_eq!(format!("{:.2}", State::Enhanced), "en");
}
