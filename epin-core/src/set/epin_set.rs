//! [`EpinSet`], a set of tokens with one bit for each token.

#![allow(
    clippy::indexing_slicing,
    reason = "a set has ten blocks, each index is below that, and a token has one of their bits"
)]

use core::fmt;

use super::iter::SetIter;
use crate::token::Epin;

/// The number of bits in a block, which is a `u64`.
pub(super) const BITS: usize = u64::BITS as usize;

/// The number of blocks for 624 bits: 10.
pub(super) const BLOCKS: usize = Epin::COUNT.div_ceil(BITS);

/// A set of tokens, stored as one bit for each token, without allocation.
///
/// Iteration follows the [order](Epin#ordering) of the tokens. The operators `|`, `&`, `-` and `!` are union,
/// intersection, difference and complement.
///
/// ```
/// use epin::{EpinSet, epin, epins};
///
/// const MINOR: EpinSet = EpinSet::from_tokens(&epins!["N", "B"]);
/// assert!(MINOR.contains(epin!("N")));
/// assert_eq!(MINOR.iter().collect::<Vec<_>>(), [epin!("B"), epin!("N")]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EpinSet {
    /// The token with index `i` has bit `i % 64` of block `i / 64`. `K` has index 244, so it is in the set
    /// if bit 52 of block 3 is 1:
    ///
    /// ```text
    /// 244 = 3 * 64 + 52      blocks[3] & (1 << 52) != 0
    /// ```
    ///
    /// The compiler knows that a token's index is below 624, so the index of the token's block is below 10 and
    /// needs no bounds check. `contains` takes 6 instructions (`benches/README.md`).
    ///
    /// The last 16 bits of the last block do not belong to any token. They are always 0, so sets with the same
    /// tokens have equal blocks.
    pub(super) blocks: [u64; BLOCKS],
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
        Self { blocks: [0; BLOCKS] }
    }

    /// Returns the set of the tokens in a slice, which may contain a token more than once.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// const ROOKS: EpinSet = EpinSet::from_tokens(&epins!["R", "r"]);
    /// assert!(ROOKS.contains(epin!("r")));
    /// ```
    #[must_use]
    pub const fn from_tokens(tokens: &[Epin]) -> Self {
        let mut set = Self::new();
        // A `const fn` cannot use `for` (https://github.com/rust-lang/rust/issues/87575). Instead, loops here
        // and elsewhere increment an index or take the first element off a slice until the slice is empty.
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
        let (index, bit) = bit(token);
        self.blocks[index] & bit != 0
    }

    /// Returns the set with the token added.
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

    /// Returns the set with the token removed.
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

    /// Adds the token. Returns `false` if it was in the set already.
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
        let (index, bit) = bit(token);
        let new = self.blocks[index] & bit == 0;
        self.blocks[index] |= bit;
        new
    }

    /// Removes the token. Returns whether it was in the set.
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
        let (index, bit) = bit(token);
        let present = self.blocks[index] & bit != 0;
        self.blocks[index] &= !bit;
        present
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
        let mut index = 0;
        while index < BLOCKS {
            len += self.blocks[index].count_ones() as usize;
            index += 1;
        }
        len
    }

    /// Returns whether the set has no tokens.
    ///
    /// ```
    /// assert!(epin::EpinSet::new().is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the first token of the set in the [order](Epin#ordering), or `None` if the set is empty.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// assert_eq!(EpinSet::from_tokens(&epins!["Q", "k", "K"]).first(), Some(epin!("K")));
    /// assert_eq!(EpinSet::new().first(), None);
    /// ```
    #[must_use]
    pub const fn first(&self) -> Option<Epin> {
        let mut index = 0;
        while index < BLOCKS {
            if self.blocks[index] != 0 {
                let bit = self.blocks[index].trailing_zeros() as usize;
                return Epin::from_index(index * BITS + bit);
            }
            index += 1;
        }
        None
    }

    /// Returns the last token of the set in the [order](Epin#ordering), or `None` if the set is empty.
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// assert_eq!(EpinSet::from_tokens(&epins!["Q", "k", "K"]).last(), Some(epin!("Q")));
    /// assert_eq!(EpinSet::new().last(), None);
    /// ```
    #[must_use]
    pub const fn last(&self) -> Option<Epin> {
        let mut index = BLOCKS;
        while index > 0 {
            index -= 1;
            if let Some(bit) = self.blocks[index].checked_ilog2() {
                return Epin::from_index(index * BITS + bit as usize);
            }
        }
        None
    }

    /// Keeps only the tokens for which `keep` returns `true`.
    ///
    /// `keep` is called for each token of the set, in order.
    ///
    /// ```
    /// use epin::{Epin, EpinSet, epins};
    ///
    /// let mut set = EpinSet::from_tokens(&epins!["K^", "Q", "R"]);
    /// set.retain(Epin::is_terminal);
    /// assert_eq!(set, EpinSet::from_tokens(&epins!["K^"]));
    /// ```
    pub fn retain(&mut self, mut keep: impl FnMut(Epin) -> bool) {
        for token in *self {
            if !keep(token) {
                self.remove(token);
            }
        }
    }

    /// Returns an iterator over the tokens of the set, in [order](Epin#ordering).
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// let mut tokens = EpinSet::from(epins!["Q", "k", "K"]).iter();
    /// assert_eq!((tokens.next(), tokens.next_back()), (Some(epin!("K")), Some(epin!("Q"))));
    /// ```
    pub const fn iter(&self) -> SetIter {
        SetIter { rest: *self }
    }
}

/// Returns the index of the block that contains a token's bit, and a block with only that bit set.
#[inline]
const fn bit(token: Epin) -> (usize, u64) {
    (token.index() / BITS, 1 << (token.index() % BITS))
}

impl EpinSet {
    /// Returns whether the token with the given index is in the set. The index has to be below 624.
    ///
    /// A comment at `PieceIndex::in_catalog` says why literals are checked with this function, not with
    /// `contains`.
    pub(crate) const fn contains_index(&self, index: usize) -> bool {
        self.blocks[index / BITS] >> (index % BITS) & 1 != 0
    }

    /// Returns the same as `set.iter().nth(n)`: the token at index `n` in the order of the set, or `None` if
    /// the set has at most `n` tokens.
    pub(crate) const fn nth(&self, mut n: usize) -> Option<Epin> {
        let mut index = 0;
        while index < BLOCKS {
            let mut rest = self.blocks[index];
            let count = rest.count_ones() as usize;
            if n < count {
                // Each step clears the lowest bit that is 1.
                while n > 0 {
                    rest &= rest - 1;
                    n -= 1;
                }
                return Epin::from_index(index * BITS + rest.trailing_zeros() as usize);
            }
            n -= count;
            index += 1;
        }
        None
    }
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

// `FromIterator` is implemented only for items of type `Epin`: if it were also implemented for `Piece<C>` or
// `&Epin`, the compiler could not infer the type of the items in
// `"K P".split(' ').map(str::parse).collect::<Result<EpinSet, _>>()`.
impl FromIterator<Epin> for EpinSet {
    /// Returns the set of the tokens. To collect references, call `copied()` first, and to collect pieces, call
    /// `map(Piece::token)`.
    ///
    /// ```
    /// use epin::{EpinSet, Piece, epins};
    /// use epin_games::Chess;
    ///
    /// let terminal = Piece::<Chess>::all().filter(|piece| piece.is_terminal());
    /// let terminal: EpinSet = terminal.map(Piece::token).collect();
    /// assert_eq!(terminal, EpinSet::from(epins!["K^", "k^"]));
    /// ```
    fn from_iter<I: IntoIterator<Item = Epin>>(tokens: I) -> Self {
        let mut set = Self::new();
        set.extend(tokens);
        set
    }
}

impl<const N: usize> From<[Epin; N]> for EpinSet {
    fn from(tokens: [Epin; N]) -> Self {
        Self::from_tokens(&tokens)
    }
}

impl IntoIterator for EpinSet {
    type Item = Epin;
    type IntoIter = SetIter;

    fn into_iter(self) -> SetIter {
        self.iter()
    }
}

impl IntoIterator for &EpinSet {
    type Item = Epin;
    type IntoIter = SetIter;

    fn into_iter(self) -> SetIter {
        self.iter()
    }
}
