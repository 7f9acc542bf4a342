//! Finds the errors in a string that is not a position, or that contains unknown pieces.

mod board_field;
mod board_shape;
mod divide;
mod error;
mod fields;
mod hand;
mod hands_field;
mod lookup;
mod loose;
mod mistake;
mod sink;
mod styles_field;
mod words;

use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

use self::divide::divide;
pub use self::error::{ParseFeenError, diagram};
pub use self::lookup::check_pieces;
use self::mistake::{Fault, Mistake, Span};
use self::sink::{MAX_ERRORS, Sink};
pub use self::words::{ParseFeenErrorKind, counted};
use super::accept::FeenLayout;
use crate::catalog::info::CatalogInfo;
use crate::set::bit_set::EpinSet;

/// An iterator over the errors in a string.
///
/// [`errors`](https://docs.rs/epin/latest/epin/feen/fn.errors.html),
/// [`errors_in`](https://docs.rs/epin/latest/epin/feen/fn.errors_in.html) and
/// [`errors_among`](https://docs.rs/epin/latest/epin/feen/fn.errors_among.html) return it.
///
/// ```
/// let mut errors = epin::feen::errors("8/8 / C/C");
/// assert_eq!(errors.next().unwrap().range(), 6..9);
/// assert_eq!(errors.next(), None);
/// ```
#[derive(Clone)]
#[must_use]
pub struct Errors<'a> {
    text: &'a [u8],
    catalog: Option<&'static CatalogInfo>,
    /// The number of all mistakes, and the number of errors returned so far.
    total: usize,
    returned: usize,
    kept: [Option<Mistake>; MAX_ERRORS],
    pieces: Span,
}

impl Errors<'_> {
    /// Returns the number of mistakes in the string.
    ///
    /// It can be greater than 8, the maximum number of errors that the iterator returns.
    ///
    /// ```
    /// let errors = epin::feen::errors;
    /// assert_eq!((errors("8/8 / C/C").total(), errors("8/8 / C/c").total()), (1, 0));
    /// let text = format!("{}8 / C/c", "08/".repeat(20));
    /// assert_eq!((errors(&text).total(), errors(&text).len()), (20, 8));
    /// ```
    #[must_use]
    pub fn total(&self) -> usize {
        self.total
    }
}

impl Iterator for Errors<'_> {
    type Item = ParseFeenError;

    fn next(&mut self) -> Option<ParseFeenError> {
        let mistake = (*self.kept.get(self.returned)?)?;
        self.returned += 1;
        Some(ParseFeenError::new(self.text, &mistake, self.catalog))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.total.min(MAX_ERRORS) - self.returned;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Errors<'_> {}

impl FusedIterator for Errors<'_> {}

impl fmt::Debug for Errors<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Errors").field("total", &self.total).finish_non_exhaustive()
    }
}

/// Returns the errors in a string. With a catalog, unknown pieces are errors, too.
///
/// The bytes need not be UTF-8.
pub fn errors<'a>(text: &'a [u8], catalog: Option<&'static CatalogInfo>) -> Errors<'a> {
    let mut errors = errors_among(text, catalog.map(|catalog| catalog.members));
    errors.catalog = catalog;
    errors
}

/// Returns the errors in a string.
///
/// With a set, pieces that are not in the set are errors, too.
#[cold]
pub fn errors_among<'a>(text: &'a [u8], known: Option<&EpinSet>) -> Errors<'a> {
    let mut sink = Sink::new(text, known);
    let pieces = diagnose(&mut sink);
    Errors { text, catalog: None, total: sink.count, returned: 0, kept: sink.kept, pieces }
}

/// Returns the range of the board and the hands, or an empty range if the fields are unclear.
#[must_use]
pub fn range_of_pieces(errors: &Errors<'_>) -> Range<usize> {
    errors.pieces.start()..errors.pieces.end()
}

/// Returns the first error in a string that is not a position or contains an unknown piece.
///
/// This uses less stack than an iterator.
#[cold]
#[must_use]
pub fn first_error(text: &[u8], catalog: Option<&'static CatalogInfo>) -> ParseFeenError {
    let mut sink = Sink::new(text, catalog.map(|catalog| catalog.members));
    diagnose(&mut sink);
    let [first, ..] = sink.kept;
    // Unreachable: the string is not a position, or has an unknown piece, so there is a mistake.
    let first = first.unwrap_or_else(|| Mistake::new(Fault::End, Span::EMPTY));
    ParseFeenError::new(text, &first, catalog)
}

/// Returns the number of all mistakes in a string.
#[cold]
fn count_of_errors(text: &[u8], catalog: Option<&'static CatalogInfo>) -> usize {
    let mut sink = Sink::new(text, catalog.map(|catalog| catalog.members));
    diagnose(&mut sink);
    sink.count
}

/// Adds all mistakes in a string to a new sink. Returns the part of the string
/// that contains the pieces, or an empty span if the fields are unclear.
fn diagnose(sink: &mut Sink<'_>) -> Span {
    match divide(sink) {
        Ok(fields) => Span::new(fields.board.start(), fields.hands.end()),
        Err(fault) => {
            let whole = Span::new(0, sink.text.len().min(FeenLayout::MAX_LEN));
            sink.replace_all(Mistake::new(fault, whole));
            Span::EMPTY
        }
    }
}
