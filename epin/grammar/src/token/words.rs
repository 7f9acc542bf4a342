//! The attributes as words: `K`, `first`, `enhanced`.

use core::fmt;
use core::str::FromStr;

use super::attributes::{Letter, Side, State};
use super::layout::Token;

/// Why a string or a character is not a letter, a side or a state. Its message lists what is
/// allowed.
///
/// ```
/// use epin::{Letter, Side, State};
///
/// let error = "third".parse::<Side>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected "first" or "second""#);
/// let error = "promoted".parse::<State>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected "diminished", "normal" or "enhanced""#);
/// let error = "k".parse::<Letter>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected an upper-case letter, "A" to "Z""#);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseAttributeError {
    /// What the string should be: `letter`.
    pub(crate) attribute: &'static str,
    pub(crate) expected: &'static str,
}

impl fmt::Display for ParseAttributeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected ")?;
        f.write_str(self.expected)
    }
}

impl core::error::Error for ParseAttributeError {}

/// An attribute, each value of which is written and read as one word.
pub(crate) trait Word: Copy + 'static {
    /// What it is, as messages name it.
    const NAME: &str;

    /// The words that are allowed, as messages list them.
    const EXPECTED: &str;

    /// All values, in order.
    const VALUES: &[Self];

    fn word(self) -> &'static str;
}

impl Word for Letter {
    const NAME: &str = "letter";
    const EXPECTED: &str = "an upper-case letter, \"A\" to \"Z\"";
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        Token::new(self, Side::First).as_str()
    }
}

impl Word for Side {
    const NAME: &str = "side";
    const EXPECTED: &str = "\"first\" or \"second\"";
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

impl Word for State {
    const NAME: &str = "state";
    const EXPECTED: &str = "\"diminished\", \"normal\" or \"enhanced\"";
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Diminished => "diminished",
            Self::Normal => "normal",
            Self::Enhanced => "enhanced",
        }
    }
}

/// Returns the value that `text` names.
pub(crate) fn read<T: Word>(text: &[u8]) -> Result<T, ParseAttributeError> {
    let found = T::VALUES.iter().find(|value| value.word().as_bytes() == text);
    found.copied().ok_or(error::<T>())
}

const fn error<T: Word>() -> ParseAttributeError {
    ParseAttributeError { attribute: T::NAME, expected: T::EXPECTED }
}

macro_rules! impl_words {
    ($Attribute:ident) => {
        impl fmt::Display for $Attribute {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.word())
            }
        }

        impl FromStr for $Attribute {
            type Err = ParseAttributeError;

            fn from_str(text: &str) -> Result<Self, ParseAttributeError> {
                read(text.as_bytes())
            }
        }
    };
}

impl_words!(Letter);
impl_words!(Side);
impl_words!(State);

impl TryFrom<char> for Letter {
    type Error = ParseAttributeError;

    /// Returns the letter that `char` is.
    ///
    /// # Errors
    ///
    /// If `char` is not an ASCII letter in upper case, as for [`from_char`](Self::from_char).
    fn try_from(char: char) -> Result<Self, ParseAttributeError> {
        Self::from_char(char).ok_or(error::<Self>())
    }
}
