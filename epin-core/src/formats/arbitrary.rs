//! Arbitrary tokens, attributes, sets, pieces, collections and positions, for fuzzing.

#[cfg(all(feature = "alloc", feature = "feen"))]
use alloc::vec::Vec;

use ::arbitrary::{Arbitrary, Result, Unstructured};

#[cfg(all(feature = "alloc", feature = "feen"))]
use crate::catalog::AnyPiece;
use crate::catalog::{Array, Catalog, EpinKey, Piece};
#[cfg(feature = "alloc")]
use crate::collections::EpinMap;
use crate::collections::EpinTable;
#[cfg(all(feature = "alloc", feature = "feen"))]
use crate::feen::{FeenBuf, Hand, Hands, Position};
#[cfg(feature = "serde")]
use crate::formats::compact::Compact;
use crate::notation::{Pin, Qpi, Sin, Snn, Styles};
use crate::set::EpinSet;
use crate::token::{Epin, Letter, Side, State};

#[cfg(feature = "arbitrary1")]
impl<'a> Arbitrary<'a> for Epin {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let index = u.int_in_range(0..=Self::COUNT - 1)?;
        Self::from_index(index).ok_or(::arbitrary::Error::IncorrectFormat)
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (0, Some(2))
    }
}

/// Implements `Arbitrary` for a type that is made from an arbitrary value of another type.
macro_rules! impl_from_arbitrary {
    ($Type:ident, $Source:ty, $make:expr) => {
        #[cfg(feature = "arbitrary1")]
        impl<'a> Arbitrary<'a> for $Type {
            fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
                <$Source>::arbitrary(u).map($make)
            }

            fn size_hint(depth: usize) -> (usize, Option<usize>) {
                <$Source>::size_hint(depth)
            }
        }
    };
}

impl_from_arbitrary!(Pin, Epin, Epin::to_pin);
impl_from_arbitrary!(Sin, (Letter, Side), |(letter, side)| Self::new(letter, side));
impl_from_arbitrary!(Qpi, (Sin, Pin), |(sin, pin)| Self::new(sin, pin));
impl_from_arbitrary!(Styles, (Letter, Letter), |(first, second)| Self { first, second });

#[cfg(all(feature = "arbitrary1", feature = "serde"))]
impl<'a, T: Arbitrary<'a>> Arbitrary<'a> for Compact<T> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.arbitrary().map(Self)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        T::size_hint(depth)
    }
}

#[cfg(feature = "arbitrary1")]
impl<'a> Arbitrary<'a> for EpinSet {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.arbitrary_iter::<Epin>()?.collect()
    }
}

#[cfg(feature = "arbitrary1")]
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

    // At most one byte for each of the two lengths and one for each letter or digit.
    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (0, Some(2 + Self::MAX_LEN))
    }
}

/// Implements `Arbitrary` for an attribute by choosing one of the attribute's values.
macro_rules! impl_arbitrary {
    ($Attribute:ident) => {
        #[cfg(feature = "arbitrary1")]
        impl<'a> Arbitrary<'a> for $Attribute {
            fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
                u.choose(&Self::ALL).copied()
            }

            fn size_hint(_: usize) -> (usize, Option<usize>) {
                (0, Some(1))
            }
        }
    };
}

impl_arbitrary!(Letter);
impl_arbitrary!(Side);
impl_arbitrary!(State);

#[cfg(feature = "arbitrary1")]
impl<'a, C: Catalog> Arbitrary<'a> for Piece<C> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let index = u.choose_index(Self::all().len())?;
        Self::from_index(index).ok_or(::arbitrary::Error::IncorrectFormat)
    }
}

#[cfg(feature = "arbitrary1")]
impl<'a, K: EpinKey, V: Arbitrary<'a>> Arbitrary<'a> for EpinTable<K, V> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Array::arbitrary(u).map(Self::from_array)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        <K::Array<V>>::size_hint(depth)
    }
}

#[cfg(all(feature = "arbitrary1", feature = "alloc"))]
impl<'a, K: EpinKey + Arbitrary<'a>, V: Arbitrary<'a>> Arbitrary<'a> for EpinMap<K, V> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.arbitrary_iter()?.collect()
    }
}

#[cfg(all(feature = "arbitrary1", feature = "alloc", feature = "feen"))]
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
        let styles = P::CATALOG.and_then(|catalog| catalog.styles);
        let styles = styles.map_or_else(|| u.arbitrary(), Ok)?;
        Position { sizes, squares, hands, styles, turn: u.arbitrary()? }
            .to_feen()
            .map_err(|_| ::arbitrary::Error::IncorrectFormat)
    }
}
