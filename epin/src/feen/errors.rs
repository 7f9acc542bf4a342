//! All errors of a string that is not a position.

use epin_core::EpinSet;

use super::Errors;
use crate::catalog::{Catalog, info};

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
    epin_core::errors(text.as_bytes(), None)
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
    epin_core::errors(text.as_bytes(), Some(info::<C>()))
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
    epin_core::errors_among(text.as_bytes(), Some(pieces))
}
