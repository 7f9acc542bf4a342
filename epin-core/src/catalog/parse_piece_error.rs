//! The error for a string that is not a piece of a catalog.

use core::error::Error;
use core::fmt::{self, Display};
use core::ops::Range;

use super::info::CatalogInfo;
use super::unknown_piece_error::{UnknownPieceError, pieces_message, unknown_piece_headline};
use crate::notation::{Hint, ParseError, Report};
use crate::text::{Suggestion, from_fn};
use crate::token::Epin;
use crate::traits::{impl_debug, impl_error};

/// Why a string is not a piece of a catalog.
///
/// Either the string is not a token or the token is not in the catalog. The error suggests only pieces of the
/// catalog.
///
/// ```
/// use epin::{ParsePieceErrorKind, Piece};
/// use epin_games::Chess;
///
/// let error = Piece::<Chess>::parse("k").unwrap_err();
/// assert_eq!(error.kind(), ParsePieceErrorKind::Unknown);
/// assert_eq!(
///     error.to_string(),
///     r#""k" is not a piece of Chess; did you mean "k^"? the game's pieces are K^ Q R -R B N P +P -P"#,
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ParsePieceError {
    cause: Cause,
    catalog: &'static CatalogInfo,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Cause {
    Invalid(ParseError),
    Unknown(Epin),
}

/// The kind of a [`ParsePieceError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParsePieceErrorKind {
    /// The string is not a token.
    Invalid,
    /// The string is a token, but it is not in the catalog.
    Unknown,
}

impl ParsePieceErrorKind {
    /// Returns the name of the kind, in kebab case, for files and other programs.
    ///
    /// ```
    /// use epin::Piece;
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Piece::<Chess>::parse("K").unwrap_err().kind().as_str(), "unknown");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Invalid => "invalid",
            Self::Unknown => "unknown",
        }
    }
}

impl CatalogInfo {
    /// Returns the parsed token if it is in the catalog.
    #[inline]
    pub(crate) const fn check(
        &'static self,
        parsed: Result<Epin, ParseError>,
    ) -> Result<Epin, ParsePieceError> {
        match parsed {
            Ok(token) if self.members.contains(token) => Ok(token),
            Ok(token) => Err(ParsePieceError { cause: Cause::Unknown(token), catalog: self }),
            Err(error) => Err(ParsePieceError { cause: Cause::Invalid(error), catalog: self }),
        }
    }
}

impl ParsePieceError {
    /// Returns the kind of error: the string is not a token, or it is a token that is not in the catalog.
    ///
    /// ```
    /// use epin::{ParsePieceErrorKind, Piece};
    /// use epin_games::Chess;
    ///
    /// let kind = |text| Piece::<Chess>::parse(text).unwrap_err().kind();
    /// assert_eq!(kind("^R"), ParsePieceErrorKind::Invalid);
    /// assert_eq!(kind("R^"), ParsePieceErrorKind::Unknown);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParsePieceErrorKind {
        match self.cause {
            Cause::Invalid(_) => ParsePieceErrorKind::Invalid,
            Cause::Unknown(_) => ParsePieceErrorKind::Unknown,
        }
    }

    /// Returns the byte offset of the mistake: [`ParseError::offset`], or 0 for a token that is not
    /// in the catalog.
    ///
    /// ```
    /// use epin::Piece;
    /// use epin_games::Chess;
    ///
    /// let offset = |text| Piece::<Chess>::parse(text).unwrap_err().offset();
    /// assert_eq!((offset("-R-"), offset("R^")), (2, 0));
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        match self.cause {
            Cause::Invalid(error) => error.offset(),
            Cause::Unknown(_) => 0,
        }
    }

    /// Returns the byte range that [`suggestion`](Self::suggestion) replaces: the token if it is valid but not
    /// a piece of the catalog, and otherwise the range of the [`parse_error`](Self::parse_error).
    ///
    /// ```
    /// use epin::Piece;
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Piece::<Chess>::parse("-R-").unwrap_err().range(), 0..3);
    /// ```
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        match self.cause {
            Cause::Invalid(error) => error.range(),
            Cause::Unknown(token) => 0..token.as_str().len(),
        }
    }

    /// Returns the message without the offset and without a suggestion.
    ///
    /// ```
    /// use epin::Piece;
    /// use epin_games::Chess;
    ///
    /// let error = Piece::<Chess>::parse("R^").unwrap_err();
    /// assert_eq!(error.reason().to_string(), r#""R^" is not a piece of Chess"#);
    /// ```
    #[must_use]
    pub fn reason(self) -> impl Display {
        from_fn(move |f| match self.cause {
            Cause::Invalid(error) => error.reason().fmt(f),
            Cause::Unknown(token) => unknown_piece_headline(token, None, Some(self.catalog)).fmt(f),
        })
    }

    /// Returns the error of [`Epin::parse`], or `None` if the string is a token.
    ///
    /// ```
    /// use epin::{Epin, Piece};
    /// use epin_games::Chess;
    ///
    /// let error = Piece::<Chess>::parse("^R").unwrap_err();
    /// assert_eq!(error.parse_error(), Epin::parse("^R").err());
    /// ```
    #[must_use]
    pub const fn parse_error(&self) -> Option<ParseError> {
        match self.cause {
            Cause::Invalid(error) => Some(error),
            Cause::Unknown(_) => None,
        }
    }

    /// Returns the error for the unknown token, or `None` if the string is not a token.
    ///
    /// ```
    /// use epin::{Piece, epin};
    /// use epin_games::Chess;
    ///
    /// let error = Piece::<Chess>::parse("R^").unwrap_err();
    /// assert_eq!(error.unknown_piece(), Piece::<Chess>::try_from(epin!("R^")).err());
    /// ```
    #[must_use]
    pub const fn unknown_piece(&self) -> Option<UnknownPieceError> {
        match self.cause {
            Cause::Invalid(_) => None,
            Cause::Unknown(token) => Some(self.catalog.unknown_piece(token)),
        }
    }

    /// Returns the token that is not in the catalog, or `None` if the string is not a token.
    ///
    /// ```
    /// use epin::{Piece, epin};
    /// use epin_games::Chess;
    ///
    /// let token = |text| Piece::<Chess>::parse(text).unwrap_err().token();
    /// assert_eq!((token("R^"), token("^R")), (Some(epin!("R^")), None));
    /// ```
    #[must_use]
    pub const fn token(&self) -> Option<Epin> {
        match self.cause {
            Cause::Invalid(_) => None,
            Cause::Unknown(token) => Some(token),
        }
    }

    /// Returns the piece of the catalog to write instead, or `None` if there is no single likely
    /// repair.
    ///
    /// `Display` and [`report`](Self::report) also show the suggestion: `did you mean "…"?`.
    ///
    /// ```
    /// use epin::Piece;
    /// use epin_games::Chess;
    ///
    /// let suggestion = |text| Piece::<Chess>::parse(text).unwrap_err().suggestion();
    /// assert_eq!(suggestion("K").unwrap().as_str(), "K^");
    /// assert_eq!(suggestion("R-").unwrap().as_str(), "-R");
    /// assert_eq!(suggestion("^B"), None); // `B^` is not in the catalog.
    /// ```
    #[must_use]
    pub fn suggestion(&self) -> Option<Suggestion> {
        match self.cause {
            Cause::Invalid(error) => {
                let suggestion = error.suggestion()?;
                let token = Epin::parse(suggestion.as_str()).ok()?;
                self.catalog.members.contains(token).then_some(suggestion)
            }
            Cause::Unknown(token) => self.catalog.unknown_piece(token).suggestion(),
        }
    }

    /// Returns the full message, as `serde` reports it.
    ///
    /// `text` is the string that was parsed, and the message quotes it. If the string is not a token, the
    /// message is like the one from [`ParseError::report`], but suggests only pieces of the catalog. If the
    /// string seems to be a name or several tokens, such as `"pawn"` or `"K, Q"`, the message lists the catalog's
    /// pieces. If the string is a token that is not in the catalog, the message is the same as the one from
    /// `Display`.
    ///
    /// ```
    /// use epin::Piece;
    /// use epin_games::Chess;
    ///
    /// assert_eq!(
    ///     Piece::<Chess>::parse("^k").unwrap_err().report("^k").to_string(),
    ///     "invalid EPIN token \"^k\": expected a letter, found `^` at byte 0; did you mean \"k^\"?",
    /// );
    /// ```
    #[must_use]
    pub fn report(self, text: &(impl AsRef<[u8]> + ?Sized)) -> impl Display {
        let text = text.as_ref();
        from_fn(move |f| match self.cause {
            Cause::Invalid(error) => {
                let has = |token| self.catalog.members.contains(token);
                write!(f, "{}", error.report_in(text, Some(self.catalog), has))
            }
            Cause::Unknown(_) => write!(f, "{self}"),
        })
    }
}

impl ParseError {
    /// Returns the report on a string that should be a piece of a catalog but is not a token.
    ///
    /// A suggested token that `is_right` rejects is left out of the report. If the string seems to be a name or
    /// several tokens, the report lists the pieces of the catalog.
    pub(crate) fn report_in(
        self,
        text: &[u8],
        catalog: Option<&'static CatalogInfo>,
        is_right: impl Fn(Epin) -> bool,
    ) -> impl Display {
        from_fn(move |f| write_report_in(&Report::new(self, text), catalog, &is_right, f))
    }
}

fn write_report_in(
    report: &Report<'_>,
    catalog: Option<&CatalogInfo>,
    is_right: impl Fn(Epin) -> bool,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    write!(f, "{}", report.headline())?;
    let Some(hint) = report.hint() else { return Ok(()) };
    match (&hint, catalog) {
        (Hint::Suggestion(meant), _) if !Epin::parse(meant.as_str()).is_ok_and(is_right) => Ok(()),
        (Hint::Word | Hint::Several(_), Some(catalog)) => {
            write!(f, "; {hint}; {}", pieces_message(catalog))
        }
        _ => write!(f, "; {hint}"),
    }
}

impl Display for ParsePieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cause {
            Cause::Invalid(error) => {
                let has = |token| self.catalog.members.contains(token);
                write_report_in(&Report::short(error), Some(self.catalog), has, f)
            }
            Cause::Unknown(token) => self.catalog.unknown_piece(token).fmt(f),
        }
    }
}

impl_debug!(ParsePieceError);

impl_error! {
    ParsePieceError,
    |error| match error.cause {
        Cause::Invalid(error) => error.offset()..error.offset() + 1,
        Cause::Unknown(_) => error.range(),
    },
    "use epin::Piece;\nuse epin_games::Chess;", "Piece::<Chess>::parse(text)", "\"+K\"" => "1", "\"+K\\n^^\""
}

impl Error for ParsePieceError {}

impl From<UnknownPieceError> for ParsePieceError {
    /// Returns the error for a token that is not in the catalog.
    ///
    /// ```
    /// use epin::{ParsePieceError, Piece, epin};
    /// use epin_games::Chess;
    ///
    /// let unknown = Piece::<Chess>::try_from(epin!("K")).unwrap_err();
    /// assert_eq!(Piece::<Chess>::parse("K"), Err(ParsePieceError::from(unknown)));
    /// ```
    fn from(error: UnknownPieceError) -> Self {
        Self { cause: Cause::Unknown(error.token), catalog: error.catalog }
    }
}
