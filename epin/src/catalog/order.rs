//! The order of a catalog's pieces.

#![allow(clippy::arithmetic_side_effects, reason = "a count up to 624")]
#![allow(
    clippy::indexing_slicing,
    reason = "an index is below 624, and a set has 624 tokens at most"
)]

use crate::{All, Catalog, Epin, EpinSet, Piece};

impl<C: Catalog> Piece<C> {
    /// Returns an iterator over all pieces of both sides, in the [order](Epin#ordering) of their
    /// tokens.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, pieces};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
    /// assert!(Piece::all().eq(pieces![Shogi, "K^", "k^", "P", "+P", "p", "+p"]));
    /// ```
    #[inline]
    pub const fn all() -> All<Self> {
        All::new(const { C::MEMBERS.len() })
    }

    /// Returns the piece whose position in the order of [`all`](Self::all) is `index`, or `None` if
    /// there are no more than `index` pieces.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Option<Self> {
        if index >= Epin::COUNT {
            return None;
        }
        // A list of 1,248 bytes, in programs that call this. With it, `Piece::all().nth(n)` takes 8
        // instructions; a search through the bits of `MEMBERS` took 512.
        match const { &in_order(C::MEMBERS) }[index] {
            Some(token) => Some(Self::known(token)),
            None => None,
        }
    }
}

/// Returns the tokens of a set in their order, then `None`.
const fn in_order(mut set: EpinSet) -> [Option<Epin>; Epin::COUNT] {
    let mut tokens = [None; Epin::COUNT];
    let mut count = 0;
    while let Some(token) = set.first() {
        set.remove(token);
        tokens[count] = Some(token);
        count += 1;
    }
    tokens
}
