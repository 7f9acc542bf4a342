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
pub(super) use self::lookup::check_pieces;
pub(crate) use self::lookup::pieces_to_look_up;
use self::mistakes::{Mistake, Mistakes};
pub use self::parse_feen_error::{ParseFeenError, literal_message};
pub use self::parse_feen_error_kind::ParseFeenErrorKind;
use self::span::Span;
use super::{FeenLayout, MeantPieces};
use crate::catalog::{Catalog, CatalogInfo};
use crate::set::EpinSet;

/// The maximum number of errors to return: as many as a person would read at once.
const MAX_ERRORS: usize = 8;

/// An iterator over the errors in a string.
///
/// [`errors`], [`errors_in`] and [`errors_in_set`] return it.
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

impl<'a> Errors<'a> {
    /// Returns the errors in a string. If a catalog is given, pieces outside it are also reported. The bytes
    /// need not be UTF-8.
    fn of(text: &'a [u8], catalog: Option<&'static CatalogInfo>) -> Self {
        Self::find(text, catalog.map(|catalog| catalog.members), catalog)
    }

    /// Returns the errors in a string. If a set is given, pieces outside it are also reported, and if a catalog
    /// is given, styles that are not the catalog's.
    #[cold]
    fn find(
        text: &'a [u8],
        known: Option<&EpinSet>,
        catalog: Option<&'static CatalogInfo>,
    ) -> Self {
        let mut mistakes = match divide(text) {
            Ok(fields) => {
                let mut mistakes = fields.mistakes(text, known);
                if let Some(catalog) = catalog {
                    fields.check_styles(text, catalog, &mut mistakes);
                }
                mistakes
            }
            Err(mistake) => Vec::from([mistake]),
        };
        let total = mistakes.len();
        mistakes.truncate(MAX_ERRORS);
        Errors { text, catalog, total, mistakes: mistakes.into_iter() }
    }
}

impl ParseFeenError {
    /// Returns the first error in a string that is not a position or contains an unknown piece.
    pub(super) fn first(text: &[u8], catalog: Option<&'static CatalogInfo>) -> Self {
        Errors::of(text, catalog).next().unwrap_or_else(|| {
            // Unreachable: the string is not a position or has an unknown piece, so there is a mistake.
            Self::new(text, &Mistake::new(Fault::AfterStyles, Span::EMPTY), catalog)
        })
    }

    /// Returns the first error in a string that is not a hand or contains an unknown piece.
    #[cold]
    pub(super) fn in_hand(text: &[u8], catalog: Option<&'static CatalogInfo>) -> Self {
        let (mistake, others) = if text.len() > FeenLayout::MAX_LEN {
            (Mistake::new(Fault::TooLong, Span::EMPTY), 0)
        } else {
            let pieces = catalog.map(|catalog| MeantPieces::new(text, [0, 0], catalog.members));
            let mut mistakes = Mistakes::new(text, pieces.as_ref());
            hands::add_mistakes_of_one_hand(&mut mistakes);
            mistakes.drop_repetitions();
            match *mistakes.all {
                [first, ref others @ ..] => (first, others.len()),
                // Unreachable: there is a mistake, because the string is not a hand.
                [] => (Mistake::new(Fault::NotInHand, Span::EMPTY), 0),
            }
        };
        Self::new(text, &mistake, catalog).with_others(others).for_hand()
    }
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

/// Returns an error for each mistake in a string, in the order in which the mistakes occur.
///
/// There are no errors if and only if the string is a position. To check the pieces as well, use
/// [`errors_in`] with a catalog or [`errors_in_set`] with a set.
///
/// The iterator returns at most 8 errors, and [`Errors::total`] returns the total number of errors. Some
/// repeated mistakes, such as a `?` for each empty square, are reported as one error, but each mistake with a
/// suggestion has its own error. So if there are at most 8 errors and each has a suggestion, applying all
/// suggestions makes the string a position. Otherwise, one mistake can hide another: the hidden one is reported
/// only after the first has been repaired.
///
/// The time is bounded: however long the string is, little more than its first 4,096 bytes are read.
///
/// ```
/// use epin::feen::errors;
///
/// assert_eq!(errors("k^7/8 / C/c").count(), 0);
/// assert_eq!(errors("k^7/8 1P/ C/C").count(), 2);
/// ```
pub fn errors(text: &str) -> Errors<'_> {
    Errors::of(text.as_bytes(), None)
}

/// Returns the errors that [`errors`] returns, an error for each token that is not in the catalog, and one
/// for the styles if the catalog [knows the letters of its styles](Catalog#two-styles) and the position has
/// other styles.
///
/// A token without a suggestion is reported only once. A token with a suggestion is reported wherever it
/// occurs, so that applying all suggestions replaces each occurrence.
///
/// The errors are in the order of the string and suggest only pieces of the catalog. Pieces in a rank of the
/// wrong size, or in a hand that is out of order, are not looked up in the catalog.
///
/// ```
/// use epin::feen::errors_in;
/// use epin_games::Chess;
///
/// let errors = errors_in::<Chess>("k3/3g g/g C/C");
/// assert_eq!(errors.map(|error| error.offset()).collect::<Vec<_>>(), [0, 4, 12]);
/// ```
pub fn errors_in<C: Catalog>(text: &str) -> Errors<'_> {
    Errors::of(text.as_bytes(), Some(CatalogInfo::of::<C>()))
}

/// Returns the errors that [`errors`] returns, and an error for each token that is not in the set.
///
/// Use this function if the game is known only at run time, as in an editor or on a server. It works like
/// [`errors_in`], but the messages do not name the game or list its pieces.
///
/// ```
/// use epin::feen::errors_in_set;
/// use epin::{EpinSet, epins};
///
/// let pieces = EpinSet::from_tokens(&epins!["K^", "k^", "R", "r"]);
/// let error = errors_in_set("k^1/1K / C/c", &pieces).next().unwrap();
/// assert_eq!(
///     error.to_string(),
///     r#""K" at byte 5 is not a piece of the game; did you mean "K^"?"#,
/// );
/// ```
pub fn errors_in_set<'a>(text: &'a str, pieces: &EpinSet) -> Errors<'a> {
    Errors::find(text.as_bytes(), Some(pieces), None)
}
