//! The error for a string that is not a position.

use core::error::Error;
use core::fmt::{self, Display};
use core::ops::Range;

use epin_grammar::{
    Excerpt, FeenError, FeenErrors, Message, ParseFeenErrorKind, Suggestion, counted, from_fn,
};

use super::Errors;
use crate::catalog::CatalogInfo;
use crate::catalog::unknown::NAMED;
use crate::{Epin, UnknownPieceError};

/// Why a string is not a position: what was expected, what was found and where, and what was
/// probably meant.
///
/// `Display` is one line, lower case, without a full stop. An error takes at most 96 bytes.
///
/// ```
/// use epin::feen::{Feen, ParseFeenErrorKind};
///
/// let error = Feen::parse("8/8 / C/C").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected a lower-case letter, found `C` at byte 8; did you mean \"C/c\"?",
/// );
/// assert_eq!((error.kind(), error.range()), (ParseFeenErrorKind::ExpectedStyles, 6..9));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ParseFeenError(Reason);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reason {
    /// A mistake, and the catalog in which the pieces were looked up, if any.
    Invalid(FeenError, Option<&'static CatalogInfo>),
    /// A piece that is not in the catalog, and its offset.
    Unknown(UnknownPieceError, usize),
}

impl ParseFeenError {
    /// Returns the first error of a string that is not a position.
    #[cold]
    pub(crate) const fn new(text: &[u8]) -> Self {
        Self::invalid(FeenErrors::new(text).first(), None)
    }

    /// Returns the first of [`errors`](super::errors), or of [`errors_in`](super::errors_in), of a
    /// string that has one.
    #[cold]
    pub(super) fn first_in(text: &[u8], catalog: Option<&'static CatalogInfo>) -> Self {
        Errors::of(text, catalog).next().unwrap_or_else(|| Self::new(text))
    }

    pub(super) const fn invalid(error: FeenError, catalog: Option<&'static CatalogInfo>) -> Self {
        Self(Reason::Invalid(error, catalog))
    }

    #[cold]
    pub(crate) const fn unknown(catalog: &'static CatalogInfo, token: Epin, offset: usize) -> Self {
        Self(Reason::Unknown(UnknownPieceError::of(catalog, token), offset))
    }

    /// Returns what is wrong with the string.
    ///
    /// ```
    /// use epin::feen::{Feen, ParseFeenErrorKind};
    ///
    /// let error = Feen::parse("8/8 C/c").unwrap_err();
    /// assert_eq!(error.kind(), ParseFeenErrorKind::ExpectedFields);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseFeenErrorKind {
        match &self.0 {
            Reason::Invalid(error, _) => error.kind(),
            Reason::Unknown(..) => ParseFeenErrorKind::UnknownPiece,
        }
    }

    /// Returns the byte that the message names, or the start of the [`range`](Self::range) if it
    /// names none.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("k^^7/9 / C/c").unwrap_err().offset(), 2);
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        match &self.0 {
            Reason::Invalid(error, _) => error.offset(),
            Reason::Unknown(_, start) => *start,
        }
    }

    /// Returns the piece that is not in the catalog, or `None` for any other error.
    ///
    /// ```
    /// # use epin::{Catalog, epin};
    /// use epin::feen::Feen;
    ///
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let error = Feen::parse_in::<Chess>("k^1/1K / C/c").unwrap_err();
    /// assert_eq!((error.offset(), error.token()), (5, Some(epin!("K"))));
    /// ```
    #[must_use]
    pub const fn token(&self) -> Option<Epin> {
        match &self.0 {
            Reason::Invalid(..) => None,
            Reason::Unknown(piece, _) => Some(piece.token()),
        }
    }

    /// Returns the part of the message without the place and without a hint.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let error = Feen::parse("8/8 / C/C").unwrap_err();
    /// assert_eq!(error.reason().to_string(), "expected a lower-case letter, found `C`");
    /// ```
    #[must_use]
    pub fn reason(self) -> impl Display {
        from_fn(move |f| match &self.0 {
            Reason::Invalid(error, _) => error.write_reason(f),
            Reason::Unknown(piece, _) => {
                let mut name = Message::new();
                name.push_start(piece.info().name, NAMED);
                write!(f, "\"{}\" is not a piece of {name}", piece.token())
            }
        })
    }

    /// Returns where the string is wrong, in bytes: what [`suggestion`](Self::suggestion) replaces.
    /// It starts and ends between characters.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("k^^7/9 / C/c").unwrap_err().range(), 0..3);
    /// ```
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        match &self.0 {
            Reason::Invalid(error, _) => error.range(),
            Reason::Unknown(piece, start) => *start..*start + piece.token().as_str().len(),
        }
    }

    /// Returns what to write instead of the [`range`](Self::range), or `None` if there is no single
    /// likely repair, or none of at most 32 bytes.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let error = Feen::parse("9 PP/ S/s").unwrap_err();
    /// assert_eq!((error.range(), error.suggestion().as_deref()), (2..4, Some("2P")));
    /// ```
    #[must_use]
    pub fn suggestion(&self) -> Option<Suggestion> {
        match &self.0 {
            Reason::Invalid(error, _) => error.suggestion(),
            Reason::Unknown(piece, _) => piece.suggestion().map(|token| Suggestion::of(token.0)),
        }
    }

    /// Returns the full message, which repeats the string: what serde says.
    ///
    /// `text` is the string that was parsed. At most 60 characters of it around the
    /// [`range`](Self::range) are repeated, escaped, and the message says how many more mistakes
    /// there are. If `text` has no error equal to this one, the message has neither.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let text = "k^7/9 / C/C";
    /// assert_eq!(
    ///     Feen::parse(text).unwrap_err().report(text).to_string(),
    ///     "invalid FEEN: expected 8 squares as in an earlier rank, found 9 in `9` at byte 4 \
    ///      (in \"k^7/9 / C/C\", with 1 more mistake)",
    /// );
    /// ```
    #[must_use]
    pub fn report(self, text: &(impl AsRef<[u8]> + ?Sized)) -> impl Display {
        FeenReport { error: self, text: text.as_ref() }
    }

    /// Returns how many more mistakes `text` has, or `None` if this is not an error of it.
    fn others(&self, text: &[u8]) -> Option<usize> {
        let catalog = match &self.0 {
            Reason::Invalid(_, catalog) => *catalog,
            Reason::Unknown(piece, _) => Some(piece.info()),
        };
        let errors = Errors::of(text, catalog);
        let (is_of, count) = errors
            .fold((false, 0_usize), |(is_of, count), other| (is_of || other == *self, count + 1));
        if is_of { count.checked_sub(1) } else { None }
    }
}

impl Display for ParseFeenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Reason::Invalid(error, _) => Display::fmt(error, f),
            Reason::Unknown(piece, start) => Display::fmt(&piece.message_at(*start), f),
        }
    }
}

impl fmt::Debug for ParseFeenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ParseFeenError")
            .field("kind", &self.kind())
            .field("range", &self.range())
            .finish()
    }
}

impl Error for ParseFeenError {}

/// The full message for a string: the error, the part of the string around it, and how many more
/// mistakes there are.
struct FeenReport<'a> {
    error: ParseFeenError,
    text: &'a [u8],
}

impl Display for FeenReport<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Reason::Invalid(..) = self.error.0 {
            f.write_str("invalid FEEN: ")?;
        }
        Display::fmt(&self.error, f)?;
        let Some(others) = self.error.others(self.text) else { return Ok(()) };
        let excerpt = Excerpt::new(self.text, &self.error.range());
        write!(f, " (in \"{}\"", excerpt.as_str())?;
        if others > 0 {
            write!(f, ", with {}", counted(others, "more mistake"))?;
        }
        f.write_str(")")
    }
}
