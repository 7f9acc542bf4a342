//! Collections of tokens, of kinds and of pieces, each of which finds its item by an index.

/// Implements the traits of an iterator by those of its only field. The last argument turns an item
/// of the field into an item of the iterator.
macro_rules! impl_iterator {
    (
        $Iter:ident<$($lifetime:lifetime)? V $(, $K:ident: $Bound:ident)?>,
        $Item:ty,
        $inner:pat => $item:expr
    ) => {
        impl<$($lifetime,)? V $(, $K: $Bound)?> Iterator for $Iter<$($lifetime,)? V $(, $K)?> {
            type Item = $Item;

            fn next(&mut self) -> Option<$Item> {
                self.0.next().map(|$inner| $item)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }

            // In constant time, as for a slice: the default would call `next` for each item.
            fn nth(&mut self, n: usize) -> Option<$Item> {
                self.0.nth(n).map(|$inner| $item)
            }
        }

        impl<$($lifetime,)? V $(, $K: $Bound)?> DoubleEndedIterator
            for $Iter<$($lifetime,)? V $(, $K)?>
        {
            fn next_back(&mut self) -> Option<$Item> {
                self.0.next_back().map(|$inner| $item)
            }

            fn nth_back(&mut self, n: usize) -> Option<$Item> {
                self.0.nth_back(n).map(|$inner| $item)
            }
        }

        impl<$($lifetime,)? V $(, $K: $Bound)?> ExactSizeIterator
            for $Iter<$($lifetime,)? V $(, $K)?>
        {
        }

        impl<$($lifetime,)? V $(, $K: $Bound)?> core::iter::FusedIterator
            for $Iter<$($lifetime,)? V $(, $K)?>
        {
        }
    };
}

/// Implements the traits of an iterator over keys and values. There are as many of one as of the
/// other.
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
