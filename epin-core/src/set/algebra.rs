//! The algebra of sets: union, intersection, difference and complement, and their operators.

#![allow(clippy::indexing_slicing, reason = "each index is below the number of blocks")]

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use super::epin_set::{BITS, BLOCKS, EpinSet};
use crate::token::Epin;

/// Implements operations on two sets, and the operators for these operations. Each operation is given
/// as an expression that combines two blocks, one from each set.
macro_rules! impl_operations {
    ($(
        $(#[$attribute:meta])*
        $method:ident: |$block:ident, $other:ident| $result:expr,
        $Operator:ident $operator:ident $Assign:ident $assign:ident;
    )*) => {
        impl EpinSet {$(
            $(#[$attribute])*
            #[must_use]
            pub const fn $method(mut self, other: Self) -> Self {
                let mut index = 0;
                while index < BLOCKS {
                    let ($block, $other) = (self.blocks[index], other.blocks[index]);
                    self.blocks[index] = $result;
                    index += 1;
                }
                self
            }
        )*}

        $(
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
        )*
    };
}

impl_operations! {
    /// Returns the union: the tokens that are in either set or in both.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// let set = EpinSet::from(epins!["K", "Q"]);
    /// let other = EpinSet::from(epins!["Q", "R"]);
    /// assert_eq!(set.union(other), EpinSet::from(epins!["K", "Q", "R"]));
    /// ```
    union: |block, other| block | other, BitOr bitor BitOrAssign bitor_assign;

    /// Returns the intersection: the tokens that are in both sets.
    ///
    /// ```
    /// use epin::{EpinSet, epins};
    ///
    /// let set = EpinSet::from(epins!["K", "Q"]);
    /// assert_eq!(set.intersection(EpinSet::from(epins!["Q", "R"])), EpinSet::from(epins!["Q"]));
    /// ```
    intersection: |block, other| block & other, BitAnd bitand BitAndAssign bitand_assign;

    /// Returns the difference: the tokens that are in this set but not in the other.
    ///
    /// ```
    /// use epin::{EpinSet, epins};
    ///
    /// let set = EpinSet::from(epins!["K", "Q"]);
    /// assert_eq!(set.difference(EpinSet::from(epins!["Q", "R"])), EpinSet::from(epins!["K"]));
    /// ```
    difference: |block, other| block & !other, Sub sub SubAssign sub_assign;
}

/// The set of all tokens. In the last block, 624 - 9 * 64 = 48 bits belong to tokens.
const ALL: EpinSet = {
    let mut blocks = [u64::MAX; BLOCKS];
    blocks[BLOCKS - 1] >>= BLOCKS * BITS - Epin::COUNT;
    EpinSet { blocks }
};

impl EpinSet {
    /// Returns the complement: the tokens that are not in the set.
    ///
    /// ```
    /// use epin::{Epin, EpinSet, epins};
    ///
    /// const ALL: EpinSet = EpinSet::new().complement();
    /// assert_eq!(ALL.len(), Epin::COUNT);
    /// assert_eq!(!EpinSet::from_tokens(&epins!["K"]), ALL - EpinSet::from_tokens(&epins!["K"]));
    /// ```
    #[must_use]
    pub const fn complement(self) -> Self {
        ALL.difference(self)
    }

    /// Returns whether every token of this set is in the other.
    ///
    /// ```
    /// use epin::{EpinSet, epins};
    ///
    /// assert!(EpinSet::from(epins!["K"]).is_subset(EpinSet::from(epins!["K", "Q"])));
    /// ```
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.difference(other).is_empty()
    }

    /// Returns whether the sets have no token in common.
    ///
    /// ```
    /// use epin::{EpinSet, epins};
    ///
    /// assert!(EpinSet::from(epins!["K"]).is_disjoint(EpinSet::from(epins!["k"])));
    /// ```
    #[must_use]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.intersection(other).is_empty()
    }
}

impl Not for EpinSet {
    type Output = Self;

    /// Returns the complement: the tokens that are not in the set.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// let others = !EpinSet::from(epins!["K"]);
    /// assert!(others.contains(epin!("k")) && !others.contains(epin!("K")));
    /// ```
    fn not(self) -> Self {
        self.complement()
    }
}
