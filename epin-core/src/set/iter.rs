//! [`SetIter`], the iterator over the tokens of a set.

use core::fmt;
use core::iter::FusedIterator;

use super::EpinSet;
use crate::token::Epin;

/// An iterator over the tokens of a set, in [order](Epin#ordering). [`EpinSet::iter`] returns it.
///
/// ```
/// use epin::{EpinSet, epins};
///
/// assert_eq!(EpinSet::from(epins!["K", "Q"]).iter().len(), 2);
/// ```
#[derive(Clone)]
#[must_use]
pub struct SetIter {
    /// The tokens that have not been returned yet.
    pub(super) rest: EpinSet,
}

impl Iterator for SetIter {
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

impl DoubleEndedIterator for SetIter {
    fn next_back(&mut self) -> Option<Epin> {
        let token = self.rest.last()?;
        self.rest.remove(token);
        Some(token)
    }
}

impl ExactSizeIterator for SetIter {}

impl FusedIterator for SetIter {}

impl fmt::Debug for SetIter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rest.fmt(f)
    }
}
