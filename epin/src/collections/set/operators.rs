//! The operators of a set: `|`, `&`, `-`, `^` and `!`.

use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use super::EpinSet;

impl Not for EpinSet {
    type Output = Self;

    /// Returns the complement.
    fn not(self) -> Self {
        self.complement()
    }
}

macro_rules! impl_operator {
    ($Operator:ident $operator:ident $Assign:ident $assign:ident $method:ident) => {
        impl $Operator for EpinSet {
            type Output = Self;

            fn $operator(self, other: Self) -> Self {
                self.$method(other)
            }
        }

        impl $Assign for EpinSet {
            fn $assign(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}

impl_operator!(BitOr bitor BitOrAssign bitor_assign union);
impl_operator!(BitAnd bitand BitAndAssign bitand_assign intersection);
impl_operator!(Sub sub SubAssign sub_assign difference);
impl_operator!(BitXor bitxor BitXorAssign bitxor_assign symmetric_difference);
