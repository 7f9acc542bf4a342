//! The order of the pieces in a hand ([FEEN 1.0.0, Piece Holdings](https://sashite.dev/specs/feen/1.0.0/)).

use crate::set::EpinSet;
use crate::token::{Epin, State, shape};

/// Tracks which items of a hand have been read, to check that they are in order and that no piece is repeated.
#[derive(Debug)]
pub(super) struct HandOrder {
    /// The key of the last item.
    last: u64,
    seen: EpinSet,
}

impl HandOrder {
    /// Returns a `HandOrder` without any items.
    pub(super) const fn new() -> Self {
        Self { last: 0, seen: EpinSet::new() }
    }

    /// Adds an item and returns whether it may follow the previous ones: larger counts come first, and no
    /// piece occurs twice.
    // Comparing keys does not catch repeats: in `3P2RP`, the keys increase although `P` occurs twice.
    #[must_use]
    pub(super) const fn add(&mut self, token: Epin, count: u32) -> bool {
        let key = hand_key(token, count);
        let follows = self.last < key && !self.seen.contains(token);
        self.last = key;
        self.seen.insert(token);
        follows
    }
}

/// Returns the sort key of an item in a hand: larger counts come first, and items with equal counts are in the
/// order of their pieces. The key is greater than 0 for every count that a hand can have, so `HandOrder` can
/// use 0 for "no item yet".
pub(super) const fn hand_key(token: Epin, count: u32) -> u64 {
    (((u32::MAX - count) as u64) << 16) | hand_index(token) as u64
}

/// Returns the index, 0 to 623, of a token in the order of a hand. This order differs from the order of
/// [`Epin::index`] only in the states: `-` comes first, then `+`, then no sign.
const fn hand_index(token: Epin) -> usize {
    // A letter has four tokens for one side in one state: `-K -K' -K^ -K^'`. So the first shape in the normal
    // state has the number 4.
    const OF_STATE: usize = shape::NORMAL as usize;
    match token.state() {
        State::Diminished => token.index(),
        State::Normal => token.index() + OF_STATE,
        State::Enhanced => token.index() - OF_STATE,
    }
}
