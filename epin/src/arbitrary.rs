//! `Arbitrary` of arbitrary 1 for tokens, collections and positions.

#[cfg(all(feature = "alloc", feature = "feen"))]
use alloc::vec::Vec;

use ::arbitrary::{Arbitrary, Result, Unstructured};

#[cfg(all(feature = "alloc", feature = "feen"))]
use crate::AnyPiece;
#[cfg(feature = "alloc")]
use crate::EpinMap;
use crate::collections::Array;
#[cfg(all(feature = "alloc", feature = "feen"))]
use crate::feen::FeenBuf;
use crate::notation::{Pin, Qpi, Sin, Snn, Styles};
use crate::{Catalog, Epin, EpinSet, EpinTable, Key, Letter, Piece, Side};

impl<'a> Arbitrary<'a> for Epin {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let index = u.int_in_range(0..=Self::COUNT - 1)?;
        Self::from_index(index).ok_or(::arbitrary::Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (0, Some(2))
    }
}

impl<'a> Arbitrary<'a> for Pin {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Epin::arbitrary(u).map(Epin::pin)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        Epin::size_hint(depth)
    }
}

#[cfg(feature = "serde")]
impl<'a, T: Arbitrary<'a>> Arbitrary<'a> for crate::Compact<T> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.arbitrary().map(Self)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        T::size_hint(depth)
    }
}

impl<'a> Arbitrary<'a> for Sin {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self::new(u.arbitrary()?, u.arbitrary()?))
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        <(Letter, Side)>::size_hint(depth)
    }
}

impl<'a> Arbitrary<'a> for Qpi {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self::new(u.arbitrary()?, u.arbitrary()?))
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        <(Sin, Pin)>::size_hint(depth)
    }
}

impl<'a> Arbitrary<'a> for Styles {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self { first: u.arbitrary()?, second: u.arbitrary()? })
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        <(Letter, Letter)>::size_hint(depth)
    }
}

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

impl<'a> Arbitrary<'a> for EpinSet {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.arbitrary_iter::<Epin>()?.collect()
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
    /// Makes boards of up to 3 dimensions and 4 squares along each, and hands that fit.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut size = |least| u.int_in_range(least..=4_u8);
        let sizes = [size(2)?, size(2)?, size(1)?];
        let sizes = sizes.get(u.choose_index(3)?..).unwrap_or_default();
        let squares: usize = sizes.iter().map(|size| usize::from(*size)).product();
        let board = (0..squares).map(|_| u.arbitrary()).collect::<Result<Vec<Option<P>>>>()?;
        let mut left = squares - board.iter().flatten().count();
        let mut hand = || -> Result<Vec<(P, u32)>> {
            let count = u.int_in_range(0..=left)?;
            left -= count;
            (0..count).map(|_| Ok((u.arbitrary()?, 1))).collect()
        };
        let hands = (hand()?, hand()?);
        Self::new(sizes, board, hands, u.arbitrary()?, u.arbitrary()?)
            .map_err(|_| ::arbitrary::Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for Snn {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        const LETTERS: &[u8; 52] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        let letters = u.int_in_range(1..=Self::MAX_LEN)?;
        let digits = u.int_in_range(0..=Self::MAX_LEN - letters)?;
        let mut text = [0; Self::MAX_LEN];
        for (index, byte) in text.iter_mut().enumerate().take(letters + digits) {
            let allowed: &[u8] = match index {
                0 => LETTERS.split_at(26).0,
                _ if index < letters => LETTERS,
                _ => b"0123456789",
            };
            *byte = *u.choose(allowed)?;
        }
        let text = text.get(..letters + digits).unwrap_or_default();
        Self::from_ascii(text).map_err(|_| ::arbitrary::Error::IncorrectFormat)
    }

    // At most a byte for each of the two lengths, and one for each letter and digit.
    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (0, Some(2 + Self::MAX_LEN))
    }
}
