//! The arrays that tables store.

#![allow(clippy::indexing_slicing, reason = "an index is less than the length, which is not 0")]

use core::array;

#[cfg(feature = "arbitrary1")]
use ::arbitrary::{Arbitrary, Result, Unstructured};

/// An array with a value for each key of a table.
///
/// Only arrays implement this trait. The trait is for generic code, in which rustc refuses the array
/// type `[V; K::KEY_COUNT]`.
#[allow(unreachable_pub, reason = "Rust 1.85 overlooks that a public trait has it as a bound")]
pub trait Array<V>:
    AsRef<[V]>
    + AsMut<[V]>
    + IntoIterator<Item = V, IntoIter: DoubleEndedIterator + ExactSizeIterator>
    + Sized
{
    /// Returns an array filled by calling `value` for each slot in order, starting with slot 0.
    fn from_fn(value: impl FnMut(usize) -> V) -> Self;

    /// Returns a reference to the value in a slot.
    fn at(&self, slot: usize) -> &V;

    /// Returns a mutable reference to the value in a slot.
    fn at_mut(&mut self, slot: usize) -> &mut V;

    /// Returns the values that an iterator has not returned yet.
    fn rest(values: &Self::IntoIter) -> &[V];

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

    // `min` never changes the slot. It shows the compiler that the index is in bounds, so that no panic code
    // is linked.
    #[inline]
    fn at(&self, slot: usize) -> &V {
        &self[slot.min(N - 1)]
    }

    #[inline]
    fn at_mut(&mut self, slot: usize) -> &mut V {
        &mut self[slot.min(N - 1)]
    }

    fn rest(values: &Self::IntoIter) -> &[V] {
        values.as_slice()
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
