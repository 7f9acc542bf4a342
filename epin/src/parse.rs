use core::str::FromStr;

use epin_grammar::{Hint, Notation, scan, scan_prefix};

use crate::{Epin, ParseError, Pin};

impl Epin {
    /// Returns the token that `text` spells, the whole of it.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one token. Nothing is trimmed or normalised (spec §9.1).
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::parse("+K^'"), Ok(epin!("+K^'")));
    /// let error = Epin::parse("K x").unwrap_err();
    /// assert_eq!(error.to_string(), "expected the end of the token, found ` ` at byte 1");
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParseError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Returns the token that `text` spells, the whole of it. The bytes may be anything.
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
        match scan(Notation::Epin, text) {
            Ok(parts) => Ok(Self::from_parts(parts)),
            Err(fault) => Err(ParseError::new(fault)),
        }
    }

    /// Returns whether `text` is a token.
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
        scan(Notation::Epin, text.as_bytes()).is_ok()
    }

    /// Returns the longest token at the start of `text`, and the text behind it.
    ///
    /// Takes time in the length of the rest: a `const fn` has to check it again, since it
    /// cannot split a `str` before Rust 1.86.
    ///
    /// # Errors
    ///
    /// If no token stands at the start of `text`.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::parse_prefix("K'K/8")?, (epin!("K'"), "K/8"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    pub const fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError> {
        match scan_prefix(Notation::Epin, text.as_bytes()) {
            Ok((parts, len)) => Ok((Self::from_parts(parts), behind(text, len))),
            Err(fault) => Err(ParseError::new(fault)),
        }
    }

    /// Returns the token that an invalid text probably meant, or `None` if it is valid or if
    /// nobody can tell.
    ///
    /// Mends what has one sensible repair: markers out of order or doubled, white space or
    /// invisible characters around the token, characters that look like the right ones, and a
    /// QPI token's style letter. Error messages name the suggestion already. Reads at most 32
    /// bytes.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::suggest("^K"), Some(epin!("K^")));
    /// assert_eq!(Epin::suggest("K’"), Some(epin!("K'")));
    /// assert_eq!(Epin::suggest("King"), None);
    /// ```
    #[must_use]
    pub const fn suggest(text: &str) -> Option<Self> {
        match Hint::on(Notation::Epin, text.as_bytes()) {
            Some(Hint::Token(parts)) => Some(Self::from_parts(parts)),
            _ => None,
        }
    }
}

impl Pin {
    /// Returns the token that `text` spells, the whole of it.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one PIN token. Nothing is trimmed or normalised.
    ///
    /// ```
    /// use epin::{Pin, pin};
    ///
    /// assert_eq!(Pin::parse("+K^"), Ok(pin!("+K^")));
    /// let error = Pin::parse("K'").unwrap_err();
    /// assert_eq!(error.to_string(), "expected the end of the token, found `'` at byte 1");
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParseError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Returns the token that `text` spells, the whole of it. The bytes may be anything.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one PIN token: the same as [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::{Pin, pin};
    ///
    /// assert_eq!(Pin::from_ascii(b"k^"), Ok(pin!("k^")));
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParseError> {
        match scan(Notation::Pin, text) {
            Ok(parts) => Ok(Self::of(Epin::from_parts(parts))),
            Err(fault) => Err(ParseError::new(fault)),
        }
    }

    /// Returns whether `text` is a PIN token.
    ///
    /// ```
    /// use epin::Pin;
    ///
    /// assert!(Pin::is_valid("-k^"));
    /// assert!(!Pin::is_valid("k'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_valid(text: &str) -> bool {
        scan(Notation::Pin, text.as_bytes()).is_ok()
    }

    /// Returns the longest PIN token at the start of `text`, and the text behind it.
    ///
    /// Takes time in the length of the rest, as [`Epin::parse_prefix`] does.
    ///
    /// # Errors
    ///
    /// If no PIN token stands at the start of `text`.
    ///
    /// ```
    /// use epin::{Pin, pin};
    ///
    /// assert_eq!(Pin::parse_prefix("K^'")?, (pin!("K^"), "'"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    pub const fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError> {
        match scan_prefix(Notation::Pin, text.as_bytes()) {
            Ok((parts, len)) => Ok((Self::of(Epin::from_parts(parts)), behind(text, len))),
            Err(fault) => Err(ParseError::new(fault)),
        }
    }

    /// Returns the token that an invalid text probably meant, or `None` if it is valid or if
    /// nobody can tell.
    ///
    /// Mends what has one sensible repair: markers out of order or doubled, white space or
    /// invisible characters around the token, characters that look like the right ones, and a
    /// QPI token's style letter. Error messages name the suggestion already. Reads at most 32
    /// bytes.
    ///
    /// ```
    /// use epin::{Pin, pin};
    ///
    /// assert_eq!(Pin::suggest("^K"), Some(pin!("K^")));
    /// assert_eq!(Pin::suggest("K'"), None);
    /// assert_eq!(Pin::suggest("King"), None);
    /// ```
    #[must_use]
    pub const fn suggest(text: &str) -> Option<Self> {
        match Hint::on(Notation::Pin, text.as_bytes()) {
            Some(Hint::Token(parts)) => Some(Self::of(Epin::from_parts(parts))),
            _ => None,
        }
    }
}

/// The text behind its first `len` bytes, which are a token and so ASCII.
const fn behind(text: &str, len: usize) -> &str {
    match core::str::from_utf8(text.as_bytes().split_at(len).1) {
        Ok(rest) => rest,
        Err(_) => unreachable!(),
    }
}

macro_rules! parse {
    ($Token:ident) => {
        impl FromStr for $Token {
            type Err = ParseError;

            #[inline]
            fn from_str(text: &str) -> Result<Self, ParseError> {
                Self::parse(text)
            }
        }

        impl TryFrom<&str> for $Token {
            type Error = ParseError;

            #[inline]
            fn try_from(text: &str) -> Result<Self, ParseError> {
                Self::parse(text)
            }
        }

        impl TryFrom<&[u8]> for $Token {
            type Error = ParseError;

            #[inline]
            fn try_from(text: &[u8]) -> Result<Self, ParseError> {
                Self::from_ascii(text)
            }
        }
    };
}

parse!(Epin);
parse!(Pin);
