//! The error for a string that is not a position, and the iterator over all its errors.

use core::error::Error;
use core::fmt::{self, Display};
use core::iter::FusedIterator;
use core::ops::Range;

use epin_core::{
    Excerpt, FeenError, FeenErrors, KnownPieces, Message, ParseFeenErrorKind, Suggestion, Token,
    count_of_errors, counted, first_error, from_fn,
};

use crate::catalog::CatalogInfo;
use crate::catalog::piece_error::NAMED;
use crate::{Catalog, Epin, EpinSet, UnknownPieceError};

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
        Self { error: first_error(text, known_pieces(catalog)), catalog }
    }

    /// Returns the error for a token of a position that is not in the catalog, with what to write instead.
    #[cold]
    pub(super) const fn unknown(
        text: &[u8],
        catalog: &'static CatalogInfo,
        token: Epin,
        offset: usize,
        suggestion: Option<Epin>,
    ) -> Self {
        let repair = match suggestion {
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

    /// Returns the byte offset that the message names, or the start of the [`range`](Self::range) if
    /// it names none.
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

    /// Returns the message without the offset and without a suggestion.
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

    /// Returns the byte range of the mistake, which [`suggestion`](Self::suggestion) replaces. It
    /// starts and ends at character boundaries.
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
    /// likely repair of at most 32 bytes. If the suggestion is empty, remove the range.
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

    /// Returns the full message, as serde reports it: with an excerpt of the string and the number of
    /// other mistakes.
    ///
    /// `text` is the string that was parsed: with a different one, the excerpt and the number have no
    /// meaning. The excerpt has at most 60 characters of it, once escaped, around the
    /// [`range`](Self::range). Mistakes are counted as [`errors`] does or, if the
    /// pieces were looked up in a catalog, as [`errors_in`] does.
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

/// The full message: the error, an excerpt of the string, and the number of other mistakes.
struct FeenReport<'a> {
    error: ParseFeenError,
    text: &'a [u8],
}

impl FeenReport<'_> {
    #[inline(never)] // So that the excerpt is not on the stack while the other mistakes are counted.
    fn write_excerpt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let excerpt = Excerpt::new(self.text, &self.error.range());
        write!(f, " (in \"{}\"", excerpt.as_str())
    }

    /// Returns the number of mistakes of the string other than this one.
    fn others(&self) -> usize {
        let ParseFeenError { error, catalog } = self.error;
        let total = count_of_errors(self.text, known_pieces(catalog));
        // Without a catalog, no unknown piece is counted, not even this one.
        let is_counted = catalog.is_some() || error.unknown().is_none();
        total.saturating_sub(usize::from(is_counted))
    }
}

impl Display for FeenReport<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.error.token().is_none() {
            f.write_str("invalid FEEN: ")?;
        }
        Display::fmt(&self.error, f)?;
        self.write_excerpt(f)?;
        match self.others() {
            0 => f.write_str(")"),
            others => write!(f, ", with {})", counted(others, "more mistake")),
        }
    }
}

/// Returns an error for each mistake in a string, from its start to its end. There are none if and
/// only if the string is a position. To check its pieces as well, use [`errors_in`] or
/// [`errors_among`].
///
/// The iterator returns at most 8 errors, and [`Errors::total`] returns the number of all. Some
/// repeated mistakes, such as `?` for each empty square, are one error, but never if they have a
/// suggestion: if each of at most 8 errors has one, applying them all makes the string a position.
/// A mistake that another one hides is reported only after the other is repaired.
///
/// The time is linear in the length of the string, of which little more than 4,096 bytes are read.
///
/// ```
/// use epin::feen::errors;
///
/// assert_eq!(errors("k^7/8 / C/c").count(), 0);
/// assert_eq!(errors("k^7/8 1P/ C/C").count(), 2);
/// ```
pub fn errors(text: &str) -> Errors<'_> {
    Errors { mistakes: FeenErrors::new(text.as_bytes(), None), catalog: None }
}

/// Returns the errors that [`errors`] returns, and one for each token that is not in the catalog. A
/// token without a suggestion is reported once; one with a suggestion wherever it occurs, so that all
/// repairs together are enough.
///
/// The errors are in the order of the string, and suggest only pieces of the catalog. Pieces in a
/// rank of the wrong size, or in a hand that is out of order, are not looked up.
///
/// ```
/// # use epin::Catalog;
/// use epin::feen::errors_in;
///
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
/// let errors = errors_in::<Chess>("k3/3g g/g C/C");
/// assert_eq!(errors.map(|error| error.offset()).collect::<Vec<_>>(), [0, 4, 12]);
/// ```
pub fn errors_in<C: Catalog>(text: &str) -> Errors<'_> {
    let catalog = Some(CatalogInfo::of::<C>());
    Errors { mistakes: FeenErrors::new(text.as_bytes(), known_pieces(catalog)), catalog }
}

/// Returns the errors that [`errors`] returns, and one for each token that is not in the set. Use it if
/// the game is known only at run time, as in an editor or on a server. It works like [`errors_in`],
/// but the messages do not name the game or list its pieces.
///
/// ```
/// use epin::feen::errors_among;
/// use epin::{EpinSet, epins};
///
/// let pieces = EpinSet::from_tokens(&epins!["K^", "k^", "R", "r"]);
/// let error = errors_among("k^1/1K / C/c", &pieces).next().unwrap();
/// assert_eq!(
///     error.to_string(),
///     r#""K" at byte 5 is not a piece of the game; did you mean "K^"?"#,
/// );
/// ```
pub fn errors_among<'a>(text: &'a str, pieces: &EpinSet) -> Errors<'a> {
    Errors { mistakes: FeenErrors::new(text.as_bytes(), Some(pieces)), catalog: None }
}

/// An iterator over the errors of a string. [`errors`], [`errors_in`] and [`errors_among`] return it.
///
/// ```
/// let mut errors = epin::feen::errors("8/8 / C/C");
/// assert_eq!(errors.next().unwrap().range(), 6..9);
/// assert_eq!(errors.next(), None);
/// ```
#[derive(Debug, Clone)]
#[must_use]
pub struct Errors<'a> {
    mistakes: FeenErrors<'a>,
    catalog: Option<&'static CatalogInfo>,
}

impl Errors<'_> {
    /// Returns the number of mistakes in the string, which can be more than the 8 errors that the
    /// iterator returns.
    ///
    /// ```
    /// let errors = epin::feen::errors;
    /// assert_eq!((errors("8/8 / C/C").total(), errors("8/8 / C/c").total()), (1, 0));
    /// let text = format!("{}8 / C/c", "08/".repeat(20));
    /// assert_eq!((errors(&text).total(), errors(&text).len()), (20, 8));
    /// ```
    #[must_use]
    pub fn total(&self) -> usize {
        self.mistakes.total()
    }
}

impl Iterator for Errors<'_> {
    type Item = ParseFeenError;

    fn next(&mut self) -> Option<ParseFeenError> {
        let error = self.mistakes.next()?;
        Some(ParseFeenError { error, catalog: self.catalog })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.mistakes.size_hint()
    }
}

impl ExactSizeIterator for Errors<'_> {}

impl FusedIterator for Errors<'_> {}

#[doc(hidden)]
impl KnownPieces for EpinSet {
    fn has(&self, token: Token) -> bool {
        self.contains(Epin(token))
    }

    fn meant(&self, token: Token) -> Option<Token> {
        self.suggest(Epin(token)).map(|Epin(token)| token)
    }
}

/// Returns the pieces of a catalog.
pub(super) fn known_pieces(
    catalog: Option<&'static CatalogInfo>,
) -> Option<&'static dyn KnownPieces> {
    catalog.map(|catalog| catalog.members as &dyn KnownPieces)
}
