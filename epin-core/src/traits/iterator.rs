//! A macro for the traits of iterators.

/// Implements the traits of an iterator: each method calls the same method of the `$field` field.
/// `$inner => $item` turns an item of the field into an item of the iterator.
macro_rules! impl_iterator {
    ([$($generics:tt)*] $Iter:ty, $field:tt, $inner:pat => $item:expr, $Item:ty) => {
        impl<$($generics)*> Iterator for $Iter {
            type Item = $Item;

            #[inline]
            fn next(&mut self) -> Option<$Item> {
                self.$field.next().map(|$inner| $item)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.$field.size_hint()
            }

            // For a slice, this takes constant time. The default implementation would call `next` for each
            // item.
            #[inline]
            fn nth(&mut self, n: usize) -> Option<$Item> {
                self.$field.nth(n).map(|$inner| $item)
            }
        }

        impl<$($generics)*> DoubleEndedIterator for $Iter {
            #[inline]
            fn next_back(&mut self) -> Option<$Item> {
                self.$field.next_back().map(|$inner| $item)
            }

            #[inline]
            fn nth_back(&mut self, n: usize) -> Option<$Item> {
                self.$field.nth_back(n).map(|$inner| $item)
            }
        }

        impl<$($generics)*> ExactSizeIterator for $Iter {}

        impl<$($generics)*> ::core::iter::FusedIterator for $Iter {}
    };
}

pub(crate) use impl_iterator;
