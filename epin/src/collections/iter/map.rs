//! The iterators over a map, and the entry of a key.

use alloc::vec;
use core::fmt;
use core::slice;

use epin_core::impl_iterator;

use crate::collections::{EpinMap, Key};

/// Implements `Debug` for an iterator, so that it shows the remaining items. `$method` is the formatter's
/// method for a map or a list, and `$item` is an entry of it.
macro_rules! impl_debug {
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
/// [`EpinMap::iter`] returns it.
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

impl_iterator!(['a, K: Key, V] MapIter<'a, K, V>, 0, (key, value) => (*key, value), (K, &'a V));
impl_debug!([K: Key, V: fmt::Debug] MapIter<'_, K, V>, debug_map, (key, value) => (key.written(), value));

/// An iterator over the keys and mutable references to their values, in insertion order.
///
/// [`EpinMap::iter_mut`] returns it.
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

impl_iterator!(['a, K: Key, V] MapIterMut<'a, K, V>, 0, (key, value) => (*key, value), (K, &'a mut V));
impl_debug!([K: Key, V: fmt::Debug] MapIterMut<'_, K, V>, debug_map, (key, value) => (key.written(), value));

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

impl_iterator!([K: Key, V] MapIntoIter<K, V>, 0, entry => entry, (K, V));
impl_debug!([K: Key, V: fmt::Debug] MapIntoIter<K, V>, debug_map, (key, value) => (key.written(), value));

/// An iterator over the keys of a map, in insertion order.
///
/// [`EpinMap::keys`] returns it.
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

impl_iterator!(['a, K: Key, V] MapKeys<'a, K, V>, 0, (key, _) => *key, K);
impl_debug!([K: Key, V] MapKeys<'_, K, V>, debug_list, (key, _) => key.written());

/// An iterator over references to the values of a map, in insertion order.
///
/// [`EpinMap::values`] returns it.
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

impl_iterator!(['a, K: Key, V] MapValues<'a, K, V>, 0, (_, value) => value, &'a V);
impl_debug!([K, V: fmt::Debug] MapValues<'_, K, V>, debug_list, (_, value) => value);

/// An iterator over mutable references to the values of a map, in insertion order.
///
/// [`EpinMap::values_mut`] returns it.
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

impl_iterator!(['a, K: Key, V] MapValuesMut<'a, K, V>, 0, (_, value) => value, &'a mut V);
impl_debug!([K, V: fmt::Debug] MapValuesMut<'_, K, V>, debug_list, (_, value) => value);

/// A key of a map, with or without a value. [`EpinMap::entry`] returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut map = EpinMap::from([(epin!("K"), 1)]);
/// assert_eq!(*map.entry(epin!("K")).or_insert(5), 1);
/// assert_eq!(*map.entry(epin!("Q")).or_insert(5), 5);
/// ```
#[must_use]
pub struct MapEntry<'a, K: Key, V> {
    pub(crate) map: &'a mut EpinMap<K, V>,
    pub(crate) key: K,
}

impl<'a, K: Key, V> MapEntry<'a, K, V> {
    /// Calls a function with the value, if there is one. Returns the entry.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1)]);
    /// map.entry(epin!("K")).and_modify(|value| *value += 1).or_insert(5);
    /// assert_eq!(map[epin!("K")], 2);
    /// ```
    pub fn and_modify(self, change: impl FnOnce(&mut V)) -> Self {
        if let Some(value) = self.map.get_mut(self.key) {
            change(value);
        }
        self
    }

    /// Returns a mutable reference to the value. If there is none, first inserts `value`.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut hand = EpinMap::new();
    /// *hand.entry(epin!("P")).or_insert(0) += 1;
    /// assert_eq!(hand[epin!("P")], 1);
    /// ```
    pub fn or_insert(self, value: V) -> &'a mut V {
        self.or_insert_with(|| value)
    }

    /// Returns a mutable reference to the value. If there is none, first inserts what the function returns.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut names = EpinMap::new();
    /// assert_eq!(names.entry(epin!("P")).or_insert_with(|| String::from("pawn")), "pawn");
    /// ```
    pub fn or_insert_with(self, value: impl FnOnce() -> V) -> &'a mut V {
        let Self { map, key } = self;
        if !map.contains_key(key) {
            map.insert(key, value());
        }
        &mut map[key]
    }

    /// Returns a mutable reference to the value. If there is none, first inserts the default.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut squares = EpinMap::<_, Vec<u8>>::new();
    /// squares.entry(epin!("P")).or_default().push(12);
    /// assert_eq!(squares[epin!("P")], vec![12]);
    /// ```
    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }
}

impl<K: Key, V: fmt::Debug> fmt::Debug for MapEntry<'_, K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entry(&self.key.written(), &self.map.get(self.key)).finish()
    }
}
