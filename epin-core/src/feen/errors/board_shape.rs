//! The ranks of a board, measured as they were meant, and the usual size of its ranks and layers.
//!
//! Each rank and layer is compared with the usual size, which is the most frequent one. One short rank
//! is therefore one mistake, even if it comes first: in `7/8/8`, the first rank is wrong, not the
//! other two. If two sizes are equally frequent, as in `7/8`, the first rank is taken to be right.

use super::loose::{LooseLexemes, Meant};
use super::mistake::{Span, Usual};
use crate::feen::accept::FeenLayout;

/// A rank, measured as it was meant, and the slashes after it.
pub(super) struct Rank {
    pub(super) span: Span,
    /// The number of squares, or `None` if a part of it is unclear.
    pub(super) squares: Option<u32>,
    pub(super) pieces: u32,
    /// The number of slashes after the rank: 0 after the last rank.
    pub(super) slashes: u32,
    pub(super) slash: Span,
    /// Whether the slashes are valid as written, and whether the rank itself is.
    pub(super) has_exact_slashes: bool,
    pub(super) is_exact: bool,
}

/// The ranks of a board.
#[derive(Clone)]
pub(super) struct Ranks<'a> {
    lexemes: LooseLexemes<'a>,
    is_done: bool,
}

impl<'a> Ranks<'a> {
    pub(super) fn of(text: &'a [u8], board: Span) -> Self {
        Self { lexemes: LooseLexemes::of(text, board), is_done: board.is_empty() }
    }
}

impl Iterator for Ranks<'_> {
    type Item = Rank;

    fn next(&mut self) -> Option<Rank> {
        if self.is_done {
            return None;
        }
        let start = self.lexemes.at;
        let mut rank = Rank {
            span: Span::new(start, start),
            squares: Some(0),
            pieces: 0,
            slashes: 0,
            slash: Span::EMPTY,
            has_exact_slashes: true,
            is_exact: true,
        };
        loop {
            let Some(lexeme) = self.lexemes.next() else {
                self.is_done = true;
                return Some(rank);
            };
            if let Meant::Slashes(slashes) = lexeme.meant {
                (rank.slashes, rank.slash) = (slashes, lexeme.span);
                rank.has_exact_slashes = lexeme.is_exact;
                return Some(rank);
            }
            rank.is_exact &= lexeme.is_exact;
            let both = rank.squares.zip(lexeme.meant.squares());
            rank.squares = both.map(|(all, more)| all.saturating_add(more));
            rank.pieces += u32::from(matches!(lexeme.meant, Meant::Piece(_)));
            rank.span = Span::new(start, lexeme.span.end());
        }
    }
}

/// What most ranks and layers of a board have in common.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardShape {
    /// The usual number of squares of a rank.
    pub(super) rank: Usual,
    /// The usual number of ranks of a layer.
    pub(super) layer: Usual,
    /// Whether layers are compared: only if there are several, and the slashes between them are right.
    pub(super) compares_layers: bool,
    /// Whether the board probably has two dimensions, so that each `//` has one slash too
    /// many. This is so if most layers have one rank (`8//8`), or if two layers of
    /// different sizes together make a square (`8/8/8//8/8/8/8/8`: 8 ranks of 8 squares).
    pub(super) is_flat: bool,
    /// Whether the two dimensions are certain. With three or more layers, they are not certain
    /// if layers with another number of ranks are as frequent as layers with one rank.
    pub(super) is_surely_flat: bool,
    /// The size of the board, if all ranks have the usual size and the slashes are right.
    pub(super) size: Option<Size>,
}

/// The size of a board as it was meant, and the number of its pieces.
#[derive(Debug, Clone, Copy)]
pub(super) struct Size {
    pub(super) layers: u32,
    /// The number of ranks of the largest layer.
    pub(super) ranks: u32,
    pub(super) squares: u32,
    pub(super) pieces: u32,
}

impl BoardShape {
    /// Returns the shape of a board.
    #[inline(never)] // See `Fields::walk`.
    pub(super) fn of(text: &[u8], board: Span) -> Self {
        let mut ranks = Sizes::default();
        let mut layers = Sizes::default();
        let (mut all_ranks, mut ranks_of_layer, mut most_ranks, mut pieces) = (0, 0, 0, 0);
        let mut has_wrong_slashes = false;
        for rank in Ranks::of(text, board) {
            if let Some(squares) = rank.squares {
                ranks.add(squares);
            }
            all_ranks += 1;
            ranks_of_layer += 1;
            most_ranks = u32::max(most_ranks, ranks_of_layer);
            pieces += rank.pieces;
            // The end of the layer, or of the board.
            if rank.slashes != 1 {
                layers.add(ranks_of_layer);
                ranks_of_layer = 0;
            }
            has_wrong_slashes |= rank.slashes > 2
                || rank.slash.end() == board.end()
                || rank.slashes > 0 && rank.span.start() == rank.slash.start() && all_ranks == 1;
        }
        let (rank, layer) = (ranks.usual(), layers.usual());
        let differ = layers.count == 2 && layers.most() == 1;
        let is_square = all_ranks == u32::from(ranks.frequent().size);
        let is_flat = !has_wrong_slashes && (layers.frequent().size == 1 || differ && is_square);
        let squares = all_ranks * u32::from(rank.size);
        let size = if is_flat {
            Size { layers: 1, ranks: all_ranks, squares, pieces }
        } else {
            Size { layers: layers.count, ranks: most_ranks, squares, pieces }
        };
        let are_usual = all_ranks == u32::from(ranks.most());
        Self {
            rank,
            layer,
            compares_layers: !has_wrong_slashes && !is_flat && layers.count > 1,
            is_flat,
            is_surely_flat: is_flat && (differ || layer.is_most_frequent),
            size: (are_usual && !has_wrong_slashes).then_some(size),
        }
    }

    /// Returns whether a rank has the usual size.
    pub(super) fn is_usual(&self, rank: &Rank) -> bool {
        rank.squares.is_some_and(|squares| squares > 0 && squares == u32::from(self.rank.size))
    }
}

/// The maximum number of different sizes that are counted.
const COUNTED: usize = 16;

/// Counts how often each size from 1 to 255 occurs.
#[derive(Default)]
struct Sizes {
    /// The first `COUNTED` different sizes, each with the number of times it was added.
    counts: [(u8, u16); COUNTED],
    /// The number of sizes that were added, including those out of range.
    count: u32,
}

impl Sizes {
    fn add(&mut self, size: u32) {
        self.count += 1;
        let Some(size) = u8::try_from(size).ok().filter(|size| *size > 0) else { return };
        let is_free = |slot: &&mut (u8, u16)| slot.0 == size || slot.0 == 0;
        if let Some(slot) = self.counts.iter_mut().find(is_free) {
            *slot = (size, slot.1 + 1);
        }
    }

    /// Returns how often the most frequent size was added.
    fn most(&self) -> u16 {
        self.counts.iter().map(|(_, count)| *count).max().unwrap_or_default()
    }

    /// Returns the first of the most frequent sizes, or 0 if there is none.
    fn frequent(&self) -> Usual {
        let most = self.most();
        let mut sizes = self.counts.iter().filter(|(_, count)| *count == most);
        let size = sizes.next().map_or(0, |(size, _)| *size);
        Usual { size, is_most_frequent: sizes.next().is_none() }
    }

    /// Returns the most frequent size or, if several are equally frequent, the first size that was added.
    fn usual(&self) -> Usual {
        match self.frequent() {
            usual if usual.is_most_frequent => usual,
            usual => Usual { size: self.counts.first().map_or(0, |(size, _)| *size), ..usual },
        }
    }
}

// A size is counted as a `u8`.
const _: () = assert!(FeenLayout::MAX_SIZE == u8::MAX as u32);
