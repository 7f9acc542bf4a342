//! A map from tokens to values, its entries and its iterators.

mod entry;
mod iter;

use alloc::vec::{self, Vec};
use core::fmt;
use core::ops::Index;

use crate::Epin;

pub use entry::{Entry, OccupiedEntry, VacantEntry};
pub use iter::{IntoIter, Iter, IterMut};

/// Values for some tokens, in the order in which the tokens were inserted.
///
/// The vocabulary is that of the maps of `std`, and so is equality: by content, whatever the
/// order. Lookup is by the token's index, without hashing. With the feature `serde`, a map
/// that names a token twice is refused.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut names = EpinMap::from([(epin!("K^"), "king"), (epin!("P"), "pawn")]);
/// assert_eq!(names.insert(epin!("+P"), "tokin"), None);
/// assert_eq!(names[epin!("K^")], "king");
/// assert_eq!(names.keys().last(), Some(epin!("+P")));
/// ```
#[derive(Clone)]
pub struct EpinMap<V> {
    entries: Vec<(Epin, V)>,
    /// The position of each token's entry, by the token's index. Empty until the first insertion
    /// after `new` or `clear`.
    positions: Vec<u16>,
}

/// The position of a token that has no entry: beyond all entries, so that to find none at a
/// position is the check.
const NOWHERE: u16 = u16::MAX;

impl<V> EpinMap<V> {
    /// Returns an empty map. Allocates nothing.
    ///
    /// ```
    /// assert!(epin::EpinMap::<u8>::new().is_empty());
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        Self { entries: Vec::new(), positions: Vec::new() }
    }

    /// Returns the number of tokens in the map, 0 to 624.
    ///
    /// ```
    /// assert_eq!(epin::EpinMap::from([(epin::epin!("K"), 1)]).len(), 1);
    /// ```
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns whether there is no token in the map.
    ///
    /// ```
    /// assert!(epin::EpinMap::<u8>::new().is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    #[inline]
    fn position(&self, token: Epin) -> Option<usize> {
        let position = usize::from(*self.positions.get(token.index())?);
        (position < self.entries.len()).then_some(position)
    }

    /// Returns the token's value.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("K"), 1)]);
    /// assert_eq!((map.get(epin!("K")), map.get(epin!("k"))), (Some(&1), None));
    /// ```
    #[inline]
    #[must_use]
    pub fn get(&self, token: Epin) -> Option<&V> {
        let position = *self.positions.get(token.index())?;
        self.entries.get(usize::from(position)).map(|(_, value)| value)
    }

    /// Returns the token's value to change.
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
    pub fn get_mut(&mut self, token: Epin) -> Option<&mut V> {
        let position = *self.positions.get(token.index())?;
        self.entries.get_mut(usize::from(position)).map(|(_, value)| value)
    }

    /// Returns whether the token is in the map.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert!(EpinMap::from([(epin!("K"), 1)]).contains_key(epin!("K")));
    /// ```
    #[inline]
    #[must_use]
    pub fn contains_key(&self, token: Epin) -> bool {
        self.position(token).is_some()
    }

    /// Sets the token's value, and returns the one it had. A token that is in the map keeps
    /// its position in the order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::new();
    /// assert_eq!(map.insert(epin!("K"), 1), None);
    /// assert_eq!(map.insert(epin!("K"), 2), Some(1));
    /// ```
    pub fn insert(&mut self, token: Epin, value: V) -> Option<V> {
        match self.entry(token) {
            Entry::Occupied(mut entry) => Some(entry.insert(value)),
            Entry::Vacant(entry) => {
                entry.insert(value);
                None
            }
        }
    }

    /// Appends an entry for a token that has none, and returns its value.
    fn push(&mut self, token: Epin, value: V) -> &mut V {
        if self.positions.is_empty() {
            self.positions.resize(Epin::COUNT, NOWHERE);
        }
        let position = self.entries.len();
        // A token has one entry at most, so there are fewer than 624.
        self.positions[token.index()] = u16::try_from(position).unwrap_or(NOWHERE);
        self.entries.push((token, value));
        &mut self.entries[position].1
    }

    /// Takes the token out of the map, and returns its value. The others keep their order,
    /// which takes time in their number.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2)]);
    /// assert_eq!(map.remove(epin!("K")), Some(1));
    /// assert_eq!(map.remove(epin!("K")), None);
    /// ```
    pub fn remove(&mut self, token: Epin) -> Option<V> {
        self.position(token).map(|position| self.remove_at(position))
    }

    fn remove_at(&mut self, position: usize) -> V {
        let (token, value) = self.entries.remove(position);
        self.positions[token.index()] = NOWHERE;
        self.renumber();
        value
    }

    /// Keeps the entries for which `keep` is true, called in their order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2)]);
    /// map.retain(|_, value| *value > 1);
    /// assert_eq!(map, EpinMap::from([(epin!("Q"), 2)]));
    /// ```
    pub fn retain(&mut self, mut keep: impl FnMut(Epin, &mut V) -> bool) {
        let positions = &mut self.positions;
        self.entries.retain_mut(|(token, value)| {
            let keep = keep(*token, value);
            if !keep {
                positions[token.index()] = NOWHERE;
            }
            keep
        });
        self.renumber();
    }

    /// Stores the position of every entry.
    fn renumber(&mut self) {
        for ((token, _), position) in self.entries.iter().zip(0..) {
            self.positions[token.index()] = position;
        }
    }

    /// Takes all tokens out of the map.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1)]);
    /// map.clear();
    /// assert!(map.is_empty());
    /// ```
    pub fn clear(&mut self) {
        self.entries.clear();
        self.positions.clear();
    }

    /// Returns the token's entry, to look at, change or fill.
    ///
    /// ```
    /// use epin::{EpinMap, epin, epins};
    ///
    /// let mut hand = EpinMap::new();
    /// for token in epins!["P", "R", "P"] {
    ///     *hand.entry(token).or_insert(0) += 1;
    /// }
    /// assert_eq!(hand, EpinMap::from([(epin!("P"), 2), (epin!("R"), 1)]));
    /// ```
    pub fn entry(&mut self, token: Epin) -> Entry<'_, V> {
        match self.position(token) {
            Some(position) => Entry::Occupied(OccupiedEntry { map: self, position }),
            None => Entry::Vacant(VacantEntry { map: self, token }),
        }
    }

    /// Returns an iterator over the tokens and their values, in the order they were inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
    /// assert_eq!(map.iter().next(), Some((epin!("Q"), &1)));
    /// ```
    pub fn iter(&self) -> Iter<'_, V> {
        Iter(self.entries.iter())
    }

    /// Returns an iterator over the tokens and their values to change, in the order they were
    /// inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1)]);
    /// map.iter_mut().for_each(|(_, value)| *value += 1);
    /// assert_eq!(map[epin!("K")], 2);
    /// ```
    pub fn iter_mut(&mut self) -> IterMut<'_, V> {
        IterMut(self.entries.iter_mut())
    }

    /// Returns an iterator over the tokens, in the order they were inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert!(EpinMap::from([(epin!("K"), 1)]).keys().eq([epin!("K")]));
    /// ```
    #[must_use]
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = Epin> + ExactSizeIterator + Clone {
        self.iter().map(|(token, _)| token)
    }

    /// Returns an iterator over the tokens of the map, which it takes apart, in the order they were
    /// inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
    /// assert!(map.into_keys().eq([epin!("Q"), epin!("K")]));
    /// ```
    #[must_use]
    pub fn into_keys(self) -> impl DoubleEndedIterator<Item = Epin> + ExactSizeIterator {
        self.into_iter().map(|(token, _)| token)
    }

    /// Returns an iterator over the values of the map, which it takes apart, in the order their
    /// tokens were inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
    /// assert!(map.into_values().eq([1, 2]));
    /// ```
    #[must_use]
    pub fn into_values(self) -> impl DoubleEndedIterator<Item = V> + ExactSizeIterator {
        self.into_iter().map(|(_, value)| value)
    }

    /// Takes all entries out of the map, and returns them in the order they were inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
    /// assert!(map.drain().eq([(epin!("Q"), 1), (epin!("K"), 2)]));
    /// assert!(map.is_empty());
    /// ```
    pub fn drain(&mut self) -> vec::Drain<'_, (Epin, V)> {
        self.positions.clear();
        self.entries.drain(..)
    }

    /// Returns an iterator over the values, in the order their tokens were
    /// inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert_eq!(EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2)]).values().sum::<i32>(), 3);
    /// ```
    #[must_use]
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator + Clone {
        self.iter().map(|(_, value)| value)
    }

    /// Returns an iterator over the values to change, in the order their tokens were
    /// inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1)]);
    /// map.values_mut().for_each(|value| *value = 3);
    /// assert_eq!(map[epin!("K")], 3);
    /// ```
    pub fn values_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut V> + ExactSizeIterator {
        self.iter_mut().map(|(_, value)| value)
    }
}

impl<V> Index<Epin> for EpinMap<V> {
    type Output = V;

    /// Returns the token's value.
    ///
    /// # Panics
    ///
    /// If the token is not in the map, as the maps of `std` do.
    fn index(&self, token: Epin) -> &V {
        match self.get(token) {
            Some(value) => value,
            None => panic!("no entry for the token {token}"),
        }
    }
}

impl<V> Default for EpinMap<V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<V: PartialEq> PartialEq for EpinMap<V> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len()
            && self.iter().all(|(token, value)| other.get(token) == Some(value))
    }
}

impl<V: Eq> Eq for EpinMap<V> {}

impl<V: fmt::Debug> fmt::Debug for EpinMap<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<V> Extend<(Epin, V)> for EpinMap<V> {
    /// Inserts every entry: of two for the same token, the last one stays.
    fn extend<I: IntoIterator<Item = (Epin, V)>>(&mut self, entries: I) {
        for (token, value) in entries {
            self.insert(token, value);
        }
    }
}

impl<'a, V: Copy> Extend<(Epin, &'a V)> for EpinMap<V> {
    /// Inserts every entry: of two for the same token, the last one stays.
    fn extend<I: IntoIterator<Item = (Epin, &'a V)>>(&mut self, entries: I) {
        self.extend(entries.into_iter().map(|(token, value)| (token, *value)));
    }
}

impl<V> FromIterator<(Epin, V)> for EpinMap<V> {
    /// Inserts every entry: of two for the same token, the last one stays.
    fn from_iter<I: IntoIterator<Item = (Epin, V)>>(entries: I) -> Self {
        let mut map = Self::new();
        map.extend(entries);
        map
    }
}

impl<V, const N: usize> From<[(Epin, V); N]> for EpinMap<V> {
    /// Inserts every entry: of two for the same token, the last one stays.
    fn from(entries: [(Epin, V); N]) -> Self {
        entries.into_iter().collect()
    }
}
