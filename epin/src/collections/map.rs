//! A map from tokens to values, [`EpinMap`], its entries and its iterators.

#![allow(clippy::indexing_slicing, reason = "a position is that of an entry")]
#![allow(
    clippy::panic,
    reason = "`Index` has to return a reference, and its documentation says that it panics"
)]

mod build;
mod entry;
mod iter;
mod positions;

use alloc::vec::Vec;
use core::fmt;
use core::ops::Index;

use crate::{AnyPiece, Epin};

pub use entry::{Entry, OccupiedEntry, VacantEntry};
pub use iter::{Drain, IntoIter, Iter, IterMut};
use positions::Positions;

/// Values for some tokens, or some pieces of a catalog, in the order in which they were inserted.
///
/// The methods have the names of those of `std`'s maps, and take and return tokens by value. Two maps
/// are equal if they have the same tokens with equal values, whatever the order. A token is found by
/// its index, without hashing. With the feature `serde`, it is an error to read a map that has a
/// token twice.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut names = EpinMap::from([(epin!("K^"), "king"), (epin!("P"), "pawn")]);
/// assert_eq!(names.insert(epin!("+P"), "tokin"), None);
/// assert_eq!(names[epin!("K^")], "king");
/// assert_eq!(names.keys().last(), Some(epin!("+P")));
/// ```
///
/// # By pieces
///
/// The keys are tokens, or the pieces of a catalog: a hand of shōgi is an
/// `EpinMap<u8, Piece<Shogi>>`. The type of the values is the first parameter, since that of the
/// keys can be left out. A piece of another game is not a key of it, and with the feature `serde`,
/// it is an error to read one:
///
/// ```
/// # use epin::{Catalog, EpinMap, Piece, piece};
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
/// let mut hand: EpinMap<u8, Piece<Shogi>> = serde_json::from_str(r#"{"P": 2}"#)?;
/// *hand.entry(piece!(Shogi, "P")).or_default() += 1;
/// assert_eq!(hand[piece!(Shogi, "P")], 3);
/// assert!(serde_json::from_str::<EpinMap<u8, Piece<Shogi>>>(r#"{"Q": 1}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// [`default()`](Self::default) makes an empty map by pieces. [`new`](EpinMap::new) makes maps by
/// tokens alone, so that `EpinMap::new()` needs no annotation. `HashMap` has the same rule: one with
/// another hasher than that of `std` is made by `default()`.
#[derive(Clone)]
pub struct EpinMap<V, K: AnyPiece = Epin> {
    entries: Vec<(K, V)>,
    /// Where in `entries` the entry of each token is.
    positions: Positions,
}

impl<V> EpinMap<V> {
    /// Returns an empty map by tokens, without allocation. The first insertion allocates.
    ///
    /// An empty map [by pieces](Self#by-pieces) is `EpinMap::default()`.
    ///
    /// ```
    /// assert!(epin::EpinMap::<u8>::new().is_empty());
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        Self { entries: Vec::new(), positions: Positions::new() }
    }
}

impl<V, K: AnyPiece> EpinMap<V, K> {
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

    /// Returns whether the map has no tokens.
    ///
    /// ```
    /// assert!(epin::EpinMap::<u8>::new().is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the position of the token's entry.
    #[inline]
    fn position(&self, token: K) -> Option<usize> {
        self.positions.get(token.into()).filter(|position| *position < self.entries.len())
    }

    /// Returns a reference to the token's value, or `None` if the token is not in the map.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("K"), 1)]);
    /// assert_eq!((map.get(epin!("K")), map.get(epin!("k"))), (Some(&1), None));
    /// ```
    #[inline]
    #[must_use]
    pub fn get(&self, token: K) -> Option<&V> {
        self.entries.get(self.positions.get(token.into())?).map(|(_, value)| value)
    }

    /// Returns a mutable reference to the token's value, or `None` if the token is not in the map.
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
    pub fn get_mut(&mut self, token: K) -> Option<&mut V> {
        self.entries.get_mut(self.positions.get(token.into())?).map(|(_, value)| value)
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
    pub fn contains_key(&self, token: K) -> bool {
        self.position(token).is_some()
    }

    /// Sets the token's value, and returns the value that it had, or `None` if the token was not in
    /// the map. A token that is in the map keeps its position in the order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::new();
    /// assert_eq!(map.insert(epin!("K"), 1), None);
    /// assert_eq!(map.insert(epin!("K"), 2), Some(1));
    /// ```
    pub fn insert(&mut self, token: K, value: V) -> Option<V> {
        match self.entry(token) {
            Entry::Occupied(mut entry) => Some(entry.insert(value)),
            Entry::Vacant(entry) => {
                entry.insert(value);
                None
            }
        }
    }

    /// Appends an entry for a token that has none, and returns its value.
    fn push(&mut self, token: K, value: V) -> &mut V {
        let position = self.entries.len();
        self.positions.insert(token.into(), position);
        self.entries.push((token, value));
        &mut self.entries[position].1
    }

    /// Removes the token, and returns the value that it had, or `None` if it was not in the map.
    ///
    /// The other tokens keep their order. The entries after the removed one are moved, which takes
    /// time in proportion to the size of the map.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2)]);
    /// assert_eq!(map.remove(epin!("K")), Some(1));
    /// assert_eq!(map.remove(epin!("K")), None);
    /// ```
    pub fn remove(&mut self, token: K) -> Option<V> {
        self.position(token).map(|position| self.remove_at(position))
    }

    /// Removes the entry at a position, and returns its value.
    fn remove_at(&mut self, position: usize) -> V {
        let (token, value) = self.entries.remove(position);
        self.positions.remove(token.into());
        self.renumber();
        value
    }

    /// Keeps the entries for which `keep` returns `true`, and removes the others. `keep` is called
    /// for each entry, in the order in which the tokens were inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2)]);
    /// map.retain(|_, value| *value > 1);
    /// assert_eq!(map, EpinMap::from([(epin!("Q"), 2)]));
    /// ```
    pub fn retain(&mut self, mut keep: impl FnMut(K, &mut V) -> bool) {
        let positions = &mut self.positions;
        self.entries.retain_mut(|(token, value)| {
            let keep = keep(*token, value);
            if !keep {
                positions.remove((*token).into());
            }
            keep
        });
        self.renumber();
    }

    /// Stores the position of every entry.
    fn renumber(&mut self) {
        self.positions.renumber(self.entries.iter().map(|(token, _)| (*token).into()));
    }

    /// Removes all tokens. The memory of the map stays allocated.
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

    /// Returns the token's entry, to read, change or insert its value. It is occupied if the token
    /// is in the map.
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
    pub fn entry(&mut self, token: K) -> Entry<'_, V, K> {
        match self.position(token) {
            Some(position) => Entry::Occupied(OccupiedEntry { map: self, position }),
            None => Entry::Vacant(VacantEntry { map: self, token }),
        }
    }

    /// Returns an iterator over the tokens and references to their values, in the order in which
    /// the tokens were inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
    /// assert_eq!(map.iter().next(), Some((epin!("Q"), &1)));
    /// ```
    pub fn iter(&self) -> Iter<'_, V, K> {
        Iter(self.entries.iter())
    }

    /// Returns an iterator over the tokens and mutable references to their values, in the order in
    /// which the tokens were inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("K"), 1)]);
    /// map.iter_mut().for_each(|(_, value)| *value += 1);
    /// assert_eq!(map[epin!("K")], 2);
    /// ```
    pub fn iter_mut(&mut self) -> IterMut<'_, V, K> {
        IterMut(self.entries.iter_mut())
    }

    /// Returns an iterator over the tokens, in the order in which they were inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert!(EpinMap::from([(epin!("K"), 1)]).keys().eq([epin!("K")]));
    /// ```
    #[must_use]
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + Clone {
        self.iter().map(|(token, _)| token)
    }

    /// Consumes the map and returns an iterator over its tokens, in the order in which they were
    /// inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
    /// assert!(map.into_keys().eq([epin!("Q"), epin!("K")]));
    /// ```
    #[must_use]
    pub fn into_keys(self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator {
        self.into_iter().map(|(token, _)| token)
    }

    /// Consumes the map and returns an iterator over its values, in the order in which their tokens
    /// were inserted.
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

    /// Removes all entries and returns an iterator over them, in the order in which the tokens were
    /// inserted.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("Q"), 1), (epin!("K"), 2)]);
    /// assert!(map.drain().eq([(epin!("Q"), 1), (epin!("K"), 2)]));
    /// assert!(map.is_empty());
    /// ```
    pub fn drain(&mut self) -> Drain<'_, V, K> {
        self.positions.clear();
        Drain(self.entries.drain(..))
    }

    /// Returns an iterator over references to the values, in the order in which their tokens were
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

    /// Returns an iterator over mutable references to the values, in the order in which their
    /// tokens were inserted.
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

impl<V, K: AnyPiece> Index<K> for EpinMap<V, K> {
    type Output = V;

    /// Returns a reference to the token's value.
    ///
    /// # Panics
    ///
    /// If the token is not in the map, as for the maps of `std`. [`get`](EpinMap::get) returns
    /// `None` instead.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert_eq!(EpinMap::from([(epin!("K"), 1)])[epin!("K")], 1);
    /// ```
    fn index(&self, token: K) -> &V {
        match self.get(token) {
            Some(value) => value,
            // `Index` has to return a reference, and there is no value to refer to. The panic names
            // the token.
            None => panic!("no entry for the token {token}"),
        }
    }
}

impl<V, K: AnyPiece> Default for EpinMap<V, K> {
    /// Returns an empty map, without allocation. The first insertion allocates.
    ///
    /// ```
    /// # use epin::{Catalog, EpinMap, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
    /// assert!(EpinMap::<u8, Piece<Shogi>>::default().is_empty());
    /// ```
    fn default() -> Self {
        Self { entries: Vec::new(), positions: Positions::new() }
    }
}

impl<V: PartialEq, K: AnyPiece> PartialEq for EpinMap<V, K> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len()
            && self.iter().all(|(token, value)| other.get(token) == Some(value))
    }
}

impl<V: Eq, K: AnyPiece> Eq for EpinMap<V, K> {}

impl<V: fmt::Debug, K: AnyPiece> fmt::Debug for EpinMap<V, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}
