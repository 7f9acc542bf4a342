//! A set's iterator.

use core::fmt;
use core::iter::FusedIterator;

use super::EpinSet;
use crate::Epin;

/// An iterator over the tokens of a set, in the [order](Epin#ordering) of the tokens.
/// [`EpinSet::iter`] returns it.
///
/// ```
/// use epin::{EpinSet, epins};
///
/// assert_eq!(EpinSet::from(epins!["K", "Q"]).iter().len(), 2);
/// ```
#[derive(Clone)]
#[must_use]
pub struct Iter {
    /// The tokens that have not been returned yet.
    pub(super) rest: EpinSet,
}

impl Iterator for Iter {
    type Item = Epin;

    fn next(&mut self) -> Option<Epin> {
        let token = self.rest.first()?;
        self.rest.remove(token);
        Some(token)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.rest.len();
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Iter {
    fn next_back(&mut self) -> Option<Epin> {
        let token = self.rest.last()?;
        self.rest.remove(token);
        Some(token)
    }
}

impl ExactSizeIterator for Iter {}

impl FusedIterator for Iter {}

impl fmt::Debug for Iter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Iter").field(&self.rest).finish()
    }
}

impl IntoIterator for EpinSet {
    type Item = Epin;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl IntoIterator for &EpinSet {
    type Item = Epin;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}
