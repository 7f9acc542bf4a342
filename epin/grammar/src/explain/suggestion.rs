//! The string to write instead of one that is not valid, on the stack.

use core::fmt;
use core::ops::Deref;

use crate::token::layout::Token;
use crate::token::padded::{self, copy_start};

/// What to write instead of an invalid string, or of the wrong part of a position: a string of 1 to
/// 32 ASCII characters.
///
/// The errors' `suggestion` methods, such as [`ParseError::suggestion`](crate::ParseError), return
/// it. It dereferences to `str`, so that the methods of `str` can be called on it.
///
/// ```
/// use epin::{Epin, epin};
///
/// let suggestion = Epin::parse("^K").unwrap_err().suggestion().unwrap();
/// assert_eq!((suggestion.as_str(), suggestion.len()), ("K^", 2));
/// assert_eq!(Epin::parse(&suggestion), Ok(epin!("K^")));
/// ```
// Followed by NUL bytes, which are less than every ASCII character that a suggestion has. So the
// derived order is that of the strings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Suggestion([u8; Self::CAPACITY]);

impl Suggestion {
    /// As long as the longest name.
    pub(crate) const CAPACITY: usize = 32;

    /// Returns the suggestion that the parts make up.
    pub(crate) const fn new(mut parts: &[&str]) -> Self {
        let mut bytes = [0; Self::CAPACITY];
        let mut free: &mut [u8] = &mut bytes;
        while let [part, more @ ..] = parts {
            let Some((slots, rest)) = free.split_at_mut_checked(part.len()) else { break };
            copy_start(part.as_bytes(), slots);
            (parts, free) = (more, rest);
        }
        Self(bytes)
    }

    /// Returns a string as a suggestion, or `None` if it is not ASCII, empty or too long.
    #[cfg(feature = "feen")]
    pub(crate) const fn of_ascii(text: &[u8]) -> Option<Self> {
        match core::str::from_utf8(text) {
            Ok(part) if text.is_ascii() && !text.is_empty() && text.len() <= Self::CAPACITY => {
                Some(Self::new(&[part]))
            }
            _ => None,
        }
    }

    /// Returns a token as a suggestion.
    #[doc(hidden)]
    #[must_use]
    pub const fn of(token: Token) -> Self {
        Self::new(&[token.as_str()])
    }

    /// Returns the string.
    ///
    /// ```
    /// let suggestion = epin::Epin::parse("K''").unwrap_err().suggestion().unwrap();
    /// assert_eq!(suggestion.as_str(), "K'");
    /// ```
    #[must_use]
    pub const fn as_str(&self) -> &str {
        padded::as_str(&self.0)
    }
}

impl Deref for Suggestion {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
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
