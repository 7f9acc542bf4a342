//! The notations whose error is `ParseError`, as one list and one trait, so that one function can test
//! what holds for all of them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use arbitrary::Arbitrary;
use epin::ParseError;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub(crate) trait Notation:
    'static
    + for<'a> Arbitrary<'a>
    + Copy
    + Debug
    + DeserializeOwned
    + Display
    + Eq
    + FromStr<Err = ParseError>
    + Hash
    + Into<String>
    + JsonSchema
    + Serialize
    + for<'a> TryFrom<&'a [u8], Error = ParseError>
    + for<'a> TryFrom<&'a str, Error = ParseError>
    + TryFrom<String, Error = ParseError>
{
    /// The name of the table in `tests/refusals`, and of the macro. Styles have no macro.
    const NAME: &'static str;
    /// What a valid string is called in messages.
    const NOUN: &'static str;
    /// A valid string.
    const EXAMPLE: &'static str;

    fn parse(text: &str) -> Result<Self, ParseError>;
    fn from_ascii(text: &[u8]) -> Result<Self, ParseError>;

    /// Returns the error for a string that is not valid.
    #[track_caller]
    fn refuse(text: &str) -> ParseError {
        Self::parse(text).unwrap_err()
    }

    /// Returns the value of the string that the error for `text` suggests, or `None` if there is no
    /// error or no suggestion.
    #[track_caller]
    fn suggested(text: &str) -> Option<Self> {
        let suggestion = Self::parse(text).err()?.suggestion()?;
        Some(Self::parse(suggestion.as_str()).unwrap())
    }
}

macro_rules! notations {
    ($d:tt $($T:ty, $name:literal $noun:literal $example:literal;)*) => {
        $(impl Notation for $T {
            const NAME: &'static str = $name;
            const NOUN: &'static str = $noun;
            const EXAMPLE: &'static str = $example;

            fn parse(text: &str) -> Result<Self, ParseError> {
                Self::parse(text)
            }

            fn from_ascii(text: &[u8]) -> Result<Self, ParseError> {
                Self::from_ascii(text)
            }
        })*

        /// Returns a generic function for each notation: `[check::<Epin>, check::<Pin>, …]`.
        macro_rules! of_each_notation {
            ($d function:ident) => {
                [$($d function::<$T>),*]
            };
        }
    };
}

notations! { $
    ::epin::Epin, "epin" "EPIN token" "+K^'";
    ::epin::notation::Pin, "pin" "PIN token" "+K^";
    ::epin::notation::Sin, "sin" "SIN token" "C";
    ::epin::notation::Qpi, "qpi" "QPI token" "c:+K^";
    ::epin::notation::Snn, "snn" "SNN name" "Chess960";
    ::epin::notation::Styles, "styles" "styles" "C/m";
}

#[expect(
    clippy::single_component_path_imports,
    reason = "it makes the macro an item of this module"
)]
pub(crate) use of_each_notation;

/// Checks that a value is printed like its string, in any width and precision, and also by `Debug`.
pub(crate) fn check_formatting<T: Notation>(value: T, text: &str) {
    assert_eq!(format!("{value} {value:?} {value:#?}"), format!("{text} {text} {text}"));
    for width in 0..7 {
        assert_eq!(format!("{value:width$}|"), format!("{text:width$}|"));
        assert_eq!(format!("{value:<width$}|"), format!("{text:<width$}|"));
        assert_eq!(format!("{value:é^width$}"), format!("{text:é^width$}"));
        assert_eq!(format!("{value:>width$?}"), format!("{text:>width$}"));
        assert_eq!(format!("{value:-^width$?}"), format!("{text:-^width$}"));
        assert_eq!(format!("{value:.width$}"), format!("{text:.width$}"));
        assert_eq!(format!("{value:.width$?}"), format!("{text:.width$}"));
        assert_eq!(format!("{value:>6.width$}"), format!("{text:>6.width$}"));
    }
}
