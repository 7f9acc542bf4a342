//! The iterators of a table.

use core::iter::Zip;
use core::{array, slice};

use super::EpinTable;
use crate::{All, Epin};

/// An iterator over all tokens and references to their values in a table, in the
/// [order](Epin#ordering) of the tokens. [`EpinTable::iter`] returns it.
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

/// An iterator over all tokens and mutable references to their values in a table, in the
/// [order](Epin#ordering) of the tokens. [`EpinTable::iter_mut`] returns it.
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

    /// Returns an iterator over all tokens and their values, in the [order](Epin#ordering) of the
    /// tokens.
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
