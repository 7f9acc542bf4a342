//! What most of a board looks like, by which the rest is judged.

#![allow(clippy::indexing_slicing, reason = "a size is at most 255, and the tables have 256")]

use super::place::run;
use super::unread::wrong_len;
use crate::read::feen::{FeenLayout, read_rank};
use crate::read::slice::slice;

/// The sizes that most ranks and layers of a board have.
///
/// Compared with the first rank instead, each of the others would be wrong if the first is short.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// The number of squares that most ranks have, and `true`; or that of the first, and `false`.
    pub(super) rank: (u32, bool),
    /// The number of ranks that most layers have, or that of the first.
    pub(super) layer: (u32, bool),
    /// Whether layers are compared: not if slashes between them are wrong.
    pub(super) compares_layers: bool,
    /// Whether the board is likely to have two dimensions, so that each `//` has a slash too many:
    /// if most layers have one rank (`8//8`), or if two layers differ and together are a square
    /// (`8/8/8//8/8/8/8/8`, which has 8 ranks of 8).
    pub(super) is_flat: bool,
}

impl Plan {
    /// Returns the plan of a board.
    pub(super) const fn of(board: &[u8]) -> Self {
        let mut ranks = Usual::new();
        let mut layers = Usual::new();
        let (mut all_ranks, mut ranks_of_layer) = (0, 0);
        let mut has_wrong_slashes = matches!(board, [b'/', ..] | [.., b'/']);
        let mut rest = board;
        let (mut squares, mut is_wrong) = (0_u32, false);
        loop {
            let (part, more) = read_rank(rest);
            squares = squares.saturating_add(part.squares);
            let slashes = run(more, b'/');
            if slashes == 0 && !more.is_empty() {
                is_wrong = true;
                rest = slice(more, wrong_len(more), more.len());
                continue;
            }
            if !is_wrong {
                ranks.add(squares);
            }
            all_ranks += 1;
            ranks_of_layer += 1;
            // The end of the layer, or of the board.
            if slashes != 1 {
                layers.add(ranks_of_layer);
                ranks_of_layer = 0;
            }
            has_wrong_slashes |= slashes > 2;
            if slashes == 0 {
                break;
            }
            (squares, is_wrong) = (0, false);
            rest = slice(more, slashes, more.len());
        }
        let differ = layers.count == 2 && layers.most == 1;
        let is_flat = !has_wrong_slashes
            && layers.count > 1
            && (layers.size == 1 || differ && all_ranks == ranks.size);
        let compares_layers = !has_wrong_slashes && !is_flat;
        Self { rank: ranks.usual(), layer: layers.usual(), compares_layers, is_flat }
    }
}

/// Sizes that were added. Those from 1 to 255 are counted, each by itself.
struct Usual {
    counts: [u16; 256],
    /// The first size, or 0 if there is none.
    first: u32,
    /// The most frequent size, or 0 if there is none.
    size: u32,
    /// How often that one was added, and how often the next most frequent one.
    most: u16,
    second: u16,
    /// The number of sizes that were added, of any size.
    count: u32,
}

impl Usual {
    const fn new() -> Self {
        Self { counts: [0; 256], first: 0, size: 0, most: 0, second: 0, count: 0 }
    }

    const fn add(&mut self, size: u32) {
        self.count += 1;
        if size == 0 || size > FeenLayout::MAX_SIZE {
            return;
        }
        if self.first == 0 {
            self.first = size;
        }
        let count = &mut self.counts[size as usize];
        *count += 1;
        if size == self.size {
            self.most = *count;
        } else if *count > self.most {
            (self.size, self.most, self.second) = (size, *count, self.most);
        } else if *count > self.second {
            self.second = *count;
        }
    }

    /// Returns the size that is more frequent than all others, and `true`; or if there is none, the
    /// first, and `false`.
    const fn usual(&self) -> (u32, bool) {
        if self.most > self.second { (self.size, true) } else { (self.first, false) }
    }
}
