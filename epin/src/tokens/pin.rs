//! The PIN token: an EPIN token without a style status.

use epin_core::{Notation, parse, prefix_len};

use super::split;
use crate::{Epin, ParseError};

/// A PIN token: a piece's name, side, state and terminal status, without a style status.
///
/// There are 312 values, one for each token of [PIN 1.0.0](https://sashite.dev/specs/pin/1.0.0/).
/// Every PIN token is also an EPIN token with native style status. Use a `Pin` for data in which a
/// `'` is an error. For everything else, such as the letter or another state, get the EPIN token with
/// [`epin`](Self::epin).
///
/// ```
/// use epin::notation::{Pin, pin};
/// use epin::{Letter, epin};
///
/// const KING: Pin = pin!("K^");
/// assert_eq!(KING, epin!("K^'").pin());
/// assert_eq!((KING.epin(), KING.epin().letter()), (epin!("K^"), Letter::K));
/// ```
///
/// # Ordering
///
/// Tokens are ordered by letter (A to Z), then by side (first, second), then by state (diminished,
/// normal, enhanced). If these are the same, non-terminal tokens come before terminal ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pin(pub(crate) Epin); // Always native.

impl Pin {
    /// The length of the longest token in bytes, 3.
    ///
    /// ```
    /// assert_eq!(epin::notation::Pin::MAX_LEN, "+K^".len());
    /// ```
    pub const MAX_LEN: usize = 3;

    /// Returns the EPIN token that is spelled the same. Its style status is native.
    ///
    /// ```
    /// use epin::notation::pin;
    /// use epin::{Epin, epin};
    ///
    /// const KING: Epin = pin!("K^").epin();
    /// assert_eq!(KING, epin!("K^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn epin(self) -> Epin {
        self.0
    }

    /// Returns the token that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one PIN token. Nothing is trimmed or normalised. To read a token
    /// at the start of a longer string, use [`parse_prefix`](Self::parse_prefix).
    ///
    /// ```
    /// use epin::notation::{Pin, pin};
    ///
    /// assert_eq!(Pin::parse("+K^"), Ok(pin!("+K^")));
    /// let error = Pin::parse("K'").unwrap_err();
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
    /// If `text` is anything but one PIN token, as for [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::notation::{Pin, pin};
    ///
    /// assert_eq!(Pin::from_ascii(b"k^"), Ok(pin!("k^")));
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParseError> {
        match parse(Notation::Pin, text) {
            Ok(token) => Ok(Self(Epin(token))),
            Err(error) => Err(error),
        }
    }

    /// Returns the longest PIN token at the start of `text`, and the rest of the string.
    ///
    /// Takes constant time, however long `text` is. It is not a `const fn`, because one can split a
    /// `str` only since Rust 1.86.
    ///
    /// # Errors
    ///
    /// If `text` does not start with a PIN token: the same error as from [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::notation::{Pin, pin};
    ///
    /// assert_eq!(Pin::parse_prefix("K^'")?, (pin!("K^"), "'"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError> {
        let (token, rest) = split(text, prefix_len(Notation::Pin, text.as_bytes())?);
        Ok((Self::parse(token)?, rest))
    }

    /// Returns the token as a string of one to three ASCII characters. The string is static data:
    /// nothing is allocated.
    ///
    /// ```
    /// const KING: &str = epin::notation::pin!("K^").as_str();
    /// assert_eq!(KING, "K^");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.epin().as_str()
    }
}

impl From<Pin> for Epin {
    /// Returns the EPIN token that is spelled the same. Its style status is native.
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

impl TryFrom<Epin> for Pin {
    type Error = ParseError;

    /// Returns the PIN token that is spelled the same. To drop the `'`, use [`Epin::pin`].
    ///
    /// # Errors
    ///
    /// If the token has a `'`: the error that [`parse`](Pin::parse) returns for its string.
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
