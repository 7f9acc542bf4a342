//! The string to write instead of an invalid one, stored without allocation.

use core::fmt;

use super::inline::Inline;

/// A string to write instead of an invalid one, or instead of a part of a position.
///
/// It has at most 32 ASCII characters. If it is empty, the part of the position that it replaces should
/// be removed. Errors return their suggestions from methods such as
/// [`ParseError::suggestion`](crate::ParseError::suggestion).
///
/// ```
/// use epin::{Epin, epin};
///
/// let suggestion = Epin::parse("^K").unwrap_err().suggestion().unwrap();
/// assert_eq!(Epin::parse(suggestion.as_str()), Ok(epin!("K^")));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Suggestion(Inline<{ Self::CAPACITY }>);

impl Suggestion {
    /// The maximum length in bytes of a suggestion.
    pub(crate) const CAPACITY: usize = 32;

    /// Returns the parts joined into one suggestion.
    pub(crate) const fn of(parts: &[&str]) -> Self {
        Self(Inline::of(parts))
    }

    /// Returns a string as a suggestion, or `None` if it is too long or not printable ASCII.
    pub(crate) fn of_ascii(text: &[u8]) -> Option<Self> {
        let is_ascii = text.iter().all(|byte| matches!(byte, b' '..=b'~'));
        let mut string = Inline::EMPTY;
        (is_ascii && string.push(text)).then_some(Self(string))
    }

    /// Returns a string as a suggestion, or `None` if it is too long or not printable ASCII. For `epin-games`.
    #[doc(hidden)]
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        Self::of_ascii(text.as_bytes())
    }

    /// Returns the string.
    ///
    /// ```
    /// let suggestion = epin::Epin::parse("K''").unwrap_err().suggestion().unwrap();
    /// assert_eq!(suggestion.as_str(), "K'");
    /// ```
    #[must_use]
    pub const fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl AsRef<str> for Suggestion {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Debug for Suggestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Suggestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_str(), f)
    }
}
