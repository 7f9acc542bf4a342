//! `Arbitrary` of arbitrary 1 for tokens and collections.

use ::arbitrary::{Arbitrary, Result, Unstructured};

use crate::collections::Values;
#[cfg(feature = "alloc")]
use crate::{AnyPiece, EpinMap};
use crate::{
    Catalog, Epin, EpinSet, KindTable, Letter, Piece, PieceTable, Pin, Qpi, Side, Sin, Snn, Styles,
};

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

macro_rules! impl_table {
    ($Table:ident, $PerKey:ident) => {
        impl<'a, C: Catalog, V: Arbitrary<'a>> Arbitrary<'a> for $Table<C, V> {
            fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
                Values::arbitrary(u).map(Self::new)
            }

            fn size_hint(depth: usize) -> (usize, Option<usize>) {
                <C::$PerKey<V>>::size_hint(depth)
            }
        }
    };
}

impl_table!(KindTable, PerKind);
impl_table!(PieceTable, PerPiece);

impl<'a> Arbitrary<'a> for EpinSet {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.arbitrary_iter::<Epin>()?.collect()
    }
}

#[cfg(feature = "alloc")]
impl<'a, V: Arbitrary<'a>, K: AnyPiece + Arbitrary<'a>> Arbitrary<'a> for EpinMap<V, K> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.arbitrary_iter()?.collect()
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
