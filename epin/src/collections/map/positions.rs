//! Where each token's entry is among the entries of a map.

#![allow(clippy::indexing_slicing, reason = "there are as many positions as tokens")]

use alloc::vec::Vec;

use crate::Epin;

/// The position of each token's entry, by the token's index.
///
/// The entries of a map are a vector, in the order in which the tokens were inserted. This is a
/// second vector, by which an entry is found without hashing and without a search:
///
/// ```text
/// entries     [(K^, "king"), (P, "pawn")]
/// positions   0 at index 246, that of `K^`; 1 at index 364, that of `P`; elsewhere `NONE`
/// ```
///
/// It takes 1,248 bytes, two for each of the 624 tokens. A lookup takes 0.8 to 1.2 ns; in a
/// `HashMap` it takes 8 to 10 ns, and 4 to 6 ns with `FxHasher` (`benches/README.md`).
///
/// The vector is empty until the first entry is inserted, so that an empty map allocates nothing.
#[derive(Clone)]
pub(super) struct Positions(Vec<u16>);

/// The position of a token that has no entry.
///
/// It is beyond all entries. So `entries.get(position)` returns `None` for it, and the bounds check
/// of `get` is also the check for an entry.
const NONE: u16 = u16::MAX;

impl Positions {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Returns the position of the token's entry. If the token has no entry, returns `None` or a
    /// position beyond all entries.
    #[inline]
    pub(super) fn get(&self, token: Epin) -> Option<usize> {
        self.0.get(token.index()).map(|position| usize::from(*position))
    }

    /// Stores the position of an entry that was inserted.
    pub(super) fn insert(&mut self, token: Epin, position: usize) {
        if self.0.is_empty() {
            self.0.resize(Epin::COUNT, NONE);
        }
        // Never the default: each token has at most one entry, so positions are below 624.
        self.0[token.index()] = u16::try_from(position).unwrap_or(NONE);
    }

    /// Removes the position of an entry that was removed. The positions after it are wrong until
    /// they are [renumbered](Self::renumber).
    pub(super) fn remove(&mut self, token: Epin) {
        self.0[token.index()] = NONE;
    }

    /// Stores the positions of all entries, which are those of `tokens` in this order.
    pub(super) fn renumber(&mut self, tokens: impl Iterator<Item = Epin>) {
        for (token, position) in tokens.zip(0..) {
            self.0[token.index()] = position;
        }
    }

    /// Removes all positions.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
