//! EPIN: `parse`, the conversions of a token to and from the other notations, and the hints. The type is in
//! `token/epin.rs`, and its reader is in `token/read.rs`.

use super::hint::Hint;
use super::parse::{impl_from_char, impl_parse, impl_parse_prefix};
use super::parse_error::ParseError;
use super::parse_error_kind::ParseErrorKind;
use super::pin::Pin;
use super::qpi::Qpi;
use super::styles::Styles;
use super::{Notation, piece_hints};
use crate::token::{Epin, read_prefix};
use crate::traits::{impl_as_ref, impl_string};

impl_parse! {
    ///
    /// The specification says the same: [EPIN 1.0.0, Validity](https://sashite.dev/specs/epin/1.0.0/). To
    /// read a token at the start of a longer string, use [`parse_prefix`](Self::parse_prefix). If there is
    /// one likely repair, the error's [`suggestion`](ParseError::suggestion) says what to write instead.
    Epin, |text| ParseError::new(Notation::Epin, text),
    "epin::{Epin, epin}", "one EPIN token",
    "+K^'" => "epin!(\"+K^'\")", "^K" => 0
}

impl Epin {
    /// Returns whether `text` is one token and nothing else.
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert!(Epin::is_valid("-k^'"));
    /// assert!(!Epin::is_valid("K\n"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_valid(text: &str) -> bool {
        Self::read(text.as_bytes()).is_some()
    }
}

impl_parse_prefix!(Epin, read_prefix, "epin::{Epin, epin}", "an EPIN token", "K'K/8" => "(epin!(\"K'\"), \"K/8\")");
impl_string!([] Epin, ParseError, "an EPIN token", |token| token.as_str());
impl_as_ref!([] Epin);
impl_from_char!(Epin in "epin");

impl Epin {
    /// Returns the PIN token that this token extends: the same token without a `'`.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::pin;
    ///
    /// assert_eq!(epin!("K^'").to_pin(), pin!("K^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn to_pin(self) -> Pin {
        Pin(self.native())
    }

    /// Returns `pin` as an EPIN token that keeps the style status of `self`.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::pin;
    ///
    /// assert_eq!(epin!("P'").with_pin(pin!("+p")), epin!("+p'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_pin(self, pin: Pin) -> Self {
        pin.to_epin().with_derived(self.is_derived())
    }

    /// Returns the QPI token of the piece in a game with these styles.
    ///
    /// A native piece has the style of its own side, and a derived piece has the style of the other side.
    /// This is one way to resolve a style. EPIN leaves the choice to the game
    /// ([EPIN 1.0.0, Style resolution](https://sashite.dev/specs/epin/1.0.0/)).
    ///
    /// The inverse is [`Qpi::to_epin`].
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::{Styles, qpi};
    ///
    /// let styles = Styles::parse("C/s")?;
    /// assert_eq!(epin!("P").to_qpi(styles), qpi!("C:P"));
    /// assert_eq!(epin!("P'").to_qpi(styles), qpi!("s:P"));
    /// assert_eq!(epin!("p'").to_qpi(styles), qpi!("C:p"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn to_qpi(self, styles: Styles) -> Qpi {
        Qpi::new(styles.sin(self.style_side()), self.to_pin())
    }
}

/// Returns where `text` stops being valid and what was expected there.
pub(crate) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    match read_prefix(text) {
        Some((_, rest)) => (ParseErrorKind::ExpectedEnd, text.len() - rest.len()),
        None => piece_hints::stop_without_letter(text),
    }
}

pub(crate) const TOO_LONG_NOTE: Hint = Hint::Note("an EPIN token has at most 4 characters");

/// Returns the hint for an invalid string, given the string and its symbols.
pub(crate) fn hint(text: &[u8], symbols: &[u8]) -> Option<Hint> {
    piece_hints::hint_for_list_or_qpi(text, symbols, Epin::read)
        .or_else(|| piece_hints::hint(text, symbols))
}
