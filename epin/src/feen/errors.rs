//! All that is wrong with a string, and with its pieces in a catalog.

use core::iter::FusedIterator;

use epin_grammar::{FeenError, FeenErrors, scan_start, slice};

use super::ParseFeenError;
use crate::catalog::CatalogInfo;
use crate::{Catalog, Epin, EpinSet};

/// Returns all that is wrong with a string, an error for each mistake, from the start of the string
/// to its end. There is no error if and only if the string is a position. No catalog is checked:
/// that is what [`errors_in`] does.
///
/// A mistake that is made again and again is one error, as `.` for each empty square. If a mistake
/// hides another, that one shows once the first is repaired.
///
/// All errors together read at most 4,096 bytes of the string, and take time in proportion to that.
///
/// ```
/// use epin::feen::errors;
///
/// assert_eq!(errors("k^7/8 / C/c").count(), 0);
/// assert_eq!(errors("k^7/8 1P/ C/C").count(), 2);
/// ```
pub const fn errors(text: &str) -> Errors<'_> {
    Errors::of(text.as_bytes(), None)
}

/// Returns all that is wrong with a string whose pieces are those of a catalog: the errors of
/// [`errors`], and one for each token that is not in the catalog, at its first place on the board or
/// in the hands.
///
/// The errors are in the order of the string, and suggest only pieces of the catalog.
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
pub const fn errors_in<C: Catalog>(text: &str) -> Errors<'_> {
    Errors::of(text.as_bytes(), Some(CatalogInfo::of::<C>()))
}

/// An iterator over all that is wrong with a string. [`errors`] and [`errors_in`] return it.
///
/// ```
/// let mut errors = epin::feen::errors("8/8 / C/C");
/// assert_eq!(errors.next().unwrap().range(), 6..9);
/// assert_eq!(errors.next(), None);
/// ```
#[derive(Debug, Clone)]
#[must_use]
pub struct Errors<'a> {
    text: &'a [u8],
    mistakes: FeenErrors<'a>,
    /// The next of `mistakes`.
    next: Option<FeenError>,
    catalog: Option<&'static CatalogInfo>,
    /// The part of the board and the hands in which pieces are still looked for.
    at: usize,
    end: usize,
    /// The tokens that are not in the catalog and were reported.
    unknown: EpinSet,
}

impl<'a> Errors<'a> {
    pub(super) const fn of(text: &'a [u8], catalog: Option<&'static CatalogInfo>) -> Self {
        let mut mistakes = FeenErrors::new(text);
        let pieces = if catalog.is_some() { mistakes.pieces() } else { 0..0 };
        let (at, end) = (pieces.start, pieces.end);
        let next = mistakes.next_error();
        Self { text, mistakes, next, catalog, at, end, unknown: EpinSet::new() }
    }

    /// Returns the next piece before an offset that is not in the catalog.
    fn next_unknown(&mut self, limit: usize) -> Option<ParseFeenError> {
        let catalog = self.catalog?;
        while self.at < limit {
            let start = self.at;
            let Some((token, rest)) = scan_start(slice(self.text, start, self.end)) else {
                self.at += 1;
                continue;
            };
            self.at = self.end - rest.len();
            if !catalog.members.contains(Epin(token)) && self.unknown.insert(Epin(token)) {
                return Some(ParseFeenError::unknown(catalog, Epin(token), start));
            }
        }
        None
    }

    /// Whether all pieces of a suggestion are in the catalog.
    fn is_known(&self, mut suggestion: &[u8]) -> bool {
        while let [_, more @ ..] = suggestion {
            suggestion = match (scan_start(suggestion), self.catalog) {
                (Some((token, _)), Some(catalog)) if !catalog.members.contains(Epin(token)) => {
                    return false;
                }
                (Some((_, rest)), _) => rest,
                (None, _) => more,
            };
        }
        true
    }
}

impl Iterator for Errors<'_> {
    type Item = ParseFeenError;

    fn next(&mut self) -> Option<ParseFeenError> {
        let range = self.next.map_or(self.end..0, |error| error.range());
        if let Some(unknown) = self.next_unknown(range.start.min(self.end)) {
            return Some(unknown);
        }
        let mut error = self.next.take()?;
        self.next = self.mistakes.next();
        if range.end <= self.end {
            if error.kind() == epin_grammar::ParseFeenErrorKind::ExpectedPiece {
                self.at = range.end;
            }
            if !error.suggestion().is_none_or(|repair| self.is_known(repair.as_bytes())) {
                error = error.without_suggestion();
            }
        }
        Some(ParseFeenError::invalid(error, self.catalog))
    }
}

impl FusedIterator for Errors<'_> {}
