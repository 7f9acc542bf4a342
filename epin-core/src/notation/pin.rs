//! The PIN token: an EPIN token without a style status.

use super::hint::Hint;
use super::parse::{impl_from_char, impl_parse, impl_parse_prefix};
use super::parse_error::ParseError;
use super::parse_error_kind::ParseErrorKind;
use super::{Notation, piece_hints};
use crate::token::{Epin, read_prefix};
use crate::traits::{impl_as_ref, impl_string};

/// A PIN token: a piece's name, side, state and terminal status, without a style status.
///
/// There are 312 values, one for each token of [PIN 1.0.0](https://sashite.dev/specs/pin/1.0.0/). Every PIN
/// token is also an EPIN token with native style status. Use a `Pin` for data in which a `'` is an error. A
/// `Pin` has few methods: to get its letter or to change its state, for example, convert it to an EPIN
/// token with [`to_epin`](Self::to_epin).
///
/// ```
/// use epin::notation::{Pin, pin};
/// use epin::{Letter, epin};
///
/// const KING: Pin = pin!("K^");
/// assert_eq!(KING, epin!("K^'").to_pin());
/// assert_eq!((KING.to_epin(), KING.to_epin().letter()), (epin!("K^"), Letter::K));
/// ```
///
/// # Ordering
///
/// Tokens are ordered by letter (A to Z), then by side (first, second), then by state (diminished,
/// normal, enhanced). If these are the same, non-terminal tokens come before terminal ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pin(pub(crate) Epin); // Always native.

impl Pin {
    /// The length in bytes of the longest token: 3.
    ///
    /// ```
    /// assert_eq!(epin::notation::Pin::MAX_LEN, "+K^".len());
    /// ```
    pub const MAX_LEN: usize = 3;

    /// Returns the EPIN token with the same string. Its style status is native.
    ///
    /// ```
    /// use epin::notation::pin;
    /// use epin::{Epin, epin};
    ///
    /// const KING: Epin = pin!("K^").to_epin();
    /// assert_eq!(KING, epin!("K^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn to_epin(self) -> Epin {
        self.0
    }

    /// Returns the token as a string of one to three ASCII characters.
    ///
    /// The string is static data: nothing is allocated.
    ///
    /// ```
    /// const KING: &str = epin::notation::pin!("K^").as_str();
    /// assert_eq!(KING, "K^");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.to_epin().as_str()
    }

    /// Reads all of `text` as a PIN token.
    #[allow(clippy::inline_always)] // Like `Epin::read`.
    #[inline(always)]
    pub(crate) const fn read(text: &[u8]) -> Option<Self> {
        match Epin::read(text) {
            Some(token) if !token.is_derived() => Some(Self(token)),
            _ => None,
        }
    }

    /// Returns the longest PIN token at the start of `text`, and the rest of the string.
    #[inline]
    pub(super) const fn read_prefix(text: &[u8]) -> Option<(Self, &[u8])> {
        let Some((token, rest)) = read_prefix(text) else { return None };
        // The length without the `'`, which can only be the last byte of an EPIN token.
        let len = text.len() - rest.len() - token.is_derived() as usize;
        match text.split_at_checked(len) {
            Some((_, rest)) => Some((Self(token.native()), rest)),
            None => None,
        }
    }
}

impl From<Pin> for Epin {
    /// Returns the EPIN token with the same string. Its style status is native.
    ///
    /// ```
    /// use epin::notation::pin;
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::from(pin!("+R")), epin!("+R"));
    /// ```
    #[inline]
    fn from(pin: Pin) -> Self {
        pin.0
    }
}

impl_parse! {
    Pin, |text| ParseError::new(Notation::Pin, text),
    "epin::notation::{Pin, pin}", "one PIN token",
    "+K^" => "pin!(\"+K^\")", "K'" => 1
}

impl_parse_prefix!(Pin, Pin::read_prefix, "epin::notation::{Pin, pin}", "a PIN token", "K^'" => "(pin!(\"K^\"), \"'\")");
impl_string!([] Pin, ParseError, "a PIN token", |token| token.as_str());
impl_as_ref!([] Pin);
impl_from_char!(Pin in "epin::notation");

impl TryFrom<Epin> for Pin {
    type Error = ParseError;

    /// Returns the PIN token with the same string. To drop the `'`, use [`Epin::to_pin`].
    ///
    /// # Errors
    ///
    /// Returns the error of [`parse`](Pin::parse) if the token has a `'`.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::{Pin, pin};
    ///
    /// assert_eq!(Pin::try_from(epin!("K^")), Ok(pin!("K^")));
    /// assert_eq!(Pin::try_from(epin!("K^'")), Pin::parse("K^'"));
    /// ```
    #[inline]
    fn try_from(token: Epin) -> Result<Self, ParseError> {
        Self::parse(token.as_str())
    }
}

/// Returns where `text` stops being valid and what was expected there.
pub(crate) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    match Pin::read_prefix(text) {
        Some((_, rest)) => (ParseErrorKind::ExpectedEnd, text.len() - rest.len()),
        None => piece_hints::stop_without_letter(text),
    }
}

pub(crate) const TOO_LONG_NOTE: Hint = Hint::Note("a PIN token has at most 3 characters");
const STYLE_NOTE: Hint = Hint::Note("a PIN token has no style: `'` belongs to EPIN");

/// Returns the hint for an invalid string, given the string and its symbols.
pub(crate) fn hint(text: &[u8], symbols: &[u8]) -> Option<Hint> {
    let read = |text: &[u8]| Pin::read(text).map(Pin::to_epin);
    piece_hints::hint_for_list_or_qpi(text, symbols, read).or_else(|| {
        match piece_hints::hint(text, symbols)? {
            Hint::Suggestion(meant) if Pin::read(meant.as_str().as_bytes()).is_none() => {
                Some(STYLE_NOTE)
            }
            hint => Some(hint),
        }
    })
}
