//! The iterator over all tokens, or all pieces of a catalog.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::Range;

use crate::{Catalog, Epin, Piece};

/// An iterator over all tokens, or all pieces of a catalog, in their order.
/// [`Epin::all`] and [`Piece::all`] return it.
///
/// ```
/// use epin::{Epin, epin};
///
/// let mut tokens = Epin::all();
/// assert_eq!(tokens.next(), Some(epin!("-A")));
/// assert_eq!(tokens.next_back(), Some(epin!("+z^'")));
/// assert_eq!(tokens.len(), 622);
/// ```
#[must_use]
pub struct All<T> {
    indices: Range<usize>,
    token: PhantomData<T>,
}

impl<T> All<T> {
    /// Returns the iterator over the tokens with an index below `count`.
    pub(crate) const fn new(count: usize) -> Self {
        Self { indices: 0..count, token: PhantomData }
    }
}

impl<T> Clone for All<T> {
    fn clone(&self) -> Self {
        Self { indices: self.indices.clone(), token: PhantomData }
    }
}

impl<T> fmt::Debug for All<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("All").field(&self.indices).finish()
    }
}

macro_rules! impl_all {
    ([$($generics:tt)*] $Token:ty) => {
        impl<$($generics)*> Iterator for All<$Token> {
            type Item = $Token;

            #[inline]
            fn next(&mut self) -> Option<$Token> {
                self.indices.next().and_then(<$Token>::from_index)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.indices.size_hint()
            }

            // In constant time, as for a range: the default would call `next` for each token.
            #[inline]
            fn nth(&mut self, n: usize) -> Option<$Token> {
                self.indices.nth(n).and_then(<$Token>::from_index)
            }
        }

        impl<$($generics)*> DoubleEndedIterator for All<$Token> {
            #[inline]
            fn next_back(&mut self) -> Option<$Token> {
                self.indices.next_back().and_then(<$Token>::from_index)
            }

            #[inline]
            fn nth_back(&mut self, n: usize) -> Option<$Token> {
                self.indices.nth_back(n).and_then(<$Token>::from_index)
            }
        }

        impl<$($generics)*> ExactSizeIterator for All<$Token> {}

        impl<$($generics)*> FusedIterator for All<$Token> {}
    };
}

impl_all!([] Epin);
impl_all!([C: Catalog] Piece<C>);
