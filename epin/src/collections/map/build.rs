//! Maps made from entries: `Extend`, `FromIterator` and `From`.

use super::EpinMap;
use crate::AnyPiece;

impl<V, K: AnyPiece> Extend<(K, V)> for EpinMap<V, K> {
    /// Inserts all entries. Of several entries for one token, the last value stays.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1)]);
    /// map.extend([(epin!("Q"), 2), (epin!("K"), 3)]);
    /// assert_eq!(map, EpinMap::from([(epin!("K"), 3), (epin!("Q"), 2)]));
    /// ```
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (token, value) in entries {
            self.insert(token, value);
        }
    }
}

impl<'a, V: Copy, K: AnyPiece> Extend<(K, &'a V)> for EpinMap<V, K> {
    /// Inserts copies of all entries. Of several entries for one token, the last value stays.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::<u8>::new();
    /// map.extend(&EpinMap::from([(epin!("K"), 1)]));
    /// assert_eq!(map[epin!("K")], 1);
    /// ```
    fn extend<I: IntoIterator<Item = (K, &'a V)>>(&mut self, entries: I) {
        self.extend(entries.into_iter().map(|(token, value)| (token, *value)));
    }
}

impl<V, K: AnyPiece> FromIterator<(K, V)> for EpinMap<V, K> {
    /// Returns a map with the entries. Of several entries for one token, the last value stays.
    ///
    /// ```
    /// use epin::{EpinMap, epin, epins};
    ///
    /// let map: EpinMap<usize> = epins!["K", "Q"].into_iter().zip(1..).collect();
    /// assert_eq!(map[epin!("Q")], 2);
    /// ```
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut map = Self::default();
        map.extend(entries);
        map
    }
}

impl<V, K: AnyPiece, const N: usize> From<[(K, V); N]> for EpinMap<V, K> {
    /// Returns a map with the entries. Of several entries for one token, the last value stays.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("K"), 1), (epin!("K"), 2)]);
    /// assert_eq!((map.len(), map[epin!("K")]), (1, 2));
    /// ```
    fn from(entries: [(K, V); N]) -> Self {
        entries.into_iter().collect()
    }
}
