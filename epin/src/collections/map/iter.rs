//! The iterators of a map.

use alloc::vec;
use core::slice;

use super::EpinMap;
use crate::Epin;

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
pub struct Iter<'a, V>(pub(super) slice::Iter<'a, (Epin, V)>);

/// An iterator over the tokens of a map and mutable references to their values, in the order in
/// which the tokens were inserted. [`EpinMap::iter_mut`] returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut map = EpinMap::from([(epin!("K"), 1)]);
/// for (_, value) in &mut map {
///     *value += 1;
/// }
/// assert_eq!(map[epin!("K")], 2);
/// ```
#[derive(Debug)]
#[must_use]
pub struct IterMut<'a, V>(pub(super) slice::IterMut<'a, (Epin, V)>);

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
pub struct IntoIter<V>(pub(super) vec::IntoIter<(Epin, V)>);

/// An iterator over the tokens and values of a map, which it removes, in the order in which the
/// tokens were inserted. [`EpinMap::drain`] returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
/// assert_eq!(map.drain().next_back(), Some((epin!("K"), 2)));
/// assert!(map.is_empty());
/// ```
#[derive(Debug)]
#[must_use]
pub struct Drain<'a, V>(pub(super) vec::Drain<'a, (Epin, V)>);

impl<V> Clone for Iter<'_, V> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl_iterator!(Iter<'a V>, (Epin, &'a V), (token, value) => (*token, value));
impl_iterator!(IterMut<'a V>, (Epin, &'a mut V), (token, value) => (*token, value));
impl_iterator!(IntoIter<V>, (Epin, V), entry => entry);
impl_iterator!(Drain<'a V>, (Epin, V), entry => entry);

impl<V> IntoIterator for EpinMap<V> {
    type Item = (Epin, V);
    type IntoIter = IntoIter<V>;

    fn into_iter(self) -> IntoIter<V> {
        IntoIter(self.entries.into_iter())
    }
}

impl<'a, V> IntoIterator for &'a EpinMap<V> {
    type Item = (Epin, &'a V);
    type IntoIter = Iter<'a, V>;

    fn into_iter(self) -> Iter<'a, V> {
        self.iter()
    }
}

impl<'a, V> IntoIterator for &'a mut EpinMap<V> {
    type Item = (Epin, &'a mut V);
    type IntoIter = IterMut<'a, V>;

    fn into_iter(self) -> IterMut<'a, V> {
        self.iter_mut()
    }
}
