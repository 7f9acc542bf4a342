//! `Epin` as a string: `parse`, `as_str` and what goes with them.

use epin_grammar::{Notation, parse, prefix_len};

use crate::{Epin, ParseError, Pin, Sin};

/// Returns the first `len` bytes of a string, which are ASCII, and the rest of it.
// The string itself is never returned. Unlike a slice, `split_at_checked` links no panic code.
#[inline]
pub(crate) fn split(text: &str, len: usize) -> (&str, &str) {
    text.split_at_checked(len).unwrap_or((text, ""))
}

impl Epin {
    /// Returns the token that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one token. Nothing is trimmed or normalised ([EPIN 1.0.0,
    /// Validity](https://sashite.dev/specs/epin/1.0.0/)). To read a token at the start of a longer
    /// string, use [`parse_prefix`](Self::parse_prefix).
    ///
    /// The error's [`suggestion`](ParseError::suggestion) is what to write instead, if there is one
    /// likely repair.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::parse("+K^'"), Ok(epin!("+K^'")));
    /// let error = Epin::parse("^K").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "expected a letter, found `^` at byte 0; did you mean \"K^\"?",
    /// );
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParseError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Returns the token that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one token: the same as [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::from_ascii(b"k^"), Ok(epin!("k^")));
    /// assert!(Epin::from_ascii(b"k\xff").is_err());
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParseError> {
        match parse(Notation::Epin, text) {
            Ok(token) => Ok(Self(token)),
            Err(error) => Err(error),
        }
    }

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
        parse(Notation::Epin, text.as_bytes()).is_ok()
    }

    /// Returns the longest token at the start of `text`, and the rest of the string.
    ///
    /// Takes constant time, however long `text` is. This is not a `const fn`, because a `const fn`
    /// can split a `str` only since Rust 1.86.
    ///
    /// # Errors
    ///
    /// If `text` does not start with a token: the same error as from [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::parse_prefix("K'K/8")?, (epin!("K'"), "K/8"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError> {
        let (token, rest) = split(text, prefix_len(Notation::Epin, text.as_bytes())?);
        Ok((Self::parse(token)?, rest))
    }

    /// Returns the token as a string of one to four ASCII characters. The string is static data:
    /// nothing is allocated.
    ///
    /// ```
    /// const KING: &str = epin::epin!("K^'").as_str();
    /// assert_eq!(KING, "K^'");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0.as_str()
    }
}

/// Implements the conversion from a letter. Not for `Qpi`, whose tokens are longer.
macro_rules! impl_from_char {
    ($Token:ident) => {
        impl TryFrom<char> for $Token {
            type Error = ParseError;

            /// Returns the token that is this letter and nothing else. Its case is the side.
            ///
            /// # Errors
            ///
            /// If `char` is not an ASCII letter.
            ///
            /// ```
            #[doc = concat!("use epin::", stringify!($Token), ";")]
            ///
            #[doc = concat!("assert_eq!(", stringify!($Token), "::try_from('k')?.as_str(), \"k\");")]
            #[doc = concat!("assert!(", stringify!($Token), "::try_from('+').is_err());")]
            /// # Ok::<(), epin::ParseError>(())
            /// ```
            #[inline]
            fn try_from(char: char) -> Result<Self, ParseError> {
                Self::parse(char.encode_utf8(&mut [0; 4]))
            }
        }
    };
}

impl_from_char!(Epin);
impl_from_char!(Pin);
impl_from_char!(Sin);
