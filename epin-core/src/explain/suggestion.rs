//! The string to write instead of one that is not valid, on the stack.

use core::fmt;
use core::ops::Deref;

#[cfg(feature = "feen")]
use crate::token::bytes::slice;
use crate::token::bytes::{self, copy_start};
use crate::token::layout::Token;

/// A string of at most 32 ASCII characters to write instead of an invalid string, or instead of a
/// part of a position. An empty one means: leave that part of the position out.
///
/// The errors' `suggestion` methods, such as [`ParseError::suggestion`](crate::ParseError), return
/// it. It dereferences to `str`, so you can call the methods of `str` on it.
///
/// ```
/// use epin::{Epin, epin};
///
/// let suggestion = Epin::parse("^K").unwrap_err().suggestion().unwrap();
/// assert_eq!((suggestion.as_str(), suggestion.len()), ("K^", 2));
/// assert_eq!(Epin::parse(&suggestion), Ok(epin!("K^")));
/// ```
// Padded with NUL bytes, which are less than any character of a suggestion, so the derived order is
// the order of the strings.
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

    /// Returns a string as a suggestion, or `None` if it is too long or not printable ASCII.
    #[cfg(feature = "feen")]
    pub(crate) fn of_ascii(text: &[u8]) -> Option<Self> {
        let mut suggestion = Self::new(&[]);
        suggestion.push(text).then_some(suggestion)
    }

    /// Returns a number in decimal digits.
    #[cfg(feature = "feen")]
    pub(crate) fn of_number(number: u32) -> Self {
        let mut left = number;
        let mut digits = [0; 10];
        let mut start = digits.len();
        for (index, digit) in digits.iter_mut().enumerate().rev() {
            *digit = b'0' + u8::try_from(left % 10).unwrap_or_default();
            start = index;
            left /= 10;
            if left == 0 {
                break;
            }
        }
        let mut suggestion = Self::new(&[]);
        suggestion.push(slice(&digits, start, digits.len()));
        suggestion
    }

    /// Adds ASCII characters. Returns whether they are ASCII, not control characters, and there was room
    /// for them; otherwise, nothing is added.
    #[cfg(feature = "feen")]
    pub(crate) fn push(&mut self, text: &[u8]) -> bool {
        let len = self.len();
        let free = self.0.get_mut(len..).and_then(|free| free.get_mut(..text.len()));
        match free {
            Some(free) if text.iter().all(|byte| matches!(byte, b' '..=b'~')) => {
                copy_start(text, free);
                true
            }
            _ => false,
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
        bytes::as_str(&self.0)
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
