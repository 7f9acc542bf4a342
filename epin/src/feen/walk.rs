//! Const iteration over the pieces of a valid board.

use epin_grammar::{Token, read_count, scan_start};

/// The pieces of a board that are not read yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Walk<'a> {
    pub(super) rest: &'a [u8],
    /// The index of the next square. It wraps because a literal that is not from `feen!` can have any
    /// counts, whose sum could overflow on 32-bit targets.
    index: usize,
}

impl<'a> Walk<'a> {
    /// Returns the pieces of a board.
    pub(super) const fn of(board: &'a [u8]) -> Self {
        Self { rest: board, index: 0 }
    }

    /// Returns the next piece and the index of its square.
    #[inline]
    pub(super) const fn next(&mut self) -> Option<(usize, Token)> {
        loop {
            self.rest = if let Some((token, rest)) = scan_start(self.rest) {
                let index = self.index;
                self.index = index.wrapping_add(1);
                self.rest = rest;
                return Some((index, token));
            } else if let Some((count, rest)) = read_count(self.rest) {
                self.index = self.index.wrapping_add(count as usize);
                rest
            } else if let [b'/', rest @ ..] = self.rest {
                rest
            } else {
                return None;
            };
        }
    }
}
