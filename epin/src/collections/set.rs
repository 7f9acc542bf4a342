//! A set of tokens. Its operators are in `set/operators.rs`.

mod iter;
mod operators;

use core::fmt;

use crate::Epin;

pub use iter::Iter;

/// Ten words have room for the 624 tokens.
const WORDS: usize = Epin::COUNT.div_ceil(BITS);
const BITS: usize = u64::BITS as usize;

/// The bits of the last word that belong to tokens: 48 of 64.
const LAST: u64 = u64::MAX >> (WORDS * BITS - Epin::COUNT);

/// A set of tokens: one bit for each, 80 bytes, no allocation.
///
/// Iterates in the order of the tokens. The operators `|`, `&`, `-` and `^` are union,
/// intersection, difference and symmetric difference, and `!` is the complement.
///
/// ```
/// use epin::{EpinSet, epin, epins};
///
/// const MINOR: EpinSet = EpinSet::of(&epins!["N", "B"]);
/// assert!(MINOR.contains(epin!("N")));
/// assert_eq!(MINOR.iter().collect::<Vec<_>>(), [epin!("B"), epin!("N")]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EpinSet {
    words: [u64; WORDS],
}

impl EpinSet {
    /// Returns the empty set.
    ///
    /// ```
    /// assert!(epin::EpinSet::new().is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self { words: [0; WORDS] }
    }

    /// Returns the set of some tokens.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// const ROOKS: EpinSet = EpinSet::of(&epins!["R", "r"]);
    /// assert!(ROOKS.contains(epin!("r")));
    /// ```
    #[must_use]
    pub const fn of(tokens: &[Epin]) -> Self {
        let mut set = Self::new();
        let mut rest = tokens;
        while let &[token, ref others @ ..] = rest {
            set.insert(token);
            rest = others;
        }
        set
    }

    /// Returns whether the token is in the set.
    ///
    /// ```
    /// use epin::{EpinSet, epin};
    ///
    /// assert!(!EpinSet::new().contains(epin!("K")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn contains(&self, token: Epin) -> bool {
        let (word, bit) = bit(token);
        self.words[word] & bit != 0
    }

    /// Returns whether the token with an index below 624 is in the set. For `Index::in_catalog`,
    /// which says why.
    #[cfg(feature = "macros")]
    pub(crate) const fn contains_index(&self, index: usize) -> bool {
        self.words[index / BITS] >> (index % BITS) & 1 != 0
    }

    /// Returns the set with the token in it.
    ///
    /// ```
    /// use epin::{EpinSet, epin};
    ///
    /// assert!(EpinSet::new().with(epin!("K")).contains(epin!("K")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with(mut self, token: Epin) -> Self {
        self.insert(token);
        self
    }

    /// Returns the set without the token.
    ///
    /// ```
    /// use epin::{EpinSet, epin};
    ///
    /// let set = EpinSet::from([epin!("K"), epin!("Q")]);
    /// assert_eq!(set.without(epin!("K")), EpinSet::from([epin!("Q")]));
    /// ```
    #[inline]
    #[must_use]
    pub const fn without(mut self, token: Epin) -> Self {
        self.remove(token);
        self
    }

    /// Adds the token, and returns whether it was not in the set before.
    ///
    /// ```
    /// use epin::{EpinSet, epin};
    ///
    /// let mut set = EpinSet::new();
    /// assert!(set.insert(epin!("K")));
    /// assert!(!set.insert(epin!("K")));
    /// ```
    #[inline]
    pub const fn insert(&mut self, token: Epin) -> bool {
        let (word, bit) = bit(token);
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        new
    }

    /// Takes the token out, and returns whether it was in the set before.
    ///
    /// ```
    /// use epin::{EpinSet, epin};
    ///
    /// let mut set = EpinSet::from([epin!("K")]);
    /// assert!(set.remove(epin!("K")));
    /// assert!(!set.remove(epin!("K")));
    /// ```
    #[inline]
    pub const fn remove(&mut self, token: Epin) -> bool {
        let (word, bit) = bit(token);
        let present = self.words[word] & bit != 0;
        self.words[word] &= !bit;
        present
    }

    /// Returns the tokens that are in either set.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// let set = EpinSet::from(epins!["K", "Q"]);
    /// assert_eq!(set.union(EpinSet::from(epins!["Q", "R"])), EpinSet::from(epins!["K", "Q", "R"]));
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

    /// Returns the tokens that are in both sets.
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

    /// Returns the tokens that are in this set and not in the other.
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

    /// Returns the tokens that are in one of the sets and not in both.
    ///
    /// ```
    /// use epin::{EpinSet, epins};
    ///
    /// let set = EpinSet::from(epins!["K", "Q"]);
    /// let other = EpinSet::from(epins!["Q", "R"]);
    /// assert_eq!(set.symmetric_difference(other), EpinSet::from(epins!["K", "R"]));
    /// ```
    #[must_use]
    pub const fn symmetric_difference(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] ^= other.words[word];
            word += 1;
        }
        self
    }

    /// Returns the tokens that are not in the set.
    ///
    /// ```
    /// use epin::{Epin, EpinSet, epins};
    ///
    /// const ALL: EpinSet = EpinSet::new().complement();
    /// assert_eq!(ALL.len(), Epin::COUNT);
    /// assert_eq!(!EpinSet::of(&epins!["K"]), ALL - EpinSet::of(&epins!["K"]));
    /// ```
    #[must_use]
    pub const fn complement(mut self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] = !self.words[word];
            word += 1;
        }
        self.words[WORDS - 1] &= LAST;
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

    /// Returns whether every token of the other set is in this one.
    ///
    /// ```
    /// use epin::{EpinSet, epins};
    ///
    /// assert!(EpinSet::from(epins!["K", "Q"]).is_superset(EpinSet::from(epins!["K"])));
    /// ```
    #[must_use]
    pub const fn is_superset(self, other: Self) -> bool {
        other.is_subset(self)
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

    /// Returns the number of tokens in the set, 0 to 624.
    ///
    /// ```
    /// use epin::{EpinSet, epins};
    ///
    /// assert_eq!(EpinSet::from(epins!["K", "Q", "K"]).len(), 2);
    /// ```
    #[must_use]
    pub const fn len(&self) -> usize {
        let mut len = 0;
        let mut word = 0;
        while word < WORDS {
            len += self.words[word].count_ones() as usize;
            word += 1;
        }
        len
    }

    /// Returns whether there is no token in the set.
    ///
    /// ```
    /// assert!(epin::EpinSet::new().is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the first token of the set in their order, or `None` if it is empty.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// assert_eq!(EpinSet::of(&epins!["Q", "k", "K"]).first(), Some(epin!("K")));
    /// assert_eq!(EpinSet::new().first(), None);
    /// ```
    #[must_use]
    pub const fn first(&self) -> Option<Epin> {
        let mut word = 0;
        while word < WORDS {
            if self.words[word] != 0 {
                let bit = self.words[word].trailing_zeros() as usize;
                return Epin::from_index(word * BITS + bit);
            }
            word += 1;
        }
        None
    }

    /// Returns the last token of the set in their order, or `None` if it is empty.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// assert_eq!(EpinSet::of(&epins!["Q", "k", "K"]).last(), Some(epin!("Q")));
    /// assert_eq!(EpinSet::new().last(), None);
    /// ```
    #[must_use]
    pub const fn last(&self) -> Option<Epin> {
        let mut word = WORDS;
        while word > 0 {
            word -= 1;
            if let Some(bit) = self.words[word].checked_ilog2() {
                return Epin::from_index(word * BITS + bit as usize);
            }
        }
        None
    }

    /// Keeps the tokens for which `keep` is true, called in their order.
    ///
    /// ```
    /// use epin::{Epin, EpinSet, epins};
    ///
    /// let mut set = EpinSet::of(&epins!["K^", "Q", "R"]);
    /// set.retain(Epin::is_terminal);
    /// assert_eq!(set, EpinSet::of(&epins!["K^"]));
    /// ```
    pub fn retain(&mut self, mut keep: impl FnMut(Epin) -> bool) {
        for token in *self {
            if !keep(token) {
                self.remove(token);
            }
        }
    }

    /// Returns an iterator over the tokens of the set, in their order.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// let mut tokens = EpinSet::from(epins!["Q", "k", "K"]).iter();
    /// assert_eq!((tokens.next(), tokens.next_back()), (Some(epin!("K")), Some(epin!("Q"))));
    /// ```
    pub const fn iter(&self) -> Iter {
        Iter { rest: *self }
    }
}

/// Returns the word that a token's bit is in, and that bit alone.
#[inline]
const fn bit(token: Epin) -> (usize, u64) {
    (token.index() / BITS, 1 << (token.index() % BITS))
}

impl fmt::Debug for EpinSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl Extend<Epin> for EpinSet {
    fn extend<I: IntoIterator<Item = Epin>>(&mut self, tokens: I) {
        for token in tokens {
            self.insert(token);
        }
    }
}

impl<'a> Extend<&'a Epin> for EpinSet {
    fn extend<I: IntoIterator<Item = &'a Epin>>(&mut self, tokens: I) {
        self.extend(tokens.into_iter().copied());
    }
}

impl FromIterator<Epin> for EpinSet {
    fn from_iter<I: IntoIterator<Item = Epin>>(tokens: I) -> Self {
        let mut set = Self::new();
        set.extend(tokens);
        set
    }
}

impl<'a> FromIterator<&'a Epin> for EpinSet {
    fn from_iter<I: IntoIterator<Item = &'a Epin>>(tokens: I) -> Self {
        tokens.into_iter().copied().collect()
    }
}

impl<const N: usize> From<[Epin; N]> for EpinSet {
    fn from(tokens: [Epin; N]) -> Self {
        Self::of(&tokens)
    }
}
