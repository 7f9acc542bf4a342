//! Arbitrary attributes, for fuzzing.

use ::arbitrary::{Arbitrary, Result, Unstructured};

use crate::token::attributes::{Letter, Side, State};

macro_rules! impl_arbitrary {
    ($Attribute:ident) => {
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
