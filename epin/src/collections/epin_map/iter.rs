//! The iterators of a map.

use alloc::vec;
use core::slice;

use super::EpinMap;
use crate::{AnyPiece, Epin};

/// An iterator over the tokens of a map and references to their values, in the order in which the
/// tokens were inserted. [`EpinMap::iter`] returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let map = EpinMap::from_iter([(epin!("Q"), 1), (epin!("K"), 2)]);
/// let mut entries = map.iter();
/// assert_eq!(entries.len(), 2);
/// assert_eq!(entries.next_back(), Some((epin!("K"), &2)));
/// ```
#[derive(Debug)]
#[must_use]
pub struct Iter<'a, V, K = Epin>(pub(super) slice::Iter<'a, (K, V)>);

/// An iterator over the tokens and values of a map, which it consumes, in the order in which the
/// tokens were inserted. `into_iter` returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let map = EpinMap::from_iter([(epin!("Q"), 1), (epin!("K"), 2)]);
/// assert_eq!(map.into_iter().next(), Some((epin!("Q"), 1)));
/// ```
#[derive(Debug, Clone)]
#[must_use]
pub struct IntoIter<V, K = Epin>(pub(super) vec::IntoIter<(K, V)>);

impl<V, K> Clone for Iter<'_, V, K> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl_iterator!(Iter<'a V, K: AnyPiece>, (K, &'a V), (token, value) => (*token, value));
impl_iterator!(IntoIter<V, K: AnyPiece>, (K, V), entry => entry);

impl<V, K: AnyPiece> IntoIterator for EpinMap<V, K> {
    type Item = (K, V);
    type IntoIter = IntoIter<V, K>;

    fn into_iter(self) -> IntoIter<V, K> {
        IntoIter(self.entries.into_iter())
    }
}

impl<'a, V, K: AnyPiece> IntoIterator for &'a EpinMap<V, K> {
    type Item = (K, &'a V);
    type IntoIter = Iter<'a, V, K>;

    fn into_iter(self) -> Iter<'a, V, K> {
        self.iter()
    }
}
