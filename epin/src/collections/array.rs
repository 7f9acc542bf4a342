//! What [`KindTable`](crate::KindTable) and [`PieceTable`](crate::PieceTable) have in common: their arrays,
//! and the macros that implement their traits.

#![allow(clippy::indexing_slicing, reason = "an index is less than the length, which is not 0")]

use core::array;

#[cfg(feature = "arbitrary1")]
use ::arbitrary::{Arbitrary, Result, Unstructured};

/// An array with a value for each kind or piece of a catalog.
///
/// Only arrays implement it. Generic code needs this trait because it cannot name the length: rustc refuses
/// `[V; C::__PIECES]` there.
#[allow(unreachable_pub, reason = "Rust 1.85 overlooks that a public trait has it as a bound")]
pub trait Array<V>: AsRef<[V]> + AsMut<[V]> + IntoIterator<Item = V> + Sized {
    /// Returns the array with the values that `value` returns for each index, in order.
    fn from_fn(value: impl FnMut(usize) -> V) -> Self;

    /// Returns a reference to the value at the index of a kind or a piece.
    fn at(&self, index: usize) -> &V;

    /// Returns a mutable reference to the value at the index of a kind or a piece.
    fn at_mut(&mut self, index: usize) -> &mut V;

    #[cfg(feature = "arbitrary1")]
    fn arbitrary<'a>(u: &mut Unstructured<'a>) -> Result<Self>
    where
        V: Arbitrary<'a>;

    #[cfg(feature = "arbitrary1")]
    fn size_hint<'a>(depth: usize) -> (usize, Option<usize>)
    where
        V: Arbitrary<'a>;
}

impl<V, const N: usize> Array<V> for [V; N] {
    // Inlined, so that the compiler sees that the tables' `map` does not panic.
    #[inline]
    fn from_fn(value: impl FnMut(usize) -> V) -> Self {
        array::from_fn(value)
    }

    // `min` changes nothing, but shows the compiler that the index is in bounds, so that it links no panic
    // code.
    #[inline]
    fn at(&self, index: usize) -> &V {
        &self[index.min(N - 1)]
    }

    #[inline]
    fn at_mut(&mut self, index: usize) -> &mut V {
        &mut self[index.min(N - 1)]
    }

    #[cfg(feature = "arbitrary1")]
    fn arbitrary<'a>(u: &mut Unstructured<'a>) -> Result<Self>
    where
        V: Arbitrary<'a>,
    {
        Arbitrary::arbitrary(u)
    }

    #[cfg(feature = "arbitrary1")]
    fn size_hint<'a>(depth: usize) -> (usize, Option<usize>)
    where
        V: Arbitrary<'a>,
    {
        <Self as Arbitrary>::size_hint(depth)
    }
}

/// Implements the traits of a table. `$index` is the index of a key, and `$keys` iterates over all keys.
macro_rules! impl_table {
    ($Table:ident, $PerKey:ident, |$key:ident: $Key:ty| $index:expr, $Keys:ty = $keys:expr) => {
        impl<C: Catalog, V> Index<$Key> for $Table<C, V> {
            type Output = V;

            #[inline]
            fn index(&self, $key: $Key) -> &V {
                self.values.at($index)
            }
        }

        impl<C: Catalog, V> IndexMut<$Key> for $Table<C, V> {
            #[inline]
            fn index_mut(&mut self, $key: $Key) -> &mut V {
                self.values.at_mut($index)
            }
        }

        #[allow(
            clippy::expl_impl_clone_on_copy,
            reason = "a derive would need the array to be `Clone`, which generic code does not know"
        )]
        impl<C: Catalog, V: Clone> Clone for $Table<C, V> {
            fn clone(&self) -> Self {
                Self { values: Array::from_fn(|index| self.values.at(index).clone()) }
            }
        }

        impl<C: Catalog, V: Copy> Copy for $Table<C, V> where C::$PerKey<V>: Copy {}

        impl<C: Catalog, V> IntoIterator for $Table<C, V> {
            type Item = ($Key, V);
            type IntoIter = core::iter::Zip<$Keys, <C::$PerKey<V> as IntoIterator>::IntoIter>;

            /// Returns an iterator over all keys and their values, in the order of the table.
            ///
            /// ```
            #[doc = concat!("# use epin::{Catalog, ", stringify!($Table), "};")]
            /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
            /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
            #[doc = concat!("let names = ", stringify!($Table), "::<Chess, _>::filled(String::new());")]
            /// assert!(names.into_iter().all(|(_, name)| name.is_empty()));
            /// ```
            fn into_iter(self) -> Self::IntoIter {
                $keys.zip(self.values)
            }
        }

        impl<C: Catalog, V: PartialEq> PartialEq for $Table<C, V> {
            fn eq(&self, other: &Self) -> bool {
                self.values.as_ref() == other.values.as_ref()
            }
        }

        impl<C: Catalog, V: Eq> Eq for $Table<C, V> {}

        impl<C: Catalog, V: Hash> Hash for $Table<C, V> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.values.as_ref().hash(state);
            }
        }

        impl<C: Catalog, V: fmt::Debug> fmt::Debug for $Table<C, V> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.iter().fmt(f)
            }
        }
    };
}

/// Implements the traits of a table's iterators, and `IntoIterator` for references to the table. `$keys` is
/// the field with the remaining keys, and `$token` is what `Debug` writes for a key.
macro_rules! impl_iterators {
    ($Table:ident, $keys:ident, |$key:ident: $Key:ty| $token:expr) => {
        impl_entries!([C: Catalog,] Iter<'a, C, V>, $keys: $Key, &'a V);
        impl_entries!([C: Catalog,] IterMut<'a, C, V>, $keys: $Key, &'a mut V);

        impl<C: Catalog, V> Clone for Iter<'_, C, V> {
            fn clone(&self) -> Self {
                Self { $keys: self.$keys.clone(), values: self.values.clone() }
            }
        }

        impl<C: Catalog, V: fmt::Debug> fmt::Debug for Iter<'_, C, V> {
            /// Writes the remaining entries as a map.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let tokens = self.$keys.clone().map(|$key| $token);
                f.debug_map().entries(tokens.zip(self.values.as_slice())).finish()
            }
        }

        impl<C: Catalog, V: fmt::Debug> fmt::Debug for IterMut<'_, C, V> {
            /// Writes the remaining entries as a map.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let tokens = self.$keys.clone().map(|$key| $token);
                f.debug_map().entries(tokens.zip(self.values.as_slice())).finish()
            }
        }

        impl<'a, C: Catalog, V> IntoIterator for &'a $Table<C, V> {
            type Item = ($Key, &'a V);
            type IntoIter = Iter<'a, C, V>;

            fn into_iter(self) -> Iter<'a, C, V> {
                self.iter()
            }
        }

        impl<'a, C: Catalog, V> IntoIterator for &'a mut $Table<C, V> {
            type Item = ($Key, &'a mut V);
            type IntoIter = IterMut<'a, C, V>;

            fn into_iter(self) -> IterMut<'a, C, V> {
                self.iter_mut()
            }
        }
    };
}

pub(super) use {impl_iterators, impl_table};
