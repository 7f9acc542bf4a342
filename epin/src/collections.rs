//! Collections of tokens, of kinds and of pieces, which find their items by index.

/// Implements the traits of an iterator over keys and values. There are as many keys as values.
macro_rules! impl_entries {
    ([$($bound:tt)*] $Iter:ty, $keys:ident: $Key:ty, $Value:ty) => {
        impl<'a, $($bound)* V> Iterator for $Iter {
            type Item = ($Key, $Value);

            fn next(&mut self) -> Option<Self::Item> {
                Some((self.$keys.next()?, self.values.next()?))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.values.size_hint()
            }

            // In constant time, as for a slice: the default would call `next` for each item.
            fn nth(&mut self, n: usize) -> Option<Self::Item> {
                let (key, value) = (self.$keys.nth(n), self.values.nth(n));
                Some((key?, value?))
            }
        }

        impl<'a, $($bound)* V> DoubleEndedIterator for $Iter {
            fn next_back(&mut self) -> Option<Self::Item> {
                Some((self.$keys.next_back()?, self.values.next_back()?))
            }

            fn nth_back(&mut self, n: usize) -> Option<Self::Item> {
                let (key, value) = (self.$keys.nth_back(n), self.values.nth_back(n));
                Some((key?, value?))
            }
        }

        impl<'a, $($bound)* V> ExactSizeIterator for $Iter {}

        impl<'a, $($bound)* V> core::iter::FusedIterator for $Iter {}
    };
}

mod array;
#[cfg(feature = "alloc")]
pub mod epin_map;
pub mod epin_set;
pub mod epin_table;
pub mod kind_table;
pub mod piece_table;

pub(crate) use array::Array;
