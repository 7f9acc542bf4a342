//! The styles of both sides of a game.
//!
//! The last field of a position is read by `feen/accept.rs` and repaired by `feen/errors/styles.rs`, because
//! there, the order and the case of the letters tell which side is to move.

use core::ops::Index;

use super::Notation;
use super::hint::Hint;
use super::parse::impl_parse;
use super::parse_error::ParseError;
use super::parse_error_kind::ParseErrorKind;
use super::piece_hints::plain_token;
use super::sin::Sin;
use crate::text::{Inline, Suggestion, strip_wrapping};
use crate::token::{Letter, Side};
use crate::traits::impl_string;

/// The native styles of both sides of a game.
///
/// They are written as two letters with a slash between them, the first side's in upper case and the second
/// side's in lower case: `C/m` for chess against makruk. Both sides may have the same style: `C/c`. The last
/// field of a FEEN has the same form but starts with the style of the side to move, so in a FEEN, `m/C` means
/// the same styles as `C/m`. [The guide](https://docs.rs/epin/latest/epin/guide/styles/) has more on styles and
/// on other ways to find a piece's style.
///
/// ```
/// use epin::notation::{Styles, sin};
/// use epin::{Letter, Side, epin};
///
/// const STYLES: Styles = Styles { first: Letter::C, second: Letter::M };
/// assert_eq!("C/m".parse(), Ok(STYLES));
/// assert_eq!(STYLES.sin(Side::Second), sin!("m"));
/// assert_eq!(epin!("P'").to_qpi(STYLES).to_string(), "m:P");
/// ```
///
/// # Ordering
///
/// Values are ordered by the first side's style, then by the second side's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Styles {
    /// The first side's style.
    pub first: Letter,
    /// The second side's style.
    pub second: Letter,
}

impl Styles {
    /// Returns a side's native style as a SIN token.
    ///
    /// ```
    /// use epin::Side;
    /// use epin::notation::{Styles, sin};
    ///
    /// assert_eq!(Styles::parse("C/m")?.sin(Side::First), sin!("C"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn sin(self, side: Side) -> Sin {
        let letter = match side {
            Side::First => self.first,
            Side::Second => self.second,
        };
        Sin::new(letter, side)
    }

    /// Returns the styles as a string.
    pub(crate) fn to_inline(self) -> Inline<3> {
        Inline::of(&[self.sin(Side::First).as_str(), "/", self.sin(Side::Second).as_str()])
    }

    /// Reads all of `text` as the styles of both sides.
    pub(crate) const fn read(text: &[u8]) -> Option<Self> {
        let [first, b'/', second] = text else { return None };
        match (Sin::read(&[*first]), Sin::read(&[*second])) {
            (
                Some(Sin { letter: first, side: Side::First }),
                Some(Sin { letter: second, side: Side::Second }),
            ) => Some(Self { first, second }),
            _ => None,
        }
    }
}

impl Index<Side> for Styles {
    type Output = Letter;

    /// Returns a side's native style.
    ///
    /// ```
    /// use epin::notation::Styles;
    /// use epin::{Letter, Side};
    ///
    /// assert_eq!(Styles::parse("C/m")?[Side::Second], Letter::M);
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    fn index(&self, side: Side) -> &Letter {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl_parse! {
    Styles, |text| ParseError::new(Notation::Styles, text),
    "epin::{Letter, notation::Styles}", "the styles of both sides",
    "C/s" => "Styles { first: Letter::C, second: Letter::S }", "C/S" => 2
}

impl_string!([] Styles, ParseError, "styles such as \"C/m\"", |styles| styles.to_inline().as_str());

/// Returns where `text` stops being valid and what was expected there.
pub(crate) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    match text {
        [b'A'..=b'Z', b'/', b'a'..=b'z', ..] => (ParseErrorKind::ExpectedEnd, 3),
        [b'A'..=b'Z', b'/', ..] => (ParseErrorKind::ExpectedLower, 2),
        [b'A'..=b'Z', ..] => (ParseErrorKind::ExpectedSlash, 1),
        _ => (ParseErrorKind::ExpectedUpper, 0),
    }
}

pub(crate) const TOO_LONG_NOTE: Hint = Hint::Note("styles have 3 characters, such as C/m");
const FORM_NOTE: Hint = Hint::Note(
    "styles are the first side's letter in upper case, a slash, and the second side's in lower \
     case, such as C/m",
);

/// Returns the hint for an invalid string, given its symbols.
///
/// The hint is a suggestion if there are two letters around one slash. There is none for a string such as
/// `c/M`, where the cases of the letters indicate that the second side comes first.
pub(crate) fn hint(symbols: &[u8]) -> Hint {
    let symbols = match symbols {
        [b'\'', styles @ .., b'\''] => strip_wrapping(styles),
        _ => symbols,
    };
    let mut parts = symbols.split(|symbol| *symbol == b'/').map(plain_token);
    match (parts.next().flatten(), parts.next().flatten(), parts.next()) {
        (Some(first), Some(second), None)
            if first.side() == Side::First || second.side() == Side::Second =>
        {
            let (first, second) = (first.with_side(Side::First), second.with_side(Side::Second));
            Hint::Suggestion(Suggestion::of(&[first.as_str(), "/", second.as_str()]))
        }
        _ => FORM_NOTE,
    }
}
