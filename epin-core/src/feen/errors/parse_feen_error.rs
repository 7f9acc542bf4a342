//! The error for a mistake in a position or a hand.

use core::error::Error;
use core::fmt::{self, Display, Formatter};
use core::ops::Range;

use super::fault::Fault;
use super::messages::write_unknown;
use super::mistakes::Mistake;
use super::parse_feen_error_kind::ParseFeenErrorKind;
use crate::catalog::CatalogInfo;
use crate::feen::FeenLayout;
use crate::notation::{Hint, MAX_ECHO};
use crate::text::{
    Escaped, Excerpt, Found, Message, Suggestion, copy_start, counted, from_fn, slice,
};
use crate::token::Epin;
use crate::traits::{impl_debug, impl_error};

/// Why a string is not a position, or not a [`Hand`](crate::feen::Hand).
///
/// The error states what was expected, what was found and where, and what was probably meant. `Display` writes
/// one line in lower case, without a period.
///
/// ```
/// use epin::feen::{Feen, ParseFeenErrorKind};
///
/// let error = Feen::parse("8/8 / C-c").unwrap_err();
/// assert_eq!(error.to_string(), "expected `/`, found `-` at byte 7; did you mean \"C/c\"?");
/// assert_eq!((error.kind(), error.range()), (ParseFeenErrorKind::ExpectedStyles, 6..9));
/// ```
// The numbers have small types to keep the error small, because it is returned by value in a `Result`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ParseFeenError {
    fault: Fault,
    found: Found,
    /// The suggestion, or a note about an unknown piece.
    hint: Option<Hint>,
    /// The first bytes of the wrong part, such as a rank or a count.
    part: [u8; MAX_ECHO],
    start: u16,
    offset: u16,
    /// This is not a `u16`, because the range of a string that is too long is the whole string.
    end: usize,
    /// The number of other mistakes in the string.
    others: u16,
    /// Whether the string was read as one hand, not as a position.
    is_hand: bool,
    /// The catalog in which an unknown piece was looked up, or whose styles the position does not have.
    catalog: Option<&'static CatalogInfo>,
}

impl ParseFeenError {
    pub(super) fn new(
        text: &[u8],
        mistake: &Mistake,
        catalog: Option<&'static CatalogInfo>,
    ) -> Self {
        let Mistake { fault, span, hint, .. } = *mistake;
        let catalog = catalog.filter(|_| fault.is_of_catalog());
        let end = if fault == Fault::TooLong { text.len() } else { span.end };
        Self::of_fault(text, fault, span.start..end, mistake.offset, hint, catalog)
    }

    /// Returns the error with `others` as the number of other mistakes in the string.
    #[allow(clippy::cast_possible_truncation)] // Less than the length of the string.
    pub(super) const fn with_others(self, others: usize) -> Self {
        Self { others: others as u16, ..self }
    }

    /// Returns the error as one of a string that was read as one hand.
    pub(super) const fn for_hand(self) -> Self {
        Self { is_hand: true, ..self }
    }

    /// Returns the error for an unknown piece of a position, with the hint for that piece.
    #[cold]
    pub(super) const fn of_piece(
        text: &[u8],
        catalog: &'static CatalogInfo,
        token: Epin,
        start: usize,
        hint: Option<Hint>,
    ) -> Self {
        let range = start..start + token.as_str().len();
        let fault = Fault::UnknownPiece { token, is_unclear: false };
        Self::of_fault(text, fault, range, start, hint, Some(catalog))
    }

    /// Returns the error for the styles of a position, which are its last field.
    #[cold]
    pub(super) const fn of_styles(text: &[u8], catalog: &'static CatalogInfo) -> Self {
        let start = FeenLayout::hands_end(text.len()) + 1;
        Self::of_fault(text, Fault::OtherStyles, start..text.len(), start, None, Some(catalog))
    }

    #[allow(clippy::cast_possible_truncation)] // At most `MAX_LEN`.
    const fn of_fault(
        text: &[u8],
        fault: Fault,
        range: Range<usize>,
        offset: usize,
        hint: Option<Hint>,
        catalog: Option<&'static CatalogInfo>,
    ) -> Self {
        let mut part = [0; MAX_ECHO];
        copy_start(slice(text, range.start, range.end), &mut part);
        let found = Found::at(text, offset);
        let (start, offset, end) = (range.start as u16, offset as u16, range.end);
        Self { fault, found, hint, part, start, offset, end, others: 0, is_hand: false, catalog }
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
        self.fault.kind()
    }

    /// Returns the byte offset that the message states or, if it states none, the start of the
    /// [`range`](Self::range). If something is missing, the offset can be the end of the range: in
    /// `8/8 2/ C/c`, the range is the `2` (4..5), and a piece is missing after the `2`, at offset 5.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("k^^7/9 / C/c").unwrap_err().offset(), 2);
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.offset as usize
    }

    /// Returns the piece that is not in the catalog, or `None` for any other error.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Feen;
    /// use epin_games::Chess;
    ///
    /// let error = Feen::parse_in::<Chess>("k^1/1K / C/c").unwrap_err();
    /// assert_eq!((error.offset(), error.token()), (5, Some(epin!("K"))));
    /// ```
    #[must_use]
    pub const fn token(&self) -> Option<Epin> {
        match self.fault {
            Fault::UnknownPiece { token, .. } => Some(token),
            _ => None,
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
        from_fn(move |f| self.write_reason(f))
    }

    /// Returns the byte range of the mistake: the bytes that [`suggestion`](Self::suggestion) replaces.
    ///
    /// The range starts and ends at character boundaries.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("k^^7/9 / C/c").unwrap_err().range(), 0..3);
    /// ```
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        self.start as usize..self.end
    }

    /// Returns what to write instead of the [`range`](Self::range), or `None` if there is no single likely
    /// repair.
    ///
    /// A suggestion has at most 32 bytes. If it is empty, remove the range.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let error = Feen::parse("9 PP/ S/s").unwrap_err();
    /// assert_eq!((error.range(), error.suggestion().unwrap().as_str()), (2..4, "2P"));
    /// ```
    #[must_use]
    pub const fn suggestion(&self) -> Option<Suggestion> {
        match self.hint {
            Some(Hint::Suggestion(suggestion)) => Some(suggestion),
            _ => None,
        }
    }

    /// Returns the full message, as `serde` reports it.
    ///
    /// It includes an excerpt of the string and the number of other mistakes. `text` is the string that was
    /// parsed: with a different string, the excerpt is meaningless. The excerpt has at most 60 characters,
    /// counted after escaping, from around the [`range`](Self::range). The number of other mistakes includes
    /// unknown pieces only if the function that returned the error looks up pieces.
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
        let text = text.as_ref();
        from_fn(move |f| {
            if !self.fault.is_of_catalog() {
                f.write_str(if self.is_hand { "invalid hand: " } else { "invalid FEEN: " })?;
            }
            let excerpt = Excerpt::new(text, &self.range());
            write!(f, "{self} (in \"{}\"", excerpt.as_str())?;
            match self.others {
                0 => f.write_str(")"),
                others => write!(f, ", with {})", counted(others.into(), "more mistake")),
            }
        })
    }

    /// Returns the hint: a suggestion or a note.
    fn hint(&self) -> Option<Hint> {
        self.hint.or_else(|| self.fault.note(&self.part))
    }

    /// Writes what was expected and what was found instead.
    fn write_reason(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let len = self.range().len();
        self.fault.write_reason(f, self.found, self.part(), len, self.catalog)
    }

    /// Returns the escaped start of the wrong part, followed by `…` if the part is longer.
    fn part(&self) -> impl Display {
        let len = self.range().len();
        let start = self.part.get(..len).unwrap_or(&self.part);
        // Drop a character that was cut in the middle.
        let start = start.utf8_chunks().next().map_or("", |chunk| chunk.valid());
        from_fn(move |f| {
            Display::fmt(&Escaped { text: start.as_bytes(), max_chars: MAX_ECHO }, f)?;
            f.write_str(if start.len() < len { "…" } else { "" })
        })
    }

    /// Writes the reason and the offset, or only the reason if the whole string or the whole board is wrong.
    fn write_reason_and_offset(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Fault::UnknownPiece { token, .. } = self.fault {
            return write_unknown(f, token, Some(self.offset()), self.catalog);
        }
        self.write_reason(f)?;
        match self.fault {
            fault if fault.concerns_whole() => Ok(()),
            Fault::WrongHandOrder => write!(f, ", at byte {}", self.offset),
            _ => write!(f, " at byte {}", self.offset),
        }
    }

    /// Writes that a piece is not in a catalog and lists the catalog's pieces.
    #[inline(never)] // For the same reason as `write_unknown`.
    fn write_in_catalog(
        &self,
        f: &mut Formatter<'_>,
        token: Epin,
        catalog: &'static CatalogInfo,
    ) -> fmt::Result {
        let in_position = (self.offset(), self.hint());
        catalog.unknown_piece(token).message(Some(in_position)).fmt(f)
    }
}

impl Display for ParseFeenError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let (Fault::UnknownPiece { token, .. }, Some(catalog)) = (self.fault, self.catalog) {
            return self.write_in_catalog(f, token, catalog);
        }
        self.write_reason_and_offset(f)?;
        self.hint().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}

impl_debug!(ParseFeenError);

impl_error! {
    ParseFeenError, |error| error.range(),
    "use epin::feen::Feen;", "Feen::parse(text)",
    "\"8/8 / C/C\"" => "9", "\"8/8 / C/C\\n      ^^^\""
}

impl Error for ParseFeenError {}

/// Returns the multi-line message for a mistake in a literal.
///
/// If `is_marked` is `true`, the message includes an excerpt of `text` with `^` below the mistake.
#[must_use]
pub fn literal_message(error: &ParseFeenError, text: &[u8], is_marked: bool) -> impl Display {
    from_fn(move |f| {
        f.write_str("invalid FEEN: ")?;
        error.write_reason_and_offset(f)?;
        if is_marked && !text.is_empty() {
            let mut marked = Message::new();
            Excerpt::new(text, &error.range()).push_marked(&mut marked);
            f.write_str(marked.as_str())?;
        }
        error.hint().map_or(Ok(()), |hint| write!(f, "\n  = help: {hint}"))
    })
}
