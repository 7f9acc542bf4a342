//! The iterator over all tokens, or over all pieces of a catalog.

use core::fmt;
use core::marker::PhantomData;
use core::ops::Range;

use super::attributes::{Letter, Side};
use super::epin::Epin;
use crate::traits::impl_iterator;

/// A type whose values are numbered from 0: tokens, and the kinds and pieces of a catalog. Generic code
/// in other crates can see the names but has no use for them.
#[doc(hidden)]
pub trait Indexed: Sized {
    /// The number of values.
    const KEY_COUNT: usize;

    /// Returns the value with an index. If the index is too large, returns an arbitrary value rather than
    /// panicking, because code that can panic links panic code.
    fn at(index: usize) -> Self;
}

impl Indexed for Epin {
    const KEY_COUNT: usize = Self::COUNT;

    #[inline]
    fn at(index: usize) -> Self {
        Self::from_index(index).unwrap_or(const { Self::new(Letter::A, Side::First) })
    }
}

/// An iterator over all tokens, or over all pieces of a catalog, in their order.
///
/// [`Epin::all`] and [`Piece::all`](crate::Piece::all) return it.
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
    values: PhantomData<fn() -> T>,
}

impl<T: Indexed> All<T> {
    /// Returns the iterator over all values.
    pub(crate) const fn new() -> Self {
        Self { indices: 0..T::KEY_COUNT, values: PhantomData }
    }
}

impl Epin {
    /// Returns an iterator over all 624 tokens, in [order](Self#ordering).
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert_eq!(Epin::all().count(), Epin::COUNT);
    /// assert!(Epin::all().is_sorted());
    /// ```
    #[inline]
    pub const fn all() -> All<Self> {
        All::new()
    }
}

impl<T> Clone for All<T> {
    fn clone(&self) -> Self {
        Self { indices: self.indices.clone(), values: PhantomData }
    }
}

impl<T: Indexed + fmt::Debug> fmt::Debug for All<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

impl_iterator!([T: Indexed] All<T>, indices, index => T::at(index), T);
