//! Parsing a piece of a catalog, and the error for a string that is not one.

use core::fmt;

use epin_grammar::{Notation, from_fn, prefix_len};

use crate::parse::split;
use crate::{Catalog, Epin, ParseError, Piece, Suggestion, UnknownPieceError};

impl<C: Catalog> Piece<C> {
    /// Returns the piece that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one token, or if the token is not in the catalog. Nothing is
    /// trimmed or normalised.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// const ROOK: Result<Piece<Chess>, epin::ParsePieceError> = Piece::parse("-r");
    /// assert_eq!(ROOK, Ok(piece!(Chess, "-r")));
    /// assert_eq!(
    ///     Piece::<Chess>::parse("K").unwrap_err().to_string(),
    ///     r#""K" is not a piece of Chess; did you mean "K^"? its pieces are K^ R -R"#,
    /// );
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParsePieceError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Returns the piece that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one token, or if the token is not in the catalog: the same as
    /// [`parse`](Self::parse).
    ///
    /// ```
    /// # use epin::{Catalog, Piece, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(Piece::from_ascii(b"-r"), Ok(piece!(Chess, "-r")));
    /// assert!(Piece::<Chess>::from_ascii(b"r\xff").is_err());
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParsePieceError> {
        match Epin::from_ascii(text) {
            Ok(token) => match Self::of(token) {
                Some(piece) => Ok(piece),
                None => Err(ParsePieceError::Unknown(UnknownPieceError::new::<C>(token))),
            },
            Err(error) => Err(ParsePieceError::Invalid(error)),
        }
    }

    /// Returns whether `text` is one token of the catalog and nothing else.
    ///
    /// ```
    /// # use epin::{Catalog, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert!(Piece::<Chess>::is_valid("-r"));
    /// assert!(!Piece::<Chess>::is_valid("K"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_valid(text: &str) -> bool {
        Self::parse(text).is_ok()
    }

    /// Returns the piece whose token is the longest at the start of `text`, and the rest of the
    /// string.
    ///
    /// Takes constant time, however long `text` is. This is not a `const fn`, because a `const fn`
    /// can split a `str` only since Rust 1.86.
    ///
    /// # Errors
    ///
    /// If `text` does not start with a token, or if the longest token there is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(Piece::parse_prefix("-r2k^")?, (piece!(Chess, "-r"), "2k^"));
    /// assert!(Piece::<Chess>::parse_prefix("R^").is_err());
    /// # Ok::<(), epin::ParsePieceError>(())
    /// ```
    #[inline]
    pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParsePieceError> {
        let (token, rest) = split(text, prefix_len(Notation::Epin, text.as_bytes())?);
        Ok((Self::parse(token)?, rest))
    }
}

/// The error for a string that is not a piece of a catalog.
///
/// ```
/// use epin::{Catalog, ParsePieceError, Piece};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Chess {
///     #[epin("P")]
///     Pawn,
/// }
///
/// let error = Piece::<Chess>::parse("P^").unwrap_err();
/// assert!(matches!(error, ParsePieceError::Unknown(_)));
/// assert!(matches!(Piece::<Chess>::parse("^P"), Err(ParsePieceError::Invalid(_))));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParsePieceError {
    /// The string is not a token of any catalog.
    Invalid(ParseError),
    /// The string is a token, but the catalog does not have it.
    Unknown(UnknownPieceError),
}

impl ParsePieceError {
    /// Returns what to write instead, or `None` if there is no single likely repair.
    ///
    /// `Display` and [`report`](Self::report) have it, too: `did you mean "…"?`. For a string that is
    /// not a token, it is a token that need not be in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let suggestion = |text| Piece::<Chess>::parse(text).unwrap_err().suggestion();
    /// assert_eq!(suggestion("K").as_deref(), Some("K^"));
    /// assert_eq!(suggestion("^b").as_deref(), Some("b^"));
    /// assert_eq!(suggestion("Q"), None);
    /// ```
    #[must_use]
    pub fn suggestion(&self) -> Option<Suggestion> {
        match self {
            Self::Invalid(error) => error.suggestion(),
            Self::Unknown(error) => error.suggestion().map(|token| Suggestion::of(token.0)),
        }
    }

    /// Returns the full message, which names the string: what serde says.
    ///
    /// `text` is the string that was parsed. For a string that is not a token, this is
    /// [`ParseError::report`]; for a token that is not in the catalog, what `Display` says.
    ///
    /// ```
    /// # use epin::{Catalog, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(
    ///     Piece::<Chess>::parse("^b").unwrap_err().report("^b").to_string(),
    ///     "invalid EPIN token \"^b\": expected a letter, found `^` at byte 0; did you mean \"b^\"?",
    /// );
    /// ```
    #[must_use]
    pub fn report(self, text: &(impl AsRef<[u8]> + ?Sized)) -> impl fmt::Display {
        let text = text.as_ref();
        from_fn(move |f| match self {
            Self::Invalid(error) => write!(f, "{}", error.report(text)),
            Self::Unknown(error) => write!(f, "{error}"),
        })
    }
}

impl From<ParseError> for ParsePieceError {
    /// Returns the error for a string that is not a token.
    ///
    /// ```
    /// # use epin::{Catalog, Epin, ParsePieceError, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// fn native(text: &str) -> Result<Piece<Chess>, ParsePieceError> {
    ///     let token = Epin::parse(text)?.native();
    ///     Ok(Piece::try_from(token)?)
    /// }
    ///
    /// assert_eq!(native("-r'"), Piece::parse("-r"));
    /// assert_eq!(native("^r"), Piece::parse("^r"));
    /// assert_eq!(native("q"), Piece::parse("q"));
    /// ```
    fn from(error: ParseError) -> Self {
        Self::Invalid(error)
    }
}

impl From<UnknownPieceError> for ParsePieceError {
    /// Returns the error for a token that is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, ParsePieceError, Piece, epin};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let unknown = Piece::<Chess>::try_from(epin!("K")).unwrap_err();
    /// assert_eq!(Piece::<Chess>::parse("K"), Err(ParsePieceError::from(unknown)));
    /// ```
    fn from(error: UnknownPieceError) -> Self {
        Self::Unknown(error)
    }
}

impl fmt::Display for ParsePieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(error) => error.fmt(f),
            Self::Unknown(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParsePieceError {}
