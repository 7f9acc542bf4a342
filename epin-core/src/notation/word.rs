//! The words for a piece's letter, side and state.

use core::fmt;
use core::str::FromStr;

use super::Notation;
use super::parse_error::ParseError;
use crate::token::{Epin, Letter, Side, State};

/// An attribute whose values are each written and read as one word.
pub(crate) trait Attribute: Copy + 'static {
    /// The notation of the words.
    const NOTATION: Notation;

    /// All values, in order.
    const VALUES: &[Self];

    fn word(self) -> &'static str;
}

impl Attribute for Letter {
    const NOTATION: Notation = Notation::Letter;
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        Epin::new(self, Side::First).as_str()
    }
}

impl Attribute for Side {
    const NOTATION: Notation = Notation::Side;
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

impl Attribute for State {
    const NOTATION: Notation = Notation::State;
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Diminished => "diminished",
            Self::Normal => "normal",
            Self::Enhanced => "enhanced",
        }
    }
}

macro_rules! impl_traits {
    ($Attribute:ident) => {
        impl fmt::Display for $Attribute {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.word())
            }
        }

        impl FromStr for $Attribute {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                parse_attribute(text.as_bytes())
            }
        }
    };
}

impl_traits!(Letter);
impl_traits!(Side);
impl_traits!(State);

/// Parses all of `text` as the word for a letter, a side or a state.
pub(crate) fn parse_attribute<T: Attribute>(text: &[u8]) -> Result<T, ParseError> {
    let value = T::VALUES.iter().copied().find(|value| value.word().as_bytes() == text);
    value.ok_or_else(|| ParseError::new(T::NOTATION, text))
}

impl TryFrom<char> for Letter {
    type Error = ParseError;

    /// Returns the letter for an upper-case ASCII character.
    ///
    /// # Errors
    ///
    /// Returns an error if `char` is not an upper-case ASCII letter. [`from_char`](Self::from_char)
    /// returns `None` in the same cases.
    fn try_from(char: char) -> Result<Self, ParseError> {
        char.encode_utf8(&mut [0; 4]).parse()
    }
}
