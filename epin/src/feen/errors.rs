//! Finding all errors in a string.

use epin_core::EpinSet;

use super::Errors;
use crate::catalog::{Catalog, catalog_info};

/// Returns an error for each mistake in a string, in the order in which the mistakes occur.
///
/// There are no errors if and only if the string is a position. To check the pieces as well, use
/// [`errors_in`] with a catalog or [`errors_among`] with a set.
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
    epin_core::errors(text.as_bytes(), None)
}

/// Returns the errors that [`errors`] returns, and an error for each token that is not in the catalog.
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
    epin_core::errors(text.as_bytes(), Some(catalog_info::<C>()))
}

/// Returns the errors that [`errors`] returns, and an error for each token that is not in the set.
///
/// Use this function if the game is known only at run time, as in an editor or on a server. It works like
/// [`errors_in`], but the messages do not name the game or list its pieces.
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
