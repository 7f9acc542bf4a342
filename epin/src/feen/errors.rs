//! All that is wrong with a string, and with its pieces.

use core::iter::FusedIterator;

use epin_grammar::{FeenErrors, KnownPieces, Token};

use super::ParseFeenError;
use crate::catalog::CatalogInfo;
use crate::{Catalog, Epin, EpinSet};

/// Returns all that is wrong with a string, an error for each mistake, from the start of the string
/// to its end. There is no error if and only if the string is a position. No catalog is checked:
/// that is what [`errors_in`] and [`errors_among`] do.
///
/// The iterator returns at most 16 errors, and [`Errors::total`] tells how many there are. A mistake
/// that is repeated throughout is one error, unless it has a suggestion: if each error has one and
/// there are at most 16, the string is a position with all of them applied. If a mistake hides
/// another, the other is reported once the first is repaired.
///
/// Each error takes a walk over the string, of which at most 4,096 bytes are read.
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

/// Returns all that is wrong with a string whose pieces are those of a catalog: the errors of
/// [`errors`], and one for each token that is not in the catalog. If such a token has a suggestion,
/// each of its places is an error; otherwise the first place is.
///
/// The errors are in the order of the string, and suggest only pieces of the catalog. Pieces in a rank
/// or a hand that is itself a mistake are not looked up.
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
    Errors { mistakes: FeenErrors::new(text.as_bytes(), known(catalog)), catalog }
}

/// Returns all that is wrong with a string whose pieces are those of a set: for a game that is known
/// at run time, as in an editor or on a server. This is what [`errors_in`] returns for a catalog, but
/// the messages have no name for the pieces, and do not list them.
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
pub fn errors_among<'a>(text: &'a str, pieces: &'a EpinSet) -> Errors<'a> {
    Errors { mistakes: FeenErrors::new(text.as_bytes(), Some(pieces)), catalog: None }
}

/// An iterator over all that is wrong with a string. [`errors`], [`errors_in`] and [`errors_among`]
/// return it.
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
    /// Returns the number of all mistakes of the string, which can be more than the 16 errors that
    /// the iterator returns.
    ///
    /// ```
    /// let errors = epin::feen::errors;
    /// assert_eq!((errors("8/8 / C/C").total(), errors("8/8 / C/c").total()), (1, 0));
    /// let text = format!("{}8 / C/c", "08/".repeat(20));
    /// assert_eq!((errors(&text).total(), errors(&text).len()), (20, 16));
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
pub(super) fn known(catalog: Option<&'static CatalogInfo>) -> Option<&'static dyn KnownPieces> {
    catalog.map(|catalog| catalog.members as &dyn KnownPieces)
}
