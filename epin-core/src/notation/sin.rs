//! The SIN token: the style of a side.

#![allow(
    clippy::indexing_slicing,
    reason = "the table has an entry for every byte, and is made in a constant"
)]

use super::Notation;
use super::hint::Hint;
use super::parse::{impl_from_char, impl_parse};
use super::parse_error::ParseError;
use super::parse_error_kind::ParseErrorKind;
use super::piece_hints::plain_token;
use crate::token::{Epin, Letter, Side};
use crate::traits::{impl_as_ref, impl_string};

/// A SIN token: the letter of a style, and the side that plays it.
///
/// It is written as one letter, in upper case for the first side and in lower case for the second
/// ([SIN 1.0.0](https://sashite.dev/specs/sin/1.0.0/)), so there are 52 SIN tokens.
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
    pub(super) letter: Letter,
    pub(super) side: Side,
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

    /// Returns the side that plays the style.
    ///
    /// An upper-case letter belongs to the first side, and a lower-case letter belongs to the second.
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

    /// Returns the token as a string of one ASCII letter.
    ///
    /// The string is static data: nothing is allocated.
    ///
    /// ```
    /// const CHESS: &str = epin::notation::sin!("C").as_str();
    /// assert_eq!(CHESS, "C");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        // The plain EPIN token with this letter and side has the same string as this SIN token, and that string
        // is static.
        Epin::new(self.letter, self.side).as_str()
    }

    /// Reads all of `text` as a SIN token.
    #[inline]
    pub(crate) const fn read(text: &[u8]) -> Option<Self> {
        match text {
            [byte] => BY_BYTE[*byte as usize],
            _ => None,
        }
    }
}

impl_parse! {
    Sin, |text| ParseError::new(Notation::Sin, text),
    "epin::notation::{Sin, sin}", "one SIN token",
    "c" => "sin!(\"c\")", "Chess" => 1
}

impl_string!([] Sin, ParseError, "a SIN token", |token| token.as_str());
impl_as_ref!([] Sin);
impl_from_char!(Sin in "epin::notation");

/// The SIN token for each byte. With this table of 512 bytes, `Sin::parse` takes 19 instructions and `Qpi::parse`
/// takes 58 (`benches/README.md`). With comparisons, they would take 26 and 77.
static BY_BYTE: [Option<Sin>; 256] = {
    let mut tokens = [None; 256];
    let mut i = 0;
    while i < Letter::ALL.len() {
        let (letter, upper) = (Letter::ALL[i], Letter::ALL[i].as_char());
        tokens[upper as usize] = Some(Sin::new(letter, Side::First));
        tokens[upper.to_ascii_lowercase() as usize] = Some(Sin::new(letter, Side::Second));
        i += 1;
    }
    tokens
};

/// Returns where `text` stops being valid and what was expected there.
pub(crate) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    match text {
        [style, ..] if style.is_ascii_alphabetic() => (ParseErrorKind::ExpectedEnd, 1),
        _ => (ParseErrorKind::ExpectedStyle, 0),
    }
}

pub(crate) const TOO_LONG_NOTE: Hint = Hint::Note("a SIN token has one character");
const FORM_NOTE: Hint = Hint::Note("a SIN token is one letter: a name such as Chess is SNN");

/// Returns the hint for an invalid string, given its symbols.
pub(crate) fn hint(symbols: &[u8]) -> Hint {
    plain_token(symbols).map_or(FORM_NOTE, |style| Hint::suggest(style.as_str()))
}
