//! The error for a string that is not a position.

use core::error::Error;
use core::fmt::{self, Display};
use core::ops::Range;

use epin_grammar::{
    Excerpt, FeenError, FeenErrors, Message, ParseFeenErrorKind, Suggestion, counted, first_error,
    from_fn,
};

use super::errors::known;
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
pub struct ParseFeenError {
    pub(super) error: FeenError,
    /// The catalog in which the pieces were looked up, if any.
    pub(super) catalog: Option<&'static CatalogInfo>,
}

impl ParseFeenError {
    /// Returns the first error of a string that has one.
    #[cold]
    pub(super) fn first(text: &[u8], catalog: Option<&'static CatalogInfo>) -> Self {
        Self { error: first_error(text, known(catalog)), catalog }
    }

    /// Returns the error for a token of a position that is not in the catalog.
    #[cold]
    pub(super) const fn unknown(
        text: &[u8],
        catalog: &'static CatalogInfo,
        token: Epin,
        offset: usize,
    ) -> Self {
        let repair = match catalog.members.suggest(token) {
            Some(meant) => Some(Suggestion::of(meant.0)),
            None => None,
        };
        let error = FeenError::of_piece(text, token.0, offset, repair);
        Self { error, catalog: Some(catalog) }
    }

    /// Returns the error for a piece that is not in the catalog, if this is one.
    fn unknown_piece(&self) -> Option<UnknownPieceError> {
        Some(UnknownPieceError::of(self.catalog?, Epin(self.error.unknown()?)))
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
        self.error.kind()
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
        self.error.offset()
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
        match self.error.unknown() {
            Some(token) => Some(Epin(token)),
            None => None,
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
        from_fn(move |f| match self.unknown_piece() {
            None => self.error.write_reason(f),
            Some(piece) => {
                let mut name = Message::new();
                name.push_start(piece.catalog_name(), NAMED);
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
        self.error.range()
    }

    /// Returns what to write instead of the [`range`](Self::range), or `None` if there is no single
    /// likely repair, or none of at most 32 bytes. If it is empty, the range is to be left out.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let error = Feen::parse("9 PP/ S/s").unwrap_err();
    /// assert_eq!((error.range(), error.suggestion().as_deref()), (2..4, Some("2P")));
    /// ```
    #[must_use]
    pub fn suggestion(&self) -> Option<Suggestion> {
        self.error.suggestion()
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
}

impl Display for ParseFeenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.unknown_piece() {
            None => Display::fmt(&self.error, f),
            Some(piece) => {
                let suggestion = self.suggestion().and_then(|meant| Epin::parse(&meant).ok());
                Display::fmt(&piece.message_at(self.offset(), suggestion), f)
            }
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
        let Self { error: ParseFeenError { error, catalog }, text } = self;
        if error.unknown().is_none() {
            f.write_str("invalid FEEN: ")?;
        }
        Display::fmt(&self.error, f)?;
        if !error.is_of(text) {
            return Ok(());
        }
        write!(f, " (in \"{}\"", Excerpt::new(text, &error.range()).as_str())?;
        let counted_now = || FeenErrors::new(text, known(*catalog)).total().saturating_sub(1);
        let others = error.others().unwrap_or_else(counted_now);
        if others > 0 {
            write!(f, ", with {}", counted(others, "more mistake"))?;
        }
        f.write_str(")")
    }
}
