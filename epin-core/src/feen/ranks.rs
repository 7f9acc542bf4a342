//! The ranks of a board, measured as they were meant.

use super::loose::{LooseLexemes, Meant};
use super::mistake::Span;

/// A rank, measured as it was meant, and the slashes after it.
pub(super) struct Rank {
    pub(super) span: Span,
    /// The number of squares, or `None` if a part of it is unclear.
    pub(super) squares: Option<u32>,
    pub(super) pieces: u32,
    /// The number of slashes after it: none after the last rank.
    pub(super) slashes: u32,
    pub(super) slash: Span,
    /// Whether the slashes are valid as written, and whether the rest of the rank is.
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
