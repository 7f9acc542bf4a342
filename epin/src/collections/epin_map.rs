//! A map from tokens to values, [`EpinMap`], and its iterators.

#![allow(
    clippy::panic,
    reason = "`Index` has to return a reference, and its documentation says that it panics"
)]

use alloc::vec::{self, Vec};
use core::iter::FusedIterator;
use core::ops::Index;
use core::{fmt, mem, slice};

use crate::{AnyPiece, Epin, Piece};

/// A map from tokens, or from pieces of a catalog, to values, in insertion order.
///
/// It is made for reading files and looking up values. Lookup uses the index of a token, without hashing.
/// Entries cannot be removed: to edit a map, collect it into a `HashMap` or a `BTreeMap` of `std`, or into
/// an `IndexMap`, which keeps the order.
///
/// A map that is read from a file has the order in which the format's reader returns the entries, and a
/// repeated token is an error. [Most readers](crate::guide::formats#the-order-of-a-map) keep the order of
/// the file, but `toml` needs its feature `preserve_order` for that.
///
/// The methods are named as in the maps of `std`, but take and return tokens by value. Two maps are equal
/// if they have the same tokens with equal values, in any order.
///
/// ```
/// use epin::{EpinMap, epin};
/// use std::collections::BTreeMap;
///
/// let mut names = EpinMap::from([(epin!("K^"), "king"), (epin!("P"), "pawn")]);
/// assert_eq!(names.insert(epin!("+P"), "tokin"), None);
/// assert_eq!(names[epin!("K^")], "king");
/// assert_eq!(names.keys().last(), Some(epin!("+P")));
///
/// let mut edited: BTreeMap<_, _> = names.into_iter().collect();
/// assert_eq!(edited.remove(&epin!("P")), Some("pawn"));
/// ```
///
/// # By pieces
///
/// The keys can also be pieces of a catalog. For example, a hand of shōgi in a file is a
/// [`PieceMap<Shogi, u8>`](crate::PieceMap). With the feature `serde`, reading a piece of another game is
/// an error:
///
/// ```
/// # use epin::{Catalog, PieceMap, piece};
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
/// let hand: PieceMap<Shogi, u8> = serde_json::from_str(r#"{"P": 2}"#)?;
/// assert_eq!(hand[piece!(Shogi, "P")], 2);
/// assert!(serde_json::from_str::<PieceMap<Shogi, u8>>(r#"{"Q": 1}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// To make an empty map by pieces, use [`default()`](Self::default). [`new`](EpinMap::new) makes only maps
/// by tokens, so that `EpinMap::new()` needs no annotation, just as `HashMap::new` makes only maps with the
/// default hasher.
// No code of the caller runs between the changes to the two fields. So even if it panics, for example when
// a value is dropped, no token is left with the position of another.
#[derive(Clone)]
pub struct EpinMap<V, K: AnyPiece = Epin> {
    entries: Vec<(K, V)>,
    /// The position in `entries` of each token, by the token's index, or [`NONE`] for a token without an
    /// entry. For the first map in the example above:
    ///
    /// ```text
    /// entries     [(K^, "king"), (P, "pawn")]
    /// positions   0 at 246, the index of `K^`; 1 at 364, the index of `P`; `NONE` elsewhere
    /// ```
    ///
    /// It takes 1,248 bytes, two for each of the 624 tokens, and makes a lookup several times as fast as in
    /// a `HashMap` (`benches/README.md`). The vector is empty until the first entry is inserted, so that
    /// an empty map allocates nothing.
    positions: Vec<u16>,
}

/// Values for some pieces of a catalog: an [`EpinMap`] whose keys are [pieces](EpinMap#by-pieces).
///
/// The catalog is the first parameter, as in a [`PieceTable`](crate::PieceTable).
///
/// ```
/// # use epin::{Catalog, PieceMap, piece};
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
/// let mut hand = PieceMap::<Shogi, u8>::default();
/// hand.insert(piece!(Shogi, "P"), 2);
/// assert_eq!(hand.get(piece!(Shogi, "P")), Some(&2));
/// ```
pub type PieceMap<C, V> = EpinMap<V, Piece<C>>;

/// The position of a token that has no entry.
///
/// It is beyond all entries, so `entries.get(position)` returns `None`, and the bounds check of `get` is also
/// the check for an entry.
const NONE: u16 = u16::MAX;

impl<V> EpinMap<V> {
    /// Returns an empty map by tokens. It does not allocate until the first insertion.
    ///
    /// For an empty map [by pieces](Self#by-pieces), use `EpinMap::default()`.
    ///
    /// ```
    /// assert!(epin::EpinMap::<u8>::new().is_empty());
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        Self { entries: Vec::new(), positions: Vec::new() }
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

    /// Returns the position of the token's entry. If there is no entry, returns `None` or a position beyond
    /// all entries.
    #[inline]
    fn position(&self, token: K) -> Option<usize> {
        self.positions.get(token.into().index()).map(|position| usize::from(*position))
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
        self.entries.get(self.position(token)?).map(|(_, value)| value)
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
        let position = self.position(token)?;
        self.entries.get_mut(position).map(|(_, value)| value)
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
        self.get(token).is_some()
    }

    /// Sets the token's value. Returns the old value, or `None` if the token was not in the map. A token that
    /// was in the map keeps its position in the order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::new();
    /// assert_eq!(map.insert(epin!("K"), 1), None);
    /// assert_eq!(map.insert(epin!("K"), 2), Some(1));
    /// ```
    pub fn insert(&mut self, token: K, value: V) -> Option<V> {
        if let Some(old) = self.get_mut(token) {
            return Some(mem::replace(old, value));
        }
        if self.positions.is_empty() {
            self.positions.resize(Epin::COUNT, NONE);
        }
        let end = self.entries.len();
        self.entries.push((token, value));
        if let Some(position) = self.positions.get_mut(token.into().index()) {
            // `NONE` is unreachable: each token has at most one entry, so positions are below 624.
            *position = u16::try_from(end).unwrap_or(NONE);
        }
        None
    }

    /// Returns an iterator over the tokens and references to their values, in insertion order.
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

    /// Returns an iterator over the tokens, in insertion order.
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

    /// Returns an iterator over references to the values, in insertion order.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let map = EpinMap::from([(epin!("K"), 1), (epin!("Q"), 2)]);
    /// assert_eq!(map.values().sum::<i32>(), 3);
    /// ```
    #[must_use]
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator + Clone {
        self.iter().map(|(_, value)| value)
    }
}

impl<V, K: AnyPiece> Index<K> for EpinMap<V, K> {
    type Output = V;

    /// Returns a reference to the token's value.
    ///
    /// # Panics
    ///
    /// If the token is not in the map, like the maps of `std`. [`get`](EpinMap::get) returns `None` instead.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert_eq!(EpinMap::from([(epin!("K"), 1)])[epin!("K")], 1);
    /// ```
    fn index(&self, token: K) -> &V {
        match self.get(token) {
            Some(value) => value,
            None => panic!("no entry for the token {token}"),
        }
    }
}

impl<V, K: AnyPiece> Extend<(K, V)> for EpinMap<V, K> {
    /// Inserts all entries. If a token repeats, the last value wins.
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

impl<V, K: AnyPiece> FromIterator<(K, V)> for EpinMap<V, K> {
    /// Returns a map with the entries. If a token repeats, the last value wins.
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
    /// Returns a map with the entries. If a token repeats, the last value wins.
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

impl<V, K: AnyPiece> Default for EpinMap<V, K> {
    /// Returns an empty map. It does not allocate until the first insertion.
    ///
    /// ```
    /// # use epin::{Catalog, PieceMap};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
    /// assert!(PieceMap::<Shogi, u8>::default().is_empty());
    /// ```
    fn default() -> Self {
        Self { entries: Vec::new(), positions: Vec::new() }
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

/// An iterator over the tokens and references to their values, in insertion order. [`EpinMap::iter`]
/// returns it.
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

/// An iterator over the tokens and values of a map, in insertion order. `EpinMap::into_iter` returns it.
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

/// Implements the traits of an iterator by forwarding to its only field. The last argument turns an item
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

            // In constant time, like a slice's.
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
