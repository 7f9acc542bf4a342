//! The iterators of a map.

use alloc::vec;
use core::iter::FusedIterator;
use core::slice;

use super::EpinMap;
use crate::{AnyPiece, Epin};

/// An iterator over the tokens of a map and references to their values, in the order in which the
/// tokens were inserted. [`EpinMap::iter`] returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
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
/// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
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

/// Implements the traits of an iterator by those of its only field. The last argument turns an item
/// of the field into an item of the iterator.
macro_rules! impl_iterator {
    ([$($lifetime:lifetime)?] $Iter:ty, $Item:ty, $inner:pat => $item:expr) => {
        impl<$($lifetime,)? V, K: AnyPiece> Iterator for $Iter {
            type Item = $Item;

            fn next(&mut self) -> Option<$Item> {
                self.0.next().map(|$inner| $item)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }

            // In constant time, as for a slice.
            fn nth(&mut self, n: usize) -> Option<$Item> {
                self.0.nth(n).map(|$inner| $item)
            }
        }

        impl<$($lifetime,)? V, K: AnyPiece> DoubleEndedIterator for $Iter {
            fn next_back(&mut self) -> Option<$Item> {
                self.0.next_back().map(|$inner| $item)
            }

            fn nth_back(&mut self, n: usize) -> Option<$Item> {
                self.0.nth_back(n).map(|$inner| $item)
            }
        }

        impl<$($lifetime,)? V, K: AnyPiece> ExactSizeIterator for $Iter {}

        impl<$($lifetime,)? V, K: AnyPiece> FusedIterator for $Iter {}
    };
}

impl_iterator!(['a] Iter<'a, V, K>, (K, &'a V), (token, value) => (*token, value));
impl_iterator!([] IntoIter<V, K>, (K, V), entry => entry);

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
