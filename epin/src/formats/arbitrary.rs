//! Implements `Arbitrary`, from version 1 of the `arbitrary` crate, for pieces, collections and positions.

#[cfg(all(feature = "alloc", feature = "feen"))]
use alloc::vec::Vec;

use ::arbitrary::{Arbitrary, Result, Unstructured};

#[cfg(all(feature = "alloc", feature = "feen"))]
use crate::catalog::AnyPiece;
use crate::catalog::{Catalog, Piece};
use crate::collections::Array;
#[cfg(feature = "alloc")]
use crate::collections::EpinMap;
use crate::collections::{EpinTable, Key};
#[cfg(all(feature = "alloc", feature = "feen"))]
use crate::feen::{FeenBuf, Hand, Hands, Position};

impl<'a, C: Catalog> Arbitrary<'a> for Piece<C> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let index = u.choose_index(Self::all().len())?;
        Self::from_index(index).ok_or(::arbitrary::Error::IncorrectFormat)
    }
}

impl<'a, K: Key, V: Arbitrary<'a>> Arbitrary<'a> for EpinTable<K, V> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Array::arbitrary(u).map(Self::new)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        <K::Array<V>>::size_hint(depth)
    }
}

#[cfg(feature = "alloc")]
impl<'a, K: Key + Arbitrary<'a>, V: Arbitrary<'a>> Arbitrary<'a> for EpinMap<K, V> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.arbitrary_iter()?.collect()
    }
}

#[cfg(all(feature = "alloc", feature = "feen"))]
impl<'a, P: AnyPiece + Arbitrary<'a>> Arbitrary<'a> for FeenBuf<P> {
    /// Makes boards of up to 3 dimensions, with up to 4 squares along each dimension, and hands with no more
    /// pieces than there are empty squares.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut size = |least| u.int_in_range(least..=4_u8);
        let sizes = [size(2)?, size(2)?, size(1)?];
        let sizes = sizes.get(u.choose_index(3)?..).unwrap_or_default();
        let squares: usize = sizes.iter().map(|size| usize::from(*size)).product();
        let sizes = sizes.to_vec();
        let squares = (0..squares).map(|_| u.arbitrary()).collect::<Result<Vec<Option<P>>>>()?;
        let mut left = squares.len() - squares.iter().flatten().count();
        let mut hand = || -> Result<Hand<P>> {
            let count = u.int_in_range(0..=left)?;
            left -= count;
            (0..count).map(|_| Ok((u.arbitrary()?, 1))).collect()
        };
        let hands = Hands { first: hand()?, second: hand()? };
        Position { sizes, squares, hands, styles: u.arbitrary()?, turn: u.arbitrary()? }
            .to_feen()
            .map_err(|_| ::arbitrary::Error::IncorrectFormat)
    }
}
