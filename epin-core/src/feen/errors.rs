//! Finds the errors in a string that is not a position or that contains unknown pieces.

mod board;
mod divide;
mod fault;
mod fields;
mod hand;
mod hands;
mod lookup;
mod messages;
mod mistakes;
mod parse_feen_error;
mod parse_feen_error_kind;
mod parts;
mod span;
mod styles;

use alloc::vec::{self, Vec};
use core::fmt;
use core::iter::FusedIterator;

use self::divide::divide;
use self::fault::Fault;
pub use self::lookup::{check_pieces, pieces_to_look_up};
use self::mistakes::Mistake;
pub use self::parse_feen_error::{ParseFeenError, literal_message};
pub use self::parse_feen_error_kind::ParseFeenErrorKind;
use self::span::Span;
use super::layout::FeenLayout;
use crate::catalog::CatalogInfo;
use crate::set::EpinSet;

/// The maximum number of errors to return: as many as a person would read at once.
const MAX_ERRORS: usize = 8;

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
    total: usize,
    mistakes: vec::IntoIter<Mistake>,
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
        let mistake = self.mistakes.next()?;
        let error = ParseFeenError::new(self.text, &mistake, self.catalog);
        Some(error.with_others(self.total - 1))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.mistakes.size_hint()
    }
}

impl ExactSizeIterator for Errors<'_> {}

impl FusedIterator for Errors<'_> {}

impl fmt::Debug for Errors<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Errors").field("total", &self.total).finish_non_exhaustive()
    }
}

/// Returns the errors in a string.
///
/// If a catalog is given, pieces outside it are also reported. The bytes need not be UTF-8.
pub fn errors<'a>(text: &'a [u8], catalog: Option<&'static CatalogInfo>) -> Errors<'a> {
    let mut errors = errors_among(text, catalog.map(|catalog| catalog.members));
    errors.catalog = catalog;
    errors
}

/// Returns the errors in a string.
///
/// If a set is given, pieces outside it are also reported.
#[cold]
pub fn errors_among<'a>(text: &'a [u8], known: Option<&EpinSet>) -> Errors<'a> {
    let mut mistakes = match divide(text) {
        Ok(fields) => fields.mistakes(text, known),
        Err(fault) => {
            let whole = Span::new(0, text.len().min(FeenLayout::MAX_LEN));
            Vec::from([Mistake::new(fault, whole)])
        }
    };
    let total = mistakes.len();
    mistakes.truncate(MAX_ERRORS);
    Errors { text, catalog: None, total, mistakes: mistakes.into_iter() }
}

/// Returns the first error in a string that is not a position or contains an unknown piece.
#[must_use]
pub fn first_error(text: &[u8], catalog: Option<&'static CatalogInfo>) -> ParseFeenError {
    errors(text, catalog).next().unwrap_or_else(|| {
        // Unreachable: the string is not a position or has an unknown piece, so there is a mistake.
        ParseFeenError::new(text, &Mistake::new(Fault::AfterStyles, Span::EMPTY), catalog)
    })
}
