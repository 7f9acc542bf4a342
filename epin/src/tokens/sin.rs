//! The SIN token: the style of a side.

use epin_core::parse_sin;

use crate::{Epin, Letter, ParseError, Side};

/// A SIN token: the letter of a style, and the side that plays it.
///
/// It is written as one letter, in upper case for the first side and in lower case for the second
/// ([SIN 1.0.0](https://sashite.dev/specs/sin/1.0.0/)), so there are 52.
///
/// ```
/// use epin::notation::{Sin, sin};
/// use epin::{Letter, Side};
///
/// const CHESS: Sin = sin!("C");
/// assert_eq!(CHESS, Sin::new(Letter::C, Side::First));
/// assert_eq!(CHESS.flipped(), sin!("c"));
/// ```
///
/// # Ordering
///
/// Tokens are ordered by letter (A to Z), then by side (first, second).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sin {
    letter: Letter,
    side: Side,
}

impl Sin {
    /// Returns the token for a style's letter and the side that plays it.
    ///
    /// ```
    /// use epin::notation::Sin;
    /// use epin::{Letter, Side};
    ///
    /// assert_eq!(Sin::new(Letter::C, Side::Second).as_str(), "c");
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(letter: Letter, side: Side) -> Self {
        Self { letter, side }
    }

    /// Returns the token that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one ASCII letter. Nothing is trimmed or normalised.
    ///
    /// ```
    /// use epin::notation::{Sin, sin};
    ///
    /// assert_eq!(Sin::parse("c"), Ok(sin!("c")));
    /// let error = Sin::parse("Chess").unwrap_err();
    /// assert_eq!(error.offset(), 1);
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParseError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Returns the token that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one ASCII letter, as for [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::notation::{Sin, sin};
    ///
    /// assert_eq!(Sin::from_ascii(b"C"), Ok(sin!("C")));
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParseError> {
        match parse_sin(text) {
            Ok((letter, side)) => Ok(Self { letter, side }),
            Err(error) => Err(error),
        }
    }

    /// Returns the style's letter, whatever its case.
    ///
    /// ```
    /// use epin::Letter;
    /// use epin::notation::sin;
    ///
    /// assert_eq!(sin!("m").letter(), Letter::M);
    /// ```
    #[inline]
    #[must_use]
    pub const fn letter(self) -> Letter {
        self.letter
    }

    /// Returns the side that plays the style: the first if the letter is in upper case, the second
    /// if it is in lower case.
    ///
    /// ```
    /// use epin::Side;
    /// use epin::notation::sin;
    ///
    /// assert_eq!(sin!("m").side(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        self.side
    }

    /// Returns the same style on the other side.
    ///
    /// ```
    /// use epin::notation::sin;
    ///
    /// assert_eq!(sin!("C").flipped(), sin!("c"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self { side: self.side.flipped(), ..self }
    }

    /// Returns the token as a string of one ASCII letter. The string is static data: nothing is
    /// allocated.
    ///
    /// ```
    /// const CHESS: &str = epin::notation::sin!("C").as_str();
    /// assert_eq!(CHESS, "C");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        // A plain EPIN token is spelled the same, and its string is static data.
        Epin::new(self.letter, self.side).as_str()
    }
}
