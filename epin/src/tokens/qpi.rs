//! The QPI token: a piece with the style that it moves by.

use epin_core::{Notation, parse_qpi, prefix_len};

use super::split;
use crate::notation::{Pin, Sin};
use crate::{Epin, ParseError};

/// A QPI token: a piece and the style that it moves by, such as `C:K^`.
///
/// The style is a SIN token and the piece a PIN token. Any style goes with any piece, so there are
/// 16,224 QPI tokens.
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
    /// The length of the longest token in bytes, 5.
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

    /// Returns the token that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one QPI token. Nothing is trimmed or normalised.
    ///
    /// ```
    /// use epin::notation::{Qpi, qpi};
    ///
    /// assert_eq!(Qpi::parse("C:K^"), Ok(qpi!("C:K^")));
    /// let error = Qpi::parse("CK").unwrap_err();
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
    /// If `text` is anything but one QPI token, as for [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::notation::{Qpi, qpi};
    ///
    /// assert_eq!(Qpi::from_ascii(b"s:p"), Ok(qpi!("s:p")));
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParseError> {
        match parse_qpi(text) {
            Ok(((letter, side), piece)) => {
                Ok(Self { sin: Sin::new(letter, side), pin: Pin(Epin(piece)) })
            }
            Err(error) => Err(error),
        }
    }

    /// Returns the longest token at the start of `text`, and the rest of the string.
    ///
    /// Takes constant time, however long `text` is. It is not a `const fn`, because one can split a
    /// `str` only since Rust 1.86.
    ///
    /// # Errors
    ///
    /// If `text` does not start with a QPI token: the same error as from [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::notation::{Qpi, qpi};
    ///
    /// assert_eq!(Qpi::parse_prefix("C:K^ s:p")?, (qpi!("C:K^"), " s:p"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError> {
        let (token, rest) = split(text, prefix_len(Notation::Qpi, text.as_bytes())?);
        Ok((Self::parse(token)?, rest))
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

    /// Returns whether the piece moves by the style of its own side, that is, whether the two letters
    /// have the same case.
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
        self.sin.side() as u8 == self.pin.epin().side() as u8
    }

    /// Returns whether the piece moves by the style of the other side, that is, whether the two
    /// letters differ in case.
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
}
