//! The QPI token: a piece with the style that it moves by.

use core::error::Error;
use core::fmt;

use super::hint::Hint;
use super::parse::{impl_parse, impl_parse_prefix};
use super::parse_error::ParseError;
use super::parse_error_kind::ParseErrorKind;
use super::pin::{self, Pin};
use super::sin::Sin;
use super::styles::Styles;
use super::{Notation, piece_hints};
use crate::text::{Inline, Suggestion};
use crate::token::{Epin, Side};
use crate::traits::{impl_debug, impl_string};

/// A QPI token: a piece and the style that it moves by, such as `C:K^`.
///
/// The style is a SIN token, and the piece is a PIN token. Any style can be combined with any piece, so
/// there are 16,224 QPI tokens.
///
/// A piece is native if it moves by the style of its own side, and derived otherwise
/// ([QPI 1.0.0](https://sashite.dev/specs/qpi/1.0.0/)). If the game's styles are known,
/// [`Epin::to_qpi`] makes a QPI token from an EPIN token.
///
/// ```
/// use epin::notation::{Qpi, pin, qpi, sin};
///
/// const KING: Qpi = qpi!("C:K^");
/// assert_eq!((KING.sin(), KING.pin()), (sin!("C"), pin!("K^")));
/// assert!(KING.is_native());
/// assert!(qpi!("c:K^").is_derived());
/// ```
///
/// # Ordering
///
/// Tokens are ordered by style, in the order of [`Sin`], then by piece, in the order of [`Pin`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Qpi {
    sin: Sin,
    pin: Pin,
}

impl Qpi {
    /// The length in bytes of the longest token: 5.
    ///
    /// ```
    /// assert_eq!(epin::notation::Qpi::MAX_LEN, "C:+K^".len());
    /// ```
    pub const MAX_LEN: usize = 5;

    /// Returns the QPI token that combines a style and a piece.
    ///
    /// ```
    /// use epin::notation::{Qpi, pin, sin};
    ///
    /// assert_eq!(Qpi::new(sin!("s"), pin!("+p")).to_string(), "s:+p");
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(sin: Sin, pin: Pin) -> Self {
        Self { sin, pin }
    }

    /// Returns the style that the piece moves by, as a SIN token.
    ///
    /// ```
    /// use epin::notation::{qpi, sin};
    ///
    /// assert_eq!(qpi!("s:+P").sin(), sin!("s"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn sin(self) -> Sin {
        self.sin
    }

    /// Returns the piece as a PIN token, which has no style.
    ///
    /// ```
    /// use epin::notation::{pin, qpi};
    ///
    /// assert_eq!(qpi!("s:+P").pin(), pin!("+P"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn pin(self) -> Pin {
        self.pin
    }

    /// Returns whether the piece moves by the style of its own side.
    ///
    /// It does if the two letters of the token have the same case.
    ///
    /// ```
    /// use epin::notation::qpi;
    ///
    /// assert!(qpi!("c:k").is_native());
    /// assert!(!qpi!("C:k").is_native());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_native(self) -> bool {
        self.sin.side() as u8 == self.pin.to_epin().side() as u8
    }

    /// Returns whether the piece moves by the style of the other side.
    ///
    /// It does if the two letters of the token differ in case.
    ///
    /// ```
    /// use epin::notation::qpi;
    ///
    /// assert!(qpi!("C:k").is_derived());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_derived(self) -> bool {
        !self.is_native()
    }

    /// Returns the token as a string. The string is not static data, because the strings of all 16,224 QPI
    /// tokens would take 327 KB.
    pub(crate) fn to_inline(self) -> Inline<{ Self::MAX_LEN }> {
        Inline::of(&[self.sin.as_str(), ":", self.pin.as_str()])
    }

    /// Reads all of `text` as a QPI token.
    #[inline]
    pub(crate) const fn read(text: &[u8]) -> Option<Self> {
        let [style, b':', piece @ ..] = text else { return None };
        match (Sin::read(&[*style]), Pin::read(piece)) {
            (Some(sin), Some(pin)) => Some(Self { sin, pin }),
            _ => None,
        }
    }

    /// Returns the longest QPI token at the start of `text`, and the rest of the string.
    const fn read_prefix(text: &[u8]) -> Option<(Self, &[u8])> {
        let [style, b':', piece @ ..] = text else { return None };
        match (Sin::read(&[*style]), Pin::read_prefix(piece)) {
            (Some(sin), Some((pin, rest))) => Some((Self { sin, pin }, rest)),
            _ => None,
        }
    }
}

impl_parse! {
    Qpi, |text| ParseError::new(Notation::Qpi, text),
    "epin::notation::{Qpi, qpi}", "one QPI token",
    "C:K^" => "qpi!(\"C:K^\")", "CK" => 1
}

impl_parse_prefix!(Qpi, Qpi::read_prefix, "epin::notation::{Qpi, qpi}", "a QPI token", "C:K^ s:p" => "(qpi!(\"C:K^\"), \" s:p\")");
impl_string!([] Qpi, ParseError, "a QPI token", |token| token.to_inline().as_str());

impl Qpi {
    /// Returns the EPIN token of the piece in a game with these styles.
    ///
    /// The token is native if the piece has the style of its own
    /// side, and derived if it has the style of the other side.
    ///
    /// The inverse is [`Epin::to_qpi`].
    ///
    /// # Errors
    ///
    /// Returns an error if the token's style is not one of the game's two styles. The case
    /// matters: if `styles` is `C/s`, the styles are `C` and `s`, so `S:P` is an error.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::{Styles, qpi};
    ///
    /// let styles = Styles::parse("C/s")?;
    /// assert_eq!(qpi!("s:P").to_epin(styles), Ok(epin!("P'")));
    /// assert!(qpi!("S:P").to_epin(styles).is_err());
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    pub const fn to_epin(self, styles: Styles) -> Result<Epin, StyleMismatchError> {
        let style = styles.sin(self.sin().side());
        if style.letter() as u8 == self.sin().letter() as u8 {
            Ok(self.pin().to_epin().with_derived(self.is_derived()))
        } else {
            Err(StyleMismatchError { qpi: self, styles })
        }
    }
}

/// The error of [`Qpi::to_epin`]: the token's style is not one of the game's two styles.
///
/// ```
/// use epin::notation::{Styles, qpi};
///
/// let error = qpi!("S:P").to_epin(Styles::parse("C/s")?).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "the style `S` of \"S:P\" is neither `C` nor `s`; did you mean \"s:P\"?",
/// );
/// # Ok::<(), epin::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct StyleMismatchError {
    qpi: Qpi,
    styles: Styles,
}

impl StyleMismatchError {
    /// Returns the token.
    ///
    /// ```
    /// use epin::notation::{Styles, qpi};
    ///
    /// let error = qpi!("S:P").to_epin(Styles::parse("C/s")?).unwrap_err();
    /// assert_eq!((error.qpi(), error.styles().to_string()), (qpi!("S:P"), "C/s".to_owned()));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[must_use]
    pub const fn qpi(&self) -> Qpi {
        self.qpi
    }

    /// Returns the game's styles.
    ///
    /// ```
    /// use epin::notation::{Styles, qpi};
    ///
    /// let styles = Styles::parse("C/s")?;
    /// assert_eq!(qpi!("S:P").to_epin(styles).unwrap_err().styles(), styles);
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[must_use]
    pub const fn styles(&self) -> Styles {
        self.styles
    }

    /// Returns the token that was probably meant, or `None` if there is no likely one.
    ///
    /// It is the same token with the style's letter in the other case, if the letter in that case is one
    /// of the game's styles. `Display` also shows it.
    ///
    /// ```
    /// use epin::notation::{Qpi, Styles, qpi};
    ///
    /// let styles = Styles::parse("C/s")?;
    /// let suggestion = |qpi: Qpi| qpi.to_epin(styles).unwrap_err().suggestion();
    /// assert_eq!(suggestion(qpi!("S:P")).unwrap().as_str(), "s:P");
    /// assert_eq!(suggestion(qpi!("X:P")), None);
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[must_use]
    pub fn suggestion(&self) -> Option<Suggestion> {
        let meant = Qpi::new(self.qpi.sin().flipped(), self.qpi.pin());
        let is_right = meant.to_epin(self.styles).is_ok();
        is_right.then(|| Suggestion::of(&[meant.to_inline().as_str()]))
    }
}

impl fmt::Display for StyleMismatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { qpi, styles } = self;
        let (first, second) = (styles.sin(Side::First), styles.sin(Side::Second));
        let style = qpi.sin();
        write!(f, "the style `{style}` of \"{qpi}\" is neither `{first}` nor `{second}`")?;
        if let Some(meant) = self.suggestion() {
            write!(f, "; {}", Hint::Suggestion(meant))?;
        }
        Ok(())
    }
}

impl_debug!(StyleMismatchError);

impl Error for StyleMismatchError {}

/// Returns where `text` stops being valid and what was expected there.
pub(crate) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    match text {
        [style, b':', piece @ ..] if style.is_ascii_alphabetic() => {
            let (kind, offset) = pin::stop(piece);
            (kind, 2 + offset)
        }
        [style, ..] if style.is_ascii_alphabetic() => (ParseErrorKind::ExpectedColon, 1),
        _ => (ParseErrorKind::ExpectedStyle, 0),
    }
}

pub(crate) const TOO_LONG_NOTE: Hint = Hint::Note("a QPI token has at most 5 characters");
const FORM_NOTE: Hint =
    Hint::Note("a QPI token is a style's letter, a colon and a piece, such as C:K^");
const DERIVED_NOTE: Hint =
    Hint::Note("a QPI token has no `'`: a piece is derived if the cases of the two letters differ");

/// Returns the hint for an invalid string, given its symbols.
pub(crate) fn hint(symbols: &[u8]) -> Hint {
    // `;` is `:` without the shift key.
    let mut parts = symbols.split(|symbol| b":;".contains(symbol));
    let (Some(style), Some(piece @ [_, ..]), None) = (parts.next(), parts.next(), parts.next())
    else {
        return FORM_NOTE;
    };
    let Some(style) = piece_hints::plain_token(style) else { return FORM_NOTE };
    let piece = match piece_hints::hint(piece, piece) {
        Some(Hint::Suggestion(meant)) => Epin::read(meant.as_str().as_bytes()),
        Some(note @ (Hint::Qpi | Hint::Several(_) | Hint::Note(_))) => return note,
        Some(Hint::Word) | None => None,
    };
    let Some(piece) = piece else { return FORM_NOTE };
    // The cases of the two letters already show whether the piece is derived. A `'` that agrees with them is
    // redundant: `C:k'` can only mean `C:k`. But in `C:K'`, the cases and the `'` contradict each other.
    if piece.is_derived() && style.side() == piece.side() {
        return DERIVED_NOTE;
    }
    let piece = piece.with_derived(false);
    Hint::Suggestion(Suggestion::of(&[style.as_str(), ":", piece.as_str()]))
}
