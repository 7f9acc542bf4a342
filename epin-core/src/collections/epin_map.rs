//! A map from keys to values, [`EpinMap`].

#![allow(
    clippy::panic,
    reason = "`Index` has to return a reference, and its documentation says that it panics"
)]

use alloc::vec::Vec;
use core::ops::{Index, IndexMut};
use core::{fmt, mem};

use crate::catalog::EpinKey;
use crate::collections::Entry;
use crate::collections::iter::{
    MapIntoIter, MapIter, MapIterMut, MapKeys, MapValues, MapValuesMut,
};

/// A map that keeps insertion order and refuses a key that is given twice in a file.
///
/// The maps in `std` silently keep the last value of such a key.
///
/// A [key](EpinKey) is a token, a kind of piece, or a piece of a catalog, as in `EpinMap<Epin, V>`,
/// `EpinMap<Shogi, V>` and `EpinMap<Piece<Shogi>, V>`. Lookup uses the index of the key, without hashing. The
/// methods are named as in the maps of `std` but take and return keys by value. Two maps are equal if they
/// have the same keys with equal values, in any order.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut names = EpinMap::from([(epin!("K^"), "king"), (epin!("P"), "pawn")]);
/// assert_eq!(names.insert(epin!("+P"), "tokin"), None);
/// assert_eq!(names[epin!("K^")], "king");
/// assert_eq!(names.remove(epin!("K^")), Some("king"));
/// assert!(names.keys().eq([epin!("P"), epin!("+P")]));
/// ```
///
/// # In files
///
/// With the `serde` feature, a map is read in the order in which the format's reader returns the entries. [Most
/// readers](https://docs.rs/epin/latest/epin/guide/formats/index.html#the-order-of-a-map) keep the order of the
/// file, but `toml` needs its `preserve_order` feature for that. A token that is given twice is an error. If
/// the keys are pieces or kinds of a catalog, a token that is not in the catalog is also an error. For example,
/// this map is a hand in shōgi:
///
/// ```
/// use epin::{EpinMap, Piece, piece};
/// use epin_games::Shogi;
///
/// let mut hand: EpinMap<Piece<Shogi>, u8> = serde_json::from_str(r#"{"P": 2}"#)?;
/// hand[piece!(Shogi, "P")] -= 1;
/// assert_eq!(serde_json::to_string(&hand)?, r#"{"P":1}"#);
///
/// let error = |json| serde_json::from_str::<EpinMap<Piece<Shogi>, u8>>(json).unwrap_err().to_string();
/// assert!(error(r#"{"P": 1, "P": 2}"#).starts_with(r#"the token "P" is given twice"#));
/// assert!(error(r#"{"Q": 1}"#).starts_with(r#""Q" is not a piece of Shogi"#));
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// In a map by kind, the keys in the file are first-side tokens, as in a
/// [table](crate::EpinTable#in-files): a kind is read from any of its first-side tokens and is written as
/// the canonical one. Two tokens of one kind are an error:
///
/// ```
/// use epin::EpinMap;
/// use epin_games::Chess;
///
/// let error = serde_json::from_str::<EpinMap<Chess, u8>>(r#"{"R": 1, "-R": 2}"#).unwrap_err();
/// assert!(error.to_string().starts_with(
///     r#""-R" is the same kind of piece as "R", which has a value"#,
/// ));
/// ```
// The caller's code never runs between the changes to the two fields. So even if that code panics, for
// example when a value is dropped, no key is left with the index of another key's entry.
#[derive(Clone)]
pub struct EpinMap<K: EpinKey, V> {
    entries: Vec<(K, V)>,
    /// For each key, the index of its entry in `entries`, or [`NONE`] if the key has no entry. This vector
    /// has a slot for each key. The first map in the example above is stored like this:
    ///
    /// ```text
    /// entries     [(K^, "king"), (P, "pawn")]
    /// indices     0 in slot 246, that of `K^`; 1 in slot 364, that of `P`; `NONE` elsewhere
    /// ```
    ///
    /// In a map by token, the vector takes 1,248 bytes, two for each of the 624 tokens, and makes a lookup
    /// several times as fast as in a `HashMap` (`benches/README.md`). It is empty until the first entry is
    /// inserted, so that an empty map allocates nothing.
    indices: Vec<u16>,
}

/// The value in `indices` for a key that has no entry.
///
/// It is beyond all entries, so `entries.get` returns `None` for it: a key without an entry needs no check of
/// its own.
const NONE: u16 = u16::MAX;

impl<K: EpinKey, V> EpinMap<K, V> {
    /// Returns an empty map. It does not allocate until the first insertion.
    ///
    /// ```
    /// use epin::{Epin, EpinMap};
    ///
    /// static EMPTY: EpinMap<Epin, u8> = EpinMap::new();
    /// assert!(EMPTY.is_empty());
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        Self { entries: Vec::new(), indices: Vec::new() }
    }

    /// Returns the number of keys in the map.
    ///
    /// ```
    /// assert_eq!(epin::EpinMap::from([(epin::epin!("K"), 1)]).len(), 1);
    /// ```
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns whether the map has no keys.
    ///
    /// ```
    /// assert!(epin::EpinMap::<epin::Epin, u8>::new().is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the index of the key's entry. If there is no entry, returns `None` or an
    /// index beyond all entries.
    #[inline]
    fn entry_index(&self, key: K) -> Option<usize> {
        self.indices.get(key.slot()).map(|index| usize::from(*index))
    }

    /// Returns a reference to the key's value, or `None` if the key is not in the map.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("K"), 1)]);
    /// assert_eq!((map.get(epin!("K")), map.get(epin!("k"))), (Some(&1), None));
    /// ```
    #[inline]
    #[must_use]
    pub fn get(&self, key: K) -> Option<&V> {
        self.entries.get(self.entry_index(key)?).map(|(_, value)| value)
    }

    /// Returns a mutable reference to the key's value, or `None` if the key is not in the map.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1)]);
    /// map.get_mut(epin!("K")).map(|value| *value += 1);
    /// assert_eq!(map[epin!("K")], 2);
    /// ```
    #[inline]
    #[must_use]
    pub fn get_mut(&mut self, key: K) -> Option<&mut V> {
        let index = self.entry_index(key)?;
        self.entries.get_mut(index).map(|(_, value)| value)
    }

    /// Returns whether the key is in the map.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert!(EpinMap::from([(epin!("K"), 1)]).contains_key(epin!("K")));
    /// ```
    #[inline]
    #[must_use]
    pub fn contains_key(&self, key: K) -> bool {
        self.get(key).is_some()
    }

    /// Sets the key's value. Returns the old value, or `None` if the key was not in the map.
    ///
    /// A key that was already in the map keeps its place in the order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::new();
    /// assert_eq!(map.insert(epin!("K"), 1), None);
    /// assert_eq!(map.insert(epin!("K"), 2), Some(1));
    /// ```
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        if let Some(old) = self.get_mut(key) {
            return Some(mem::replace(old, value));
        }
        if self.indices.is_empty() {
            self.indices.resize(K::KEY_COUNT, NONE);
        }
        let end = self.entries.len();
        self.entries.push((key, value));
        if let Some(index) = self.indices.get_mut(key.slot()) {
            // The fallback `NONE` is never used: each of the at most 624 keys has at most one entry, so
            // every index fits in a `u16`.
            *index = u16::try_from(end).unwrap_or(NONE);
        }
        None
    }

    /// Removes the key. Returns its value, or `None` if the key was not in the map.
    ///
    /// The other keys keep their order, so all later entries have to be moved: this takes linear time.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2), (epin!("R"), 3)]);
    /// assert_eq!((map.remove(epin!("Q")), map.remove(epin!("Q"))), (Some(2), None));
    /// assert!(map.keys().eq([epin!("K"), epin!("R")]));
    /// ```
    pub fn remove(&mut self, key: K) -> Option<V> {
        let removed = self.entry_index(key).filter(|index| *index < self.entries.len())?;
        for index in &mut self.indices {
            match usize::from(*index) {
                other if other == removed => *index = NONE,
                other if other > removed && *index != NONE => *index -= 1,
                _ => {}
            }
        }
        Some(self.entries.remove(removed).1)
    }

    /// Keeps only the entries for which `keep` returns `true`, without changing their order.
    ///
    /// If `keep` panics, the map is empty afterwards.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut hand = EpinMap::from([(epin!("P"), 0), (epin!("R"), 1)]);
    /// hand.retain(|_, count| *count > 0);
    /// assert_eq!(hand, EpinMap::from([(epin!("R"), 1)]));
    /// ```
    pub fn retain(&mut self, mut keep: impl FnMut(K, &mut V) -> bool) {
        let entries = mem::take(self).into_iter();
        let kept =
            entries.filter_map(|(key, mut value)| keep(key, &mut value).then_some((key, value)));
        *self = kept.collect();
    }

    /// Removes all entries.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1)]);
    /// map.clear();
    /// assert!(map.is_empty());
    /// ```
    pub fn clear(&mut self) {
        self.indices.clear();
        self.entries.clear();
    }

    /// Returns the key's entry, through which a value can be inserted if the key has none.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut hand = EpinMap::new();
    /// for piece in [epin!("P"), epin!("R"), epin!("P")] {
    ///     *hand.entry(piece).or_insert(0) += 1;
    /// }
    /// assert_eq!(hand, EpinMap::from([(epin!("P"), 2), (epin!("R"), 1)]));
    /// ```
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        Entry { map: self, key }
    }

    /// Returns an iterator over the keys and references to their values, in insertion order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
    /// assert_eq!(map.iter().next(), Some((epin!("Q"), &1)));
    /// ```
    pub fn iter(&self) -> MapIter<'_, K, V> {
        MapIter(self.entries.iter())
    }

    /// Returns an iterator over the keys and mutable references to their values, in insertion order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
    /// map.iter_mut().for_each(|(key, value)| *value += key.index());
    /// assert_eq!(map[epin!("Q")], 1 + epin!("Q").index());
    /// ```
    pub fn iter_mut(&mut self) -> MapIterMut<'_, K, V> {
        MapIterMut(self.entries.iter_mut())
    }

    /// Returns an iterator over the keys, in insertion order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert!(EpinMap::from([(epin!("K"), 1)]).keys().eq([epin!("K")]));
    /// ```
    pub fn keys(&self) -> MapKeys<'_, K, V> {
        MapKeys(self.entries.iter())
    }

    /// Returns an iterator over references to the values, in insertion order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2)]);
    /// assert_eq!(map.values().sum::<i32>(), 3);
    /// ```
    pub fn values(&self) -> MapValues<'_, K, V> {
        MapValues(self.entries.iter())
    }

    /// Returns an iterator over mutable references to the values, in insertion order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2)]);
    /// map.values_mut().for_each(|value| *value *= 10);
    /// assert_eq!(map[epin!("Q")], 20);
    /// ```
    pub fn values_mut(&mut self) -> MapValuesMut<'_, K, V> {
        MapValuesMut(self.entries.iter_mut())
    }
}

impl<K: EpinKey, V> Index<K> for EpinMap<K, V> {
    type Output = V;

    /// Returns a reference to the key's value.
    ///
    /// # Panics
    ///
    /// Panics, as the maps in `std` do, if the key is not in the map. [`get`](EpinMap::get) returns
    /// `None` instead.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert_eq!(EpinMap::from([(epin!("K"), 1)])[epin!("K")], 1);
    /// ```
    fn index(&self, key: K) -> &V {
        match self.get(key) {
            Some(value) => value,
            None => panic!("no entry for the token {}", key.key_token()),
        }
    }
}

impl<K: EpinKey, V> IndexMut<K> for EpinMap<K, V> {
    /// Returns a mutable reference to the key's value.
    ///
    /// # Panics
    ///
    /// Panics if the key is not in the map. Unlike in some other languages, an assignment does not
    /// add a key: to add one, use [`insert`](EpinMap::insert) or [`entry`](EpinMap::entry).
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut hand = EpinMap::from([(epin!("P"), 2)]);
    /// hand[epin!("P")] -= 1;
    /// assert_eq!(hand[epin!("P")], 1);
    /// ```
    fn index_mut(&mut self, key: K) -> &mut V {
        match self.get_mut(key) {
            Some(value) => value,
            None => panic!("no entry for the token {}", key.key_token()),
        }
    }
}

impl<K: EpinKey, V> Extend<(K, V)> for EpinMap<K, V> {
    /// Inserts all entries. If a key repeats, the last value wins.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1)]);
    /// map.extend([(epin!("Q"), 2), (epin!("K"), 3)]);
    /// assert_eq!(map, EpinMap::from([(epin!("K"), 3), (epin!("Q"), 2)]));
    /// ```
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl<K: EpinKey, V> FromIterator<(K, V)> for EpinMap<K, V> {
    /// Returns a map with the entries. If a key repeats, the last value wins.
    ///
    /// ```
    /// use epin::{EpinMap, epin, epins};
    ///
    /// let map: EpinMap<_, usize> = epins!["K", "Q"].into_iter().zip(1..).collect();
    /// assert_eq!(map[epin!("Q")], 2);
    /// ```
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut map = Self::default();
        map.extend(entries);
        map
    }
}

impl<K: EpinKey, V, const N: usize> From<[(K, V); N]> for EpinMap<K, V> {
    /// Returns a map with the entries. If a key repeats, the last value wins.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2), (epin!("K"), 3)]);
    /// assert_eq!(map.iter().next(), Some((epin!("K"), &3)));
    /// ```
    fn from(entries: [(K, V); N]) -> Self {
        entries.into_iter().collect()
    }
}

impl<K: EpinKey, V> Default for EpinMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: EpinKey, V: PartialEq> PartialEq for EpinMap<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().all(|(key, value)| other.get(key) == Some(value))
    }
}

impl<K: EpinKey, V: Eq> Eq for EpinMap<K, V> {}

impl<K: EpinKey, V: fmt::Debug> fmt::Debug for EpinMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().fmt(f)
    }
}

impl<K: EpinKey, V> IntoIterator for EpinMap<K, V> {
    type Item = (K, V);
    type IntoIter = MapIntoIter<K, V>;

    fn into_iter(self) -> MapIntoIter<K, V> {
        MapIntoIter(self.entries.into_iter())
    }
}

impl<'a, K: EpinKey, V> IntoIterator for &'a EpinMap<K, V> {
    type Item = (K, &'a V);
    type IntoIter = MapIter<'a, K, V>;

    fn into_iter(self) -> MapIter<'a, K, V> {
        self.iter()
    }
}

impl<'a, K: EpinKey, V> IntoIterator for &'a mut EpinMap<K, V> {
    type Item = (K, &'a mut V);
    type IntoIter = MapIterMut<'a, K, V>;

    fn into_iter(self) -> MapIterMut<'a, K, V> {
        self.iter_mut()
    }
}
