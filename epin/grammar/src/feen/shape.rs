//! The plan of a board: the usual size of its ranks and layers, which each of them is compared with.
//!
//! The usual size is the most frequent one, so that one short rank is one mistake even if it comes
//! first: in `7/8/8`, the first rank is wrong, not the other two. If two sizes are equally frequent, as
//! in `7/8`, the first rank is taken to be right.

use super::accept::FeenLayout;
use super::loose::{Items, Meant};
use super::mistake::Span;
use crate::explain::chars::decode::decode;
use crate::explain::chars::look_alike::symbol;

/// A rank, measured as it was meant, and the slashes after it.
pub(super) struct Rank {
    pub(super) span: Span,
    /// The number of squares, or `None` if an item is unclear.
    pub(super) squares: Option<u32>,
    /// The number of squares if each digit is a count: 8 for `44`.
    pub(super) by_digits: u32,
    pub(super) pieces: u32,
    /// The number of slashes after it: none after the last rank.
    pub(super) slashes: u32,
    pub(super) slash: Span,
    /// Whether the slashes are valid as written, and whether all items are.
    pub(super) has_exact_slashes: bool,
    pub(super) is_exact: bool,
}

/// The ranks of a board.
#[derive(Clone)]
pub(super) struct Ranks<'a> {
    items: Items<'a>,
    is_done: bool,
}

impl<'a> Ranks<'a> {
    pub(super) fn of(text: &'a [u8], board: Span, separator: Option<u8>) -> Self {
        Self { items: Items::of_board(text, board, separator), is_done: board.is_empty() }
    }
}

impl Iterator for Ranks<'_> {
    type Item = Rank;

    fn next(&mut self) -> Option<Rank> {
        if self.is_done {
            return None;
        }
        let start = self.items.at;
        let mut rank = Rank {
            span: Span::new(start, start),
            squares: Some(0),
            by_digits: 0,
            pieces: 0,
            slashes: 0,
            slash: Span::EMPTY,
            has_exact_slashes: true,
            is_exact: true,
        };
        loop {
            let Some(item) = self.items.next() else {
                self.is_done = true;
                return Some(rank);
            };
            if let Meant::Slashes(slashes) = item.meant {
                (rank.slashes, rank.slash) = (slashes, item.span);
                rank.has_exact_slashes = item.is_exact;
                return Some(rank);
            }
            rank.is_exact &= item.is_exact;
            let squares = item.meant.squares();
            let by_digits = item.digits(self.items.text).or(squares).unwrap_or_default();
            rank.by_digits = rank.by_digits.saturating_add(by_digits);
            let both = rank.squares.zip(squares);
            rank.squares = both.map(|(all, more)| all.saturating_add(more));
            rank.pieces += u32::from(matches!(item.meant, Meant::Piece(_)));
            rank.span = Span::new(start, item.span.end());
        }
    }
}

/// What most ranks and layers of a board have in common.
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own")]
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// The separator of the ranks, if the board has no slash.
    pub(super) separator: Option<u8>,
    /// The usual number of squares of a rank, and whether it is the most frequent one (`true`) or only
    /// the size of the first rank (`false`).
    pub(super) rank: (u8, bool),
    /// The usual number of ranks of a layer, in the same way.
    pub(super) layer: (u8, bool),
    /// Whether layers are compared: only if there are several, and the slashes between them are right.
    pub(super) compares_layers: bool,
    /// Whether the board probably has two dimensions, so that each `//` has a slash too many: if most
    /// layers have one rank (`8//8`), or if there are two different layers that make a square together
    /// (`8/8/8//8/8/8/8/8`, which has 8 ranks of 8).
    pub(super) is_flat: bool,
    /// Whether that is certain: not if another number of ranks is equally frequent.
    pub(super) is_surely_flat: bool,
    /// Whether drawn empty squares are repaired: only if other ranks show how many there should be.
    pub(super) can_be_drawn: bool,
    /// The size of the board, if all ranks have the usual size.
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

impl Plan {
    /// Returns the plan of a board.
    #[inline(never)] // See `Fields::walk`.
    pub(super) fn of(text: &[u8], board: Span) -> Self {
        let separator = separator(text, board);
        let mut ranks = Usual::default();
        let mut layers = Usual::default();
        let (mut all_ranks, mut ranks_of_layer, mut most_ranks, mut pieces) = (0, 0, 0, 0);
        let mut has_wrong_slashes = false;
        for rank in Ranks::of(text, board, separator) {
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
        let differ = layers.count == 2 && layers.most() == 1;
        let is_square = all_ranks == u32::from(ranks.frequent().0);
        let is_flat = !has_wrong_slashes
            && layers.count > 1
            && (layers.frequent().0 == 1 || differ && is_square);
        let usual = ranks.usual();
        let squares = all_ranks * u32::from(usual.0);
        let size = if is_flat {
            Size { layers: 1, ranks: all_ranks, squares, pieces }
        } else {
            Size { layers: layers.count, ranks: most_ranks, squares, pieces }
        };
        let plan = Self {
            separator,
            rank: usual,
            layer: layers.usual(),
            compares_layers: !has_wrong_slashes && !is_flat && layers.count > 1,
            is_flat,
            is_surely_flat: is_flat && (differ || layers.usual().1),
            can_be_drawn: ranks.most() > 1 && usual.1,
            size: None,
        };
        let are_usual = Ranks::of(text, board, separator).all(|rank| plan.is_usual(&rank));
        Self { size: (are_usual && !has_wrong_slashes).then_some(size), ..plan }
    }

    /// Returns whether a rank has the usual size, either as it was meant or with each digit as a count.
    pub(super) fn is_usual(&self, rank: &Rank) -> bool {
        let (usual, is_most) = self.rank;
        let is_usual = |squares: u32| squares > 0 && squares == u32::from(usual);
        rank.squares.is_some_and(|squares| is_usual(squares) || is_most && is_usual(rank.by_digits))
    }
}

/// Returns the separator of the ranks of a board that has no slash: the only one of `,` `;` `|` `\` in
/// it, or else white space. It is a separator only if it makes all ranks equally long. One space is not
/// enough, because `8 8` could equally be one rank.
fn separator(text: &[u8], board: Span) -> Option<u8> {
    let (mut found, mut spaces) = (None, 0);
    let mut rest = board.slice(text);
    while !rest.is_empty() {
        let (char, more) = decode(rest)?;
        rest = more;
        match symbol(char) {
            Some(b'/') => return None,
            Some(b' ') => spaces += 1,
            Some(mark @ (b',' | b';' | b'|' | b'\\')) => match found {
                Some(other) if other != mark => return None,
                _ => found = Some(mark),
            },
            _ => {}
        }
    }
    let separator = found.or((spaces > 1).then_some(b' '))?;
    let mut ranks = Ranks::of(text, board, Some(separator));
    // `K,Q,R` could equally be one rank.
    let size = ranks.next()?.squares.filter(|size| *size > 1)?;
    let are_equal = ranks.all(|rank| rank.squares == Some(size) && rank.slashes < 2);
    are_equal.then_some(separator)
}

/// The number of different sizes that are counted.
const COUNTED: usize = 16;

/// Counts how often each size from 1 to 255 occurs.
#[derive(Default)]
struct Usual {
    /// The first different sizes, each with the number of times it was added, at most 255.
    sizes: [(u8, u8); COUNTED],
    /// The number of sizes that were added, including those out of range.
    count: u32,
}

impl Usual {
    fn add(&mut self, size: u32) {
        self.count += 1;
        let Some(size) = u8::try_from(size).ok().filter(|size| *size > 0) else { return };
        let is_free = |slot: &&mut (u8, u8)| slot.0 == size || slot.0 == 0;
        if let Some(slot) = self.sizes.iter_mut().find(is_free) {
            *slot = (size, slot.1.saturating_add(1));
        }
    }

    /// Returns how often the most frequent size was added.
    fn most(&self) -> u8 {
        self.sizes.iter().map(|(_, count)| *count).max().unwrap_or_default()
    }

    /// Returns the first of the most frequent sizes, or 0 if there is none, and whether no other is as
    /// frequent.
    fn frequent(&self) -> (u8, bool) {
        let most = self.most();
        let mut sizes = self.sizes.iter().filter(|(_, count)| *count == most);
        (sizes.next().map_or(0, |(size, _)| *size), sizes.next().is_none())
    }

    /// Returns the most frequent size and `true`, or, if several are equally frequent, the first size that
    /// was added and `false`.
    fn usual(&self) -> (u8, bool) {
        match self.frequent() {
            (size, true) => (size, true),
            _ => (self.sizes.first().map_or(0, |(size, _)| *size), false),
        }
    }
}

// A size is counted as a `u8`.
const _: () = assert!(FeenLayout::MAX_SIZE == u8::MAX as u32);
