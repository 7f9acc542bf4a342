//! Arbitrary tokens, attributes and sets, for fuzzing.

use ::arbitrary::{Arbitrary, Result, Unstructured};

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

impl_from_arbitrary!(Pin, Epin, Epin::pin);
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
