//! The error for a string that is not a position, and the iterator over all errors of a string.

use core::error::Error;
use core::fmt::{self, Display};
use core::iter::FusedIterator;
use core::ops::Range;

use epin_grammar::{
    Excerpt, FeenError, FeenErrors, ParseFeenErrorKind, Suggestion, counted, slice,
};

use super::Feen;
use crate::{EpinSet, UnknownPieceError};

/// Why a string is not a position: what was expected, what was found and where, and what was
/// probably meant.
///
/// `Display` is one line, lower case, without a full stop. An error keeps at most 40 bytes of the
/// string.
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
    Invalid(FeenError),
    /// A piece that is not in the catalog, and its offset.
    Unknown(UnknownPieceError, usize),
}

impl ParseFeenError {
    /// Returns the first error of a string that is not a position.
    #[cold]
    pub(crate) const fn new(text: &[u8]) -> Self {
        Self(Reason::Invalid(FeenErrors::new(text).first()))
    }

    #[cold]
    pub(crate) const fn unknown(piece: UnknownPieceError, offset: usize) -> Self {
        Self(Reason::Unknown(piece, offset))
    }

    /// Returns what is wrong with the string.
    ///
    /// ```
    /// use epin::feen::{Feen, ParseFeenErrorKind};
    ///
    /// let error = Feen::parse("8/8 C/c").unwrap_err();
    /// assert_eq!(error.kind(), ParseFeenErrorKind::ExpectedHands);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseFeenErrorKind {
        match &self.0 {
            Reason::Invalid(error) => error.kind(),
            Reason::Unknown(..) => ParseFeenErrorKind::UnknownPiece,
        }
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
            Reason::Invalid(error) => error.range(),
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
            Reason::Invalid(error) => error.suggestion(),
            Reason::Unknown(piece, _) => piece.suggestion().map(|token| Suggestion::of(token.0)),
        }
    }

    /// Returns the full message, which repeats the string: what serde says.
    ///
    /// `text` is the string that was parsed. At most 60 characters of it around the
    /// [`range`](Self::range) are repeated, escaped, and the message says how many more mistakes
    /// there are. If `text` is not the string that was parsed, the message has neither.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let text = "k^7/9 / C/C";
    /// assert_eq!(
    ///     Feen::parse(text).unwrap_err().report(text).to_string(),
    ///     "invalid FEEN: expected 8 squares as in the other ranks, found 9 in `9` at byte 4 \
    ///      (in \"k^7/9 / C/C\", with 1 more mistake)",
    /// );
    /// ```
    #[must_use]
    pub fn report(self, text: &(impl AsRef<[u8]> + ?Sized)) -> impl Display {
        Report { error: self, text: text.as_ref() }
    }

    /// Returns how many more mistakes `text` has, or `None` if this is not an error of it.
    fn others(&self, text: &[u8]) -> Option<usize> {
        match &self.0 {
            Reason::Invalid(error) => {
                let errors = FeenErrors::new(text);
                let (is_of, count) = errors.fold((false, 0_usize), |(is_of, count), other| {
                    (is_of || other == *error, count + 1)
                });
                if is_of { count.checked_sub(1) } else { None }
            }
            Reason::Unknown(piece, start) => {
                let token = piece.token();
                let end = *start + token.as_str().len();
                if slice(text, *start, end) != token.as_str().as_bytes() {
                    return None;
                }
                let mut unknown: EpinSet = Feen::from_ascii(text).ok()?.tokens().collect();
                unknown -= *piece.info().members;
                unknown.len().checked_sub(1)
            }
        }
    }
}

impl Display for ParseFeenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Reason::Invalid(error) => Display::fmt(error, f),
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
struct Report<'a> {
    error: ParseFeenError,
    text: &'a [u8],
}

impl Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Reason::Invalid(_) = self.error.0 {
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

/// Returns all that is wrong with a string, an error for each mistake, from the start of the string
/// to its end. There is no error if and only if the string is a position. No catalog is checked:
/// that is what [`Feen::in_catalog`] does.
///
/// All errors together take time in proportion to the length of the string, of which no more than
/// 4,096 bytes are read.
///
/// ```
/// use epin::feen::errors;
///
/// assert_eq!(errors("k^7/8 / C/c").count(), 0);
/// assert_eq!(errors("k^7/8 1P/ C/C").count(), 2);
/// ```
pub const fn errors(text: &str) -> Errors<'_> {
    Errors(FeenErrors::new(text.as_bytes()))
}

/// An iterator over all that is wrong with a string. [`errors`] returns it.
///
/// ```
/// let mut errors = epin::feen::errors("8/8 / C/C");
/// assert_eq!(errors.next().unwrap().range(), 6..9);
/// assert_eq!(errors.next(), None);
/// ```
#[derive(Debug, Clone)]
#[must_use]
pub struct Errors<'a>(FeenErrors<'a>);

impl Iterator for Errors<'_> {
    type Item = ParseFeenError;

    fn next(&mut self) -> Option<ParseFeenError> {
        Some(ParseFeenError(Reason::Invalid(self.0.next()?)))
    }
}

impl FusedIterator for Errors<'_> {}
