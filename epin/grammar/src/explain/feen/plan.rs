//! What most of a board looks like, by which the rest is judged.

#![allow(clippy::indexing_slicing, reason = "a size is at most 255, and the tables have 256")]

use super::place::run;
use super::wrong::wrong_len;
use crate::read::feen::{FeenLayout, read_rank};

/// The sizes that most ranks and layers of a board have.
///
/// Compared with the first rank instead, each of the others would be wrong if the first is short.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// The number of squares that most ranks have.
    pub(super) rank: u32,
    /// The number of ranks that most layers have.
    pub(super) layer: u32,
    /// Whether layers are compared: not if slashes between them are wrong.
    pub(super) compares_layers: bool,
    /// Whether the board is likely to have two dimensions, so that a slash of each `//` is too many:
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
        loop {
            let (squares, more) = measure(rest);
            if let Some(squares) = squares {
                ranks.add(squares);
            }
            all_ranks += 1;
            ranks_of_layer += 1;
            let slashes = run(more, b'/');
            // The end of the layer, or of the board.
            if slashes != 1 {
                layers.add(ranks_of_layer);
                ranks_of_layer = 0;
            }
            has_wrong_slashes |= slashes > 2;
            let Some((_, more)) = more.split_at_checked(slashes) else { break };
            if slashes == 0 {
                break;
            }
            rest = more;
        }
        let differ = layers.count == 2 && layers.most == 1;
        let is_flat = !has_wrong_slashes
            && layers.count > 1
            && (layers.size == 1 || differ && all_ranks == ranks.size);
        let compares_layers = !has_wrong_slashes && !is_flat;
        Self { rank: ranks.size, layer: layers.size, compares_layers, is_flat }
    }
}

/// The most frequent of some sizes, 1 to 255. On a tie, the one that reached that count first.
struct Usual {
    counts: [u16; 256],
    /// The size, or 0 if there is none.
    size: u32,
    /// How often it is there.
    most: u16,
    /// The number of sizes that were added, of any size.
    count: u32,
}

impl Usual {
    const fn new() -> Self {
        Self { counts: [0; 256], size: 0, most: 0, count: 0 }
    }

    const fn add(&mut self, size: u32) {
        self.count += 1;
        if size == 0 || size > FeenLayout::MAX_SIZE {
            return;
        }
        let count = &mut self.counts[size as usize];
        *count += 1;
        if *count > self.most {
            (self.size, self.most) = (size, *count);
        }
    }
}

/// Returns the number of squares of the rank at the start of `text`, or `None` if anything in it is
/// wrong, and what follows it.
const fn measure(text: &[u8]) -> (Option<u32>, &[u8]) {
    let mut is_wrong = false;
    let mut rest = text;
    loop {
        let (part, more) = read_rank(rest);
        if let [] | [b'/', ..] = more {
            return (if is_wrong { None } else { Some(part.squares) }, more);
        }
        is_wrong = true;
        rest = match more.split_at_checked(wrong_len(more)) {
            Some((_, rest)) => rest,
            None => &[], // Never: the length is that of a part.
        };
    }
}
