//! The entry of a token in a map, occupied or vacant.

#![allow(
    clippy::indexing_slicing,
    reason = "the position is that of an entry: the entry borrows the map"
)]

use super::EpinMap;
use crate::{AnyPiece, Epin};

/// A token's entry in a map, occupied or vacant. [`EpinMap::entry`] returns it.
///
/// ```
/// use epin::{EpinMap, epin};
///
/// let mut map = EpinMap::new();
/// map.entry(epin!("P")).and_modify(|count| *count += 1).or_insert(1);
/// assert_eq!(map[epin!("P")], 1);
/// ```
#[derive(Debug)]
pub enum Entry<'a, V, K: AnyPiece = Epin> {
    /// The token is in the map.
    Occupied(OccupiedEntry<'a, V, K>),
    /// The token is not in the map.
    Vacant(VacantEntry<'a, V, K>),
}

/// The entry of a token that is in the map.
///
/// ```
/// use epin::map::Entry;
/// use epin::{EpinMap, epin};
///
/// let mut map = EpinMap::from([(epin!("P"), 1)]);
/// let Entry::Occupied(entry) = map.entry(epin!("P")) else { unreachable!() };
/// assert_eq!(entry.remove(), 1);
/// ```
#[derive(Debug)]
pub struct OccupiedEntry<'a, V, K: AnyPiece = Epin> {
    pub(super) map: &'a mut EpinMap<V, K>,
    pub(super) position: usize,
}

/// The entry of a token that is not in the map.
///
/// ```
/// use epin::map::Entry;
/// use epin::{EpinMap, epin};
///
/// let mut map = EpinMap::new();
/// let Entry::Vacant(entry) = map.entry(epin!("P")) else { unreachable!() };
/// assert_eq!(*entry.insert(1), 1);
/// ```
#[derive(Debug)]
pub struct VacantEntry<'a, V, K: AnyPiece = Epin> {
    pub(super) map: &'a mut EpinMap<V, K>,
    pub(super) token: K,
}

impl<'a, V, K: AnyPiece> Entry<'a, V, K> {
    /// Returns the entry's token.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert_eq!(EpinMap::<u8>::new().entry(epin!("P")).key(), epin!("P"));
    /// ```
    #[must_use]
    pub fn key(&self) -> K {
        match self {
            Self::Occupied(entry) => entry.key(),
            Self::Vacant(entry) => entry.key(),
        }
    }

    /// Returns a mutable reference to the token's value, after inserting `value` if the token has
    /// none.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert_eq!(*EpinMap::new().entry(epin!("P")).or_insert(1), 1);
    /// ```
    pub fn or_insert(self, value: V) -> &'a mut V {
        self.or_insert_with(|| value)
    }

    /// Returns a mutable reference to the token's value, after inserting what `value` returns if
    /// the token has none.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert_eq!(*EpinMap::new().entry(epin!("P")).or_insert_with(|| 1), 1);
    /// ```
    pub fn or_insert_with(self, value: impl FnOnce() -> V) -> &'a mut V {
        match self {
            Self::Occupied(entry) => entry.into_mut(),
            Self::Vacant(entry) => entry.insert(value()),
        }
    }

    /// Returns a mutable reference to the token's value, after inserting the default if the token
    /// has none.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// assert_eq!(*EpinMap::<u8>::new().entry(epin!("P")).or_default(), 0);
    /// ```
    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }

    /// Calls `change` with the value if the entry is occupied, and returns the entry.
    ///
    /// ```
    /// use epin::{EpinMap, epin};
    ///
    /// let mut map = EpinMap::from([(epin!("P"), 1)]);
    /// map.entry(epin!("P")).and_modify(|count| *count += 1);
    /// assert_eq!(map[epin!("P")], 2);
    /// ```
    #[allow(clippy::return_self_not_must_use, reason = "it can be called for the change alone")]
    pub fn and_modify(mut self, change: impl FnOnce(&mut V)) -> Self {
        if let Self::Occupied(entry) = &mut self {
            change(entry.get_mut());
        }
        self
    }
}

impl<'a, V, K: AnyPiece> OccupiedEntry<'a, V, K> {
    /// Returns the entry's token.
    ///
    /// ```
    /// # use epin::{EpinMap, epin, map::Entry};
    /// let mut map = EpinMap::from([(epin!("P"), 1)]);
    /// let Entry::Occupied(entry) = map.entry(epin!("P")) else { unreachable!() };
    /// assert_eq!(entry.key(), epin!("P"));
    /// ```
    #[must_use]
    pub fn key(&self) -> K {
        self.map.entries[self.position].0
    }

    /// Returns a reference to the entry's value.
    ///
    /// ```
    /// # use epin::{EpinMap, epin, map::Entry};
    /// let mut map = EpinMap::from([(epin!("P"), 1)]);
    /// let Entry::Occupied(entry) = map.entry(epin!("P")) else { unreachable!() };
    /// assert_eq!(*entry.get(), 1);
    /// ```
    #[must_use]
    pub fn get(&self) -> &V {
        &self.map.entries[self.position].1
    }

    /// Returns a mutable reference to the entry's value, for as long as the entry is borrowed.
    ///
    /// ```
    /// # use epin::{EpinMap, epin, map::Entry};
    /// let mut map = EpinMap::from([(epin!("P"), 1)]);
    /// let Entry::Occupied(mut entry) = map.entry(epin!("P")) else { unreachable!() };
    /// *entry.get_mut() += 1;
    /// assert_eq!(*entry.get(), 2);
    /// ```
    #[must_use]
    pub fn get_mut(&mut self) -> &mut V {
        &mut self.map.entries[self.position].1
    }

    /// Returns a mutable reference to the entry's value, for as long as the map is borrowed.
    ///
    /// ```
    /// # use epin::{EpinMap, epin, map::Entry};
    /// let mut map = EpinMap::from([(epin!("P"), 1)]);
    /// let Entry::Occupied(entry) = map.entry(epin!("P")) else { unreachable!() };
    /// let count: &mut i32 = entry.into_mut();
    /// *count += 1;
    /// assert_eq!(map[epin!("P")], 2);
    /// ```
    #[must_use]
    pub fn into_mut(self) -> &'a mut V {
        &mut self.map.entries[self.position].1
    }

    /// Sets the entry's value, and returns the value that it had.
    ///
    /// ```
    /// # use epin::{EpinMap, epin, map::Entry};
    /// let mut map = EpinMap::from([(epin!("P"), 1)]);
    /// let Entry::Occupied(mut entry) = map.entry(epin!("P")) else { unreachable!() };
    /// assert_eq!(entry.insert(2), 1);
    /// assert_eq!(map[epin!("P")], 2);
    /// ```
    pub fn insert(&mut self, value: V) -> V {
        core::mem::replace(self.get_mut(), value)
    }

    /// Removes the entry from the map, and returns the value that it had. The other tokens keep
    /// their order.
    ///
    /// ```
    /// # use epin::{EpinMap, epin, map::Entry};
    /// let mut map = EpinMap::from([(epin!("P"), 1)]);
    /// let Entry::Occupied(entry) = map.entry(epin!("P")) else { unreachable!() };
    /// assert_eq!(entry.remove(), 1);
    /// assert!(map.is_empty());
    /// ```
    #[allow(clippy::must_use_candidate, reason = "it can be called to remove the entry alone")]
    pub fn remove(self) -> V {
        self.map.remove_at(self.position)
    }
}

impl<'a, V, K: AnyPiece> VacantEntry<'a, V, K> {
    /// Returns the entry's token.
    ///
    /// ```
    /// # use epin::{EpinMap, epin, map::Entry};
    /// let mut map = EpinMap::<u8>::new();
    /// let Entry::Vacant(entry) = map.entry(epin!("P")) else { unreachable!() };
    /// assert_eq!(entry.key(), epin!("P"));
    /// ```
    #[must_use]
    pub fn key(&self) -> K {
        self.token
    }

    /// Inserts the token with a value, after all others, and returns a mutable reference to the
    /// value.
    ///
    /// ```
    /// # use epin::{EpinMap, epin, map::Entry};
    /// let mut map = EpinMap::new();
    /// let Entry::Vacant(entry) = map.entry(epin!("P")) else { unreachable!() };
    /// *entry.insert(1) += 1;
    /// assert_eq!(map[epin!("P")], 2);
    /// ```
    pub fn insert(self, value: V) -> &'a mut V {
        self.map.push(self.token, value)
    }
}
