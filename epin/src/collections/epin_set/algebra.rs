//! The algebra of sets: union, complement and the like, as methods and as operators.

#![allow(clippy::indexing_slicing, reason = "`word` is less than the number of words")]

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use super::EpinSet;
use super::bits::{USED_IN_LAST_WORD, WORDS};

impl EpinSet {
    /// Returns the union: the tokens that are in at least one of the two sets.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// let set = EpinSet::from(epins!["K", "Q"]);
    /// let other = EpinSet::from(epins!["Q", "R"]);
    /// assert_eq!(set.union(other), EpinSet::from(epins!["K", "Q", "R"]));
    /// ```
    #[must_use]
    pub const fn union(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] |= other.words[word];
            word += 1;
        }
        self
    }

    /// Returns the intersection: the tokens that are in both sets.
    ///
    /// ```
    /// use epin::{EpinSet, epins};
    ///
    /// let set = EpinSet::from(epins!["K", "Q"]);
    /// assert_eq!(set.intersection(EpinSet::from(epins!["Q", "R"])), EpinSet::from(epins!["Q"]));
    /// ```
    #[must_use]
    pub const fn intersection(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= other.words[word];
            word += 1;
        }
        self
    }

    /// Returns the difference: the tokens that are in this set and not in the other.
    ///
    /// ```
    /// use epin::{EpinSet, epins};
    ///
    /// let set = EpinSet::from(epins!["K", "Q"]);
    /// assert_eq!(set.difference(EpinSet::from(epins!["Q", "R"])), EpinSet::from(epins!["K"]));
    /// ```
    #[must_use]
    pub const fn difference(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= !other.words[word];
            word += 1;
        }
        self
    }

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
    pub const fn complement(mut self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] = !self.words[word];
            word += 1;
        }
        self.words[WORDS - 1] &= USED_IN_LAST_WORD;
        self
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

    /// Returns whether no token is in both sets.
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

/// Implements an operator and its assignment by a method.
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
