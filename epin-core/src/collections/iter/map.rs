//! The iterators over a map.

use alloc::vec;
use core::fmt;
use core::slice;

use crate::catalog::EpinKey;
use crate::traits::impl_iterator;

/// Implements `Debug` for an iterator: the output shows the remaining items, which `as_slice` returns, because
/// not every iterator is `Clone`. `$method` is the formatter's method for a map or a list, and `$item` is one
/// entry of that map or list.
macro_rules! impl_debug_by_slice {
    ([$($generics:tt)*] $Iter:ty, $method:ident, ($key:pat, $value:pat) => $item:expr) => {
        impl<$($generics)*> fmt::Debug for $Iter {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let rest = self.0.as_slice().iter();
                f.$method().entries(rest.map(|($key, $value)| $item)).finish()
            }
        }
    };
}

/// An iterator over the keys and references to their values, in insertion order.
///
/// [`EpinMap::iter`](crate::EpinMap::iter) returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
/// let mut entries = map.iter();
/// assert_eq!(entries.len(), 2);
/// assert_eq!(entries.next_back(), Some((epin!("K"), &2)));
/// ```
#[must_use]
pub struct MapIter<'a, K, V>(pub(crate) slice::Iter<'a, (K, V)>);

impl<K, V> Clone for MapIter<'_, K, V> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl_iterator!(['a, K: EpinKey, V] MapIter<'a, K, V>, 0, (key, value) => (*key, value), (K, &'a V));
impl_debug_by_slice!([K: EpinKey, V: fmt::Debug] MapIter<'_, K, V>, debug_map, (key, value) => (key.key_token(), value));

/// An iterator over the keys and mutable references to their values, in insertion order.
///
/// [`EpinMap::iter_mut`](crate::EpinMap::iter_mut) returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
/// for (_, value) in &mut map {
///     *value *= 10;
/// }
/// assert_eq!(map[epin!("K")], 20);
/// ```
#[must_use]
pub struct MapIterMut<'a, K, V>(pub(crate) slice::IterMut<'a, (K, V)>);

impl_iterator!(['a, K: EpinKey, V] MapIterMut<'a, K, V>, 0, (key, value) => (*key, value), (K, &'a mut V));
impl_debug_by_slice!([K: EpinKey, V: fmt::Debug] MapIterMut<'_, K, V>, debug_map, (key, value) => (key.key_token(), value));

/// An iterator over the keys and values of a map, in insertion order.
///
/// `EpinMap::into_iter` returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
/// assert_eq!(map.into_iter().next(), Some((epin!("Q"), 1)));
/// ```
#[derive(Clone)]
#[must_use]
pub struct MapIntoIter<K, V>(pub(crate) vec::IntoIter<(K, V)>);

impl_iterator!([K: EpinKey, V] MapIntoIter<K, V>, 0, entry => entry, (K, V));
impl_debug_by_slice!([K: EpinKey, V: fmt::Debug] MapIntoIter<K, V>, debug_map, (key, value) => (key.key_token(), value));

/// An iterator over the keys of a map, in insertion order.
///
/// [`EpinMap::keys`](crate::EpinMap::keys) returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
/// assert_eq!(format!("{:?}", map.keys()), "[Q, K]");
/// ```
#[must_use]
pub struct MapKeys<'a, K, V>(pub(crate) slice::Iter<'a, (K, V)>);

impl<K, V> Clone for MapKeys<'_, K, V> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl_iterator!(['a, K: EpinKey, V] MapKeys<'a, K, V>, 0, (key, _) => *key, K);
impl_debug_by_slice!([K: EpinKey, V] MapKeys<'_, K, V>, debug_list, (key, _) => key.key_token());

/// An iterator over references to the values of a map, in insertion order.
///
/// [`EpinMap::values`](crate::EpinMap::values) returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
/// assert_eq!(map.values().max(), Some(&2));
/// ```
#[must_use]
pub struct MapValues<'a, K, V>(pub(crate) slice::Iter<'a, (K, V)>);

impl<K, V> Clone for MapValues<'_, K, V> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl_iterator!(['a, K: EpinKey, V] MapValues<'a, K, V>, 0, (_, value) => value, &'a V);
impl_debug_by_slice!([K, V: fmt::Debug] MapValues<'_, K, V>, debug_list, (_, value) => value);

/// An iterator over mutable references to the values of a map, in insertion order.
///
/// [`EpinMap::values_mut`](crate::EpinMap::values_mut) returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
/// *map.values_mut().next_back().unwrap() += 1;
/// assert_eq!(map[epin!("K")], 3);
/// ```
#[must_use]
pub struct MapValuesMut<'a, K, V>(pub(crate) slice::IterMut<'a, (K, V)>);

impl_iterator!(['a, K: EpinKey, V] MapValuesMut<'a, K, V>, 0, (_, value) => value, &'a mut V);
impl_debug_by_slice!([K, V: fmt::Debug] MapValuesMut<'_, K, V>, debug_list, (_, value) => value);
