//! The entry of a key in a map, [`Entry`].

use core::fmt;

use crate::catalog::EpinKey;
use crate::collections::EpinMap;

/// The entry of a key in a map, whether or not the key has a value. [`EpinMap::entry`] returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut map = EpinMap::from([(epin!("K"), 1)]);
/// assert_eq!(*map.entry(epin!("K")).or_insert(5), 1);
/// assert_eq!(*map.entry(epin!("Q")).or_insert(5), 5);
/// ```
#[must_use]
pub struct Entry<'a, K: EpinKey, V> {
    pub(super) map: &'a mut EpinMap<K, V>,
    pub(super) key: K,
}

impl<'a, K: EpinKey, V> Entry<'a, K, V> {
    /// Calls `change` with the value, if there is one, and returns the entry.
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

    /// Returns a mutable reference to the value; if there is none yet, inserts `value` first.
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

    /// Returns a mutable reference to the value; if there is none yet, inserts the function's result first.
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

    /// Returns a mutable reference to the value; if there is none yet, inserts the default first.
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

impl<K: EpinKey, V: fmt::Debug> fmt::Debug for Entry<'_, K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entry(&self.key.key_token(), &self.map.get(self.key)).finish()
    }
}
