//! Collections of tokens, each of which finds a token by its index.

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

#[cfg(feature = "alloc")]
pub mod map;
pub mod set;
pub mod table;
