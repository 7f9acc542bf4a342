//! A value for every token, [`EpinTable`], and its iterators.

#![allow(clippy::indexing_slicing, reason = "there are as many values as tokens")]
#![allow(clippy::unreachable, reason = "there are as many tokens as values")]

use core::iter::Zip;
use core::ops::{Index, IndexMut};
use core::{array, fmt, slice};

use crate::{All, Epin};

/// A table with a value for each of the 624 tokens, without hashing and without allocation.
///
/// It can be built in a constant. For values of only some tokens, use [`EpinMap`](crate::EpinMap). For a
/// catalog, use [`PieceTable`](crate::PieceTable) or [`KindTable`](crate::KindTable).
///
/// A table implements neither `Serialize` nor `Deserialize`, because a complete file would have to list 624
/// values. Instead, let the file list the tokens that matter, read it as an `EpinMap`, and build the table
/// from that: `EpinTable::from_fn(|token| values.get(token).copied().unwrap_or(0))`.
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
    /// The value of each token, by the token's index. The compiler knows that an index is below 624 and
    /// drops the bounds check, so `get` takes 3 instructions (`benches/README.md`).
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

    /// Returns a table with the values of the entries, and the default for all other tokens. If a token
    /// repeats, the last value wins.
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

    /// Returns a table with the values that `value` returns for each token. It is called in the
    /// [order](Epin#ordering) of the tokens.
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
                // `from_fn` counts to 623. The compiler knows that and links no panic code.
                None => unreachable!(),
            }),
        }
    }

    /// Returns a reference to the token's value.
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

    /// Returns a mutable reference to the token's value.
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

    /// Returns the table with the token's value replaced.
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

    /// Returns a table with the values that `value` returns for each value of this table. It is called in
    /// the [order](Epin#ordering) of the tokens.
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

    /// Returns an iterator over all tokens and references to their values, in [order](Epin#ordering).
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// let table = EpinTable::filled(0).with(epin!("K"), 9);
    /// let found = table.iter().find(|(_, value)| **value == 9);
    /// assert_eq!(found, Some((epin!("K"), &9)));
    /// ```
    pub fn iter(&self) -> Iter<'_, V> {
        Iter { tokens: Epin::all(), values: self.values.iter() }
    }

    /// Returns an iterator over all tokens and mutable references to their values, in
    /// [order](Epin#ordering).
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// let mut table = EpinTable::filled(0);
    /// table.iter_mut().filter(|(token, _)| token.is_terminal()).for_each(|(_, value)| *value = 1);
    /// assert_eq!((table[epin!("K^")], table[epin!("K")]), (1, 0));
    /// ```
    pub fn iter_mut(&mut self) -> IterMut<'_, V> {
        IterMut { tokens: Epin::all(), values: self.values.iter_mut() }
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

impl<V: Default> Default for EpinTable<V> {
    /// Returns a table with the default value for every token.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// assert_eq!(EpinTable::<u8>::default()[epin!("K")], 0);
    /// ```
    fn default() -> Self {
        Self::from_fn(|_| V::default())
    }
}

impl<V: fmt::Debug> fmt::Debug for EpinTable<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

/// An iterator over all tokens and references to their values, in [order](Epin#ordering).
/// [`EpinTable::iter`] returns it.
///
/// ```
/// use epin::{EpinTable, epin};
///
/// let table = EpinTable::filled(0).with(epin!("+z^'"), 9);
/// let mut entries = table.iter();
/// assert_eq!(entries.next_back(), Some((epin!("+z^'"), &9)));
/// assert_eq!(entries.len(), 623);
/// ```
#[derive(Debug)]
#[must_use]
pub struct Iter<'a, V> {
    pub(super) tokens: All<Epin>,
    pub(super) values: slice::Iter<'a, V>,
}

/// An iterator over all tokens and mutable references to their values, in [order](Epin#ordering).
/// [`EpinTable::iter_mut`] returns it.
///
/// ```
/// use epin::{EpinTable, epin};
///
/// let mut table = EpinTable::filled(0);
/// for (token, value) in &mut table {
///     *value = token.as_str().len();
/// }
/// assert_eq!(table[epin!("+K^")], 3);
/// ```
#[derive(Debug)]
#[must_use]
pub struct IterMut<'a, V> {
    pub(super) tokens: All<Epin>,
    pub(super) values: slice::IterMut<'a, V>,
}

impl<V> Clone for Iter<'_, V> {
    fn clone(&self) -> Self {
        Self { tokens: self.tokens.clone(), values: self.values.clone() }
    }
}

impl_entries!([] Iter<'a, V>, tokens: Epin, &'a V);
impl_entries!([] IterMut<'a, V>, tokens: Epin, &'a mut V);

impl<V> IntoIterator for EpinTable<V> {
    type Item = (Epin, V);
    type IntoIter = Zip<All<Epin>, array::IntoIter<V, { Epin::COUNT }>>;

    /// Returns an iterator over all tokens and their values, in [order](Epin#ordering).
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// let mut names = EpinTable::from_fn(|token| token.to_string()).into_iter();
    /// assert_eq!(names.next(), Some((epin!("-A"), String::from("-A"))));
    /// ```
    fn into_iter(self) -> Self::IntoIter {
        Epin::all().zip(self.values)
    }
}

impl<'a, V> IntoIterator for &'a EpinTable<V> {
    type Item = (Epin, &'a V);
    type IntoIter = Iter<'a, V>;

    fn into_iter(self) -> Iter<'a, V> {
        self.iter()
    }
}

impl<'a, V> IntoIterator for &'a mut EpinTable<V> {
    type Item = (Epin, &'a mut V);
    type IntoIter = IterMut<'a, V>;

    fn into_iter(self) -> IterMut<'a, V> {
        self.iter_mut()
    }
}
