//! The iterators over a table.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::Range;
use core::slice;

use crate::catalog::{Array, EpinKey};
use crate::traits::impl_iterator;

/// An iterator over the keys of a table, in order.
///
/// [`EpinTable::keys`](crate::EpinTable::keys) returns it.
///
/// ```
/// use epin::{Epin, EpinTable, epin};
///
/// let table = EpinTable::<Epin, u8>::filled(0);
/// assert_eq!(table.keys().len(), 624);
/// assert_eq!(table.keys().next_back(), Some(epin!("+z^'")));
/// ```
#[must_use]
pub struct TableKeys<K> {
    slots: Range<usize>,
    key: PhantomData<fn() -> K>,
}

impl<K: EpinKey> TableKeys<K> {
    pub(crate) const fn new() -> Self {
        Self { slots: 0..K::KEY_COUNT, key: PhantomData }
    }
}

impl<K> Clone for TableKeys<K> {
    fn clone(&self) -> Self {
        Self { slots: self.slots.clone(), key: PhantomData }
    }
}

impl<K: EpinKey> fmt::Debug for TableKeys<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone().map(K::key_token)).finish()
    }
}

impl_iterator!([K: EpinKey] TableKeys<K>, slots, slot => K::at(slot), K);

/// Implements the traits of an iterator over the keys and the values of a table. There are as many values as
/// keys, so `size_hint` asks only the keys. `$rest` is a function that returns the values that are left.
///
/// With `nth nth_back` at the end, skipping takes constant time. The owning iterator must skip one by one: it
/// drops the values, and if a drop panics, the keys must not be past them already.
macro_rules! impl_entries {
    ([$($generics:tt)*] $Iter:ty, $Value:ty, $rest:expr $(, $nth:ident $nth_back:ident)?) => {
        impl<$($generics)* K: EpinKey, V> Iterator for $Iter {
            type Item = (K, $Value);

            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                Some((self.keys.next()?, self.values.next()?))
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.keys.size_hint()
            }

            $(fn $nth(&mut self, n: usize) -> Option<Self::Item> {
                let (key, value) = (self.keys.$nth(n), self.values.$nth(n));
                Some((key?, value?))
            })?
        }

        impl<$($generics)* K: EpinKey, V> DoubleEndedIterator for $Iter {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                Some((self.keys.next_back()?, self.values.next_back()?))
            }

            $(fn $nth_back(&mut self, n: usize) -> Option<Self::Item> {
                let (key, value) = (self.keys.$nth_back(n), self.values.$nth_back(n));
                Some((key?, value?))
            })?
        }

        impl<$($generics)* K: EpinKey, V> ExactSizeIterator for $Iter {}

        impl<$($generics)* K: EpinKey, V> FusedIterator for $Iter {}

        impl<$($generics)* K: EpinKey, V: fmt::Debug> fmt::Debug for $Iter {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let tokens = self.keys.clone().map(K::key_token);
                f.debug_map().entries(tokens.zip($rest(&self.values))).finish()
            }
        }
    };
}

/// An iterator over the keys of a table and references to their values, in order.
///
/// [`EpinTable::iter`](crate::EpinTable::iter) returns it.
///
/// ```
/// use epin::{EpinTable, epin};
///
/// let table = EpinTable::from_entries(0, &[(epin!("+z^'"), 9)]);
/// let mut entries = table.iter();
/// assert_eq!(entries.next_back(), Some((epin!("+z^'"), &9)));
/// assert_eq!(entries.len(), 623);
/// ```
#[must_use]
pub struct TableIter<'a, K, V> {
    pub(crate) keys: TableKeys<K>,
    pub(crate) values: slice::Iter<'a, V>,
}

impl<K, V> Clone for TableIter<'_, K, V> {
    fn clone(&self) -> Self {
        Self { keys: self.keys.clone(), values: self.values.clone() }
    }
}

impl_entries!(['a,] TableIter<'a, K, V>, &'a V, slice::Iter::as_slice, nth nth_back);

/// An iterator over the keys of a table and mutable references to their values, in order.
///
/// [`EpinTable::iter_mut`](crate::EpinTable::iter_mut) returns it.
///
/// ```
/// use epin::{EpinTable, epin};
///
/// let mut table = EpinTable::<epin::Epin, _>::filled(0);
/// for (token, value) in &mut table {
///     *value = token.as_str().len();
/// }
/// assert_eq!(table[epin!("+K^")], 3);
/// ```
#[must_use]
pub struct TableIterMut<'a, K, V> {
    pub(crate) keys: TableKeys<K>,
    pub(crate) values: slice::IterMut<'a, V>,
}

impl_entries!(['a,] TableIterMut<'a, K, V>, &'a mut V, slice::IterMut::as_slice, nth nth_back);

/// An iterator over the keys of a table and their values, in the order of the table.
///
/// `EpinTable::into_iter` returns it.
///
/// ```
/// use epin::{Epin, EpinTable, epin};
///
/// let mut names = EpinTable::<Epin, _>::from_fn(|token| token.to_string()).into_iter();
/// assert_eq!(names.next(), Some((epin!("-A"), String::from("-A"))));
/// ```
#[must_use]
pub struct TableIntoIter<K: EpinKey, V> {
    pub(crate) keys: TableKeys<K>,
    pub(crate) values: <K::Array<V> as IntoIterator>::IntoIter,
}

impl<K: EpinKey, V> Clone for TableIntoIter<K, V>
where
    <K::Array<V> as IntoIterator>::IntoIter: Clone,
{
    fn clone(&self) -> Self {
        Self { keys: self.keys.clone(), values: self.values.clone() }
    }
}

impl_entries!([] TableIntoIter<K, V>, V, K::Array::rest);
