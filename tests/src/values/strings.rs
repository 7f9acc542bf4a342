//! Every type whose values are strings, converted from a `String` and into one.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use epin::notation::{Pin, Qpi, Sin, Snn, Styles};
use epin::{Epin, Piece};
use serde::Deserialize;

use crate::support::catalogs::Letters;

fn check<T, E: Debug + PartialEq>(texts: &[&str])
where
    T: Copy + Debug + Display + PartialEq + FromStr<Err = E> + TryFrom<String, Error = E>,
    String: From<T> + for<'a> From<&'a T>,
{
    for text in texts {
        let value = T::try_from((*text).to_owned()).unwrap();
        assert_eq!((Ok(value), value.to_string().as_str()), (text.parse(), *text));
        assert_eq!((String::from(value).as_str(), String::from(&value).as_str()), (*text, *text));
    }
    for text in ["", "^K", "é", "C :m"] {
        assert_eq!(T::try_from(text.to_owned()), Err(text.parse::<T>().unwrap_err()));
    }
}

#[test]
fn a_value_is_made_of_a_string_and_into_one() {
    let epins: Vec<_> = Epin::all().map(Epin::as_str).collect();
    check::<Epin, _>(&epins);
    check::<Piece<Letters>, _>(&epins);
    check::<Pin, _>(
        &Epin::all()
            .filter(|token| token.is_native())
            .map(Epin::to_pin)
            .map(Pin::as_str)
            .collect::<Vec<_>>(),
    );
    check::<Sin, _>(&["A", "c", "Z"]);
    check::<Qpi, _>(&["C:K", "c:+k^", "s:-P"]);
    check::<Snn, _>(&["X", "Chess960", "Xiangqi"]);
    check::<Styles, _>(&["C/m", "A/z"]);
}

/// A caller's own type that wraps a token and is a string in files.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(try_from = "String")]
struct Name(Epin);

impl TryFrom<String> for Name {
    type Error = epin::ParseError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Epin::try_from(text).map(Self)
    }
}

#[test]
fn a_derive_can_take_a_string() {
    assert_eq!(serde_json::from_str::<Name>("\"K^\"").unwrap(), Name(epin::epin!("K^")));
    let error = serde_json::from_str::<Name>("\"^K\"").unwrap_err().to_string();
    assert!(error.starts_with("expected a letter, found `^` at byte 0"), "{error}");
}
