//! A value for every token.

use core::array;
use core::fmt;
use core::iter::Zip;
use core::ops::{Index, IndexMut};
use core::slice;

use crate::{All, Epin};

/// A value for every token, found by its index: no hashing, no allocation.
///
/// Built in a constant it costs nothing at run time. `EpinMap` holds values for some tokens.
///
/// A table is not for files: it has no `Serialize` and no `Deserialize`, since a file would have to
/// spell out 624 values to be complete. Let the file name the tokens that matter, as an `EpinMap`,
/// and make the table of it:
/// `EpinTable::from_fn(|token| values.get(token).copied().unwrap_or(0))`.
///
/// ```
/// use epin::{EpinTable, epin};
///
/// static VALUES: EpinTable<i32> =
///     EpinTable::filled(0).with(epin!("P"), 100).with(epin!("N"), 320).with(epin!("R"), 500);
///
/// assert_eq!(VALUES[epin!("N")], 320);
/// assert_eq!(VALUES[epin!("n")], 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct EpinTable<V> {
    values: [V; Epin::COUNT],
}

impl<V> EpinTable<V> {
    /// Returns a table with the same value for every token.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// assert_eq!(EpinTable::filled(1)[epin!("K")], 1);
    /// ```
    #[must_use]
    pub const fn filled(value: V) -> Self
    where
        V: Copy,
    {
        Self { values: [value; Epin::COUNT] }
    }

    /// Returns a table with the values of the entries, and the default for all other tokens. Of two
    /// entries for the same token, the last one stays.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// const VALUES: EpinTable<i32> =
    ///     EpinTable::from_entries(0, &[(epin!("P"), 100), (epin!("R"), 500)]);
    /// assert_eq!((VALUES[epin!("R")], VALUES[epin!("r")]), (500, 0));
    /// ```
    #[must_use]
    pub const fn from_entries(default: V, entries: &[(Epin, V)]) -> Self
    where
        V: Copy,
    {
        let mut table = Self::filled(default);
        let mut rest = entries;
        while let &[(token, value), ref others @ ..] = rest {
            table = table.with(token, value);
            rest = others;
        }
        table
    }

    /// Returns a table with the value that `value` gives for each token, called in order.
    ///
    /// ```
    /// use epin::{Epin, EpinTable, epin};
    ///
    /// let names = EpinTable::from_fn(Epin::as_str);
    /// assert_eq!(names[epin!("K^")], "K^");
    /// ```
    #[must_use]
    pub fn from_fn(mut value: impl FnMut(Epin) -> V) -> Self {
        Self {
            values: array::from_fn(|index| match Epin::from_index(index) {
                Some(token) => value(token),
                None => unreachable!(),
            }),
        }
    }

    /// Returns the token's value.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// static TABLE: EpinTable<u8> = EpinTable::filled(7);
    /// const SEVEN: &u8 = TABLE.get(epin!("K"));
    /// assert_eq!(*SEVEN, 7);
    /// ```
    #[inline]
    #[must_use]
    pub const fn get(&self, token: Epin) -> &V {
        &self.values[token.index()]
    }

    /// Returns the token's value to change.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// let mut table = EpinTable::filled(0);
    /// *table.get_mut(epin!("K")) += 9;
    /// assert_eq!(table[epin!("K")], 9);
    /// ```
    #[inline]
    #[must_use]
    pub const fn get_mut(&mut self, token: Epin) -> &mut V {
        &mut self.values[token.index()]
    }

    /// Returns the table with another value for the token.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// const TABLE: EpinTable<u8> = EpinTable::filled(0).with(epin!("K"), 9);
    /// assert_eq!((TABLE[epin!("K")], TABLE[epin!("k")]), (9, 0));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with(mut self, token: Epin, value: V) -> Self
    where
        V: Copy,
    {
        self.values[token.index()] = value;
        self
    }

    /// Returns a table with what `value` makes of each value, called in the tokens' order.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// let doubled = EpinTable::filled(2).map(|value| value * 2);
    /// assert_eq!(doubled[epin!("K")], 4);
    /// ```
    #[must_use]
    pub fn map<W>(self, value: impl FnMut(V) -> W) -> EpinTable<W> {
        EpinTable { values: self.values.map(value) }
    }

    /// Returns an iterator over all tokens and their values, in the tokens' order.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// let table = EpinTable::filled(0).with(epin!("K"), 9);
    /// let found = table.iter().find(|(_, value)| **value == 9);
    /// assert_eq!(found, Some((epin!("K"), &9)));
    /// ```
    pub fn iter(&self) -> Zip<All<Epin>, slice::Iter<'_, V>> {
        Epin::all().zip(&self.values)
    }

    /// Returns an iterator over the values of all tokens, in the tokens' order.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// let table = EpinTable::filled(0).with(epin!("K"), 9).with(epin!("Q"), 5);
    /// assert_eq!(table.values().sum::<i32>(), 14);
    /// ```
    pub fn values(&self) -> slice::Iter<'_, V> {
        self.values.iter()
    }

    /// Returns an iterator over all tokens and their values to change, in the tokens' order.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// let mut table = EpinTable::filled(0);
    /// table.iter_mut().filter(|(token, _)| token.is_terminal()).for_each(|(_, value)| *value = 1);
    /// assert_eq!((table[epin!("K^")], table[epin!("K")]), (1, 0));
    /// ```
    pub fn iter_mut(&mut self) -> Zip<All<Epin>, slice::IterMut<'_, V>> {
        Epin::all().zip(&mut self.values)
    }
}

impl<V> Index<Epin> for EpinTable<V> {
    type Output = V;

    #[inline]
    fn index(&self, token: Epin) -> &V {
        self.get(token)
    }
}

impl<V> IndexMut<Epin> for EpinTable<V> {
    #[inline]
    fn index_mut(&mut self, token: Epin) -> &mut V {
        self.get_mut(token)
    }
}

impl<'a, V> IntoIterator for &'a EpinTable<V> {
    type Item = (Epin, &'a V);
    type IntoIter = Zip<All<Epin>, slice::Iter<'a, V>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, V> IntoIterator for &'a mut EpinTable<V> {
    type Item = (Epin, &'a mut V);
    type IntoIter = Zip<All<Epin>, slice::IterMut<'a, V>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<V: Default> Default for EpinTable<V> {
    /// Returns a table with the default value for every token.
    fn default() -> Self {
        Self::from_fn(|_| V::default())
    }
}

impl<V: fmt::Debug> fmt::Debug for EpinTable<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}
