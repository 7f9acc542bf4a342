//! What is wrong with a position, and where.

use crate::read::slice::slice;

/// What is wrong with a position. `error.rs` has the words for each, `hint/feen.rs` the repair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip] // Each variant stays on one line.
pub(crate) enum Fault {
    TooLong,
    /// White space, or an underscore, instead of one space.
    Space,
    /// No space between the board and the hands, or between the hands and the styles.
    NoSpace,
    /// A second slash after the hands.
    HandSlash,
    /// No board.
    Board,
    /// Slashes at the start or the end of the board.
    Rank,
    /// On the board, neither a piece nor a count.
    Square,
    /// In a hand, no piece.
    InHand,
    /// On the board, a count that starts with a zero.
    BoardCount,
    /// In a hand, a count that starts with a zero, or that is 1.
    HandCount,
    RankLength { usual: u32, found: u32 },
    LayerLength { usual: u32, found: u32 },
    /// Three or more slashes.
    Slashes { found: u32 },
    /// Two slashes on a board of two dimensions.
    DoubledSlash,
    RankTooLong,
    TooManyRanks { found: u32 },
    TooManyLayers { found: u32 },
    TooManySquares { found: u32 },
    /// No hands, or no slash between them.
    Hands,
    /// Only one field.
    Alone,
    /// A string of another notation, at its side to move.
    ChessFen,
    Fen,
    Sfen,
    HandOrder,
    /// No styles, or no letter at their start.
    Styles,
    /// In the styles: no slash, no upper-case or lower-case letter after it, or something after that.
    StylesSlash,
    StylesUpper,
    StylesLower,
    StylesEnd,
    /// White space after the styles, and what follows it.
    End,
    TooManyPieces { squares: u32, pieces: u32 },
}

/// What is wrong, and where: what to replace is from `start` to `end`, and the first character that
/// is wrong, which the message names, is `at`. In `k^^7`, `k^^` is what to replace, and the second
/// `^` is wrong.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) fault: Fault,
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) at: usize,
}

impl Place {
    pub(super) const fn new(fault: Fault, start: usize, end: usize) -> Self {
        Self { fault, start, end, at: start }
    }

    pub(super) const fn at(self, at: usize) -> Self {
        Self { at, ..self }
    }

    /// Returns the part of `text` to replace.
    pub(super) const fn slice(self, text: &[u8]) -> &[u8] {
        slice(text, self.start, self.end)
    }
}

/// A part of a string, as byte offsets.
#[derive(Debug, Clone, Copy)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Span {
    pub(super) const EMPTY: Self = Self { start: 0, end: 0 };

    /// Returns the part of `text`.
    pub(super) const fn slice(self, text: &[u8]) -> &[u8] {
        slice(text, self.start, self.end)
    }
}

/// Returns the number of bytes at the start of `text` that are `byte`.
pub(super) const fn run(text: &[u8], byte: u8) -> usize {
    let mut rest = text;
    while let [first, more @ ..] = rest {
        if *first != byte {
            break;
        }
        rest = more;
    }
    text.len() - rest.len()
}

/// Returns how often a byte occurs.
pub(super) const fn count(text: &[u8], byte: u8) -> usize {
    let mut count = 0;
    let mut rest = text;
    while let [first, more @ ..] = rest {
        count += (*first == byte) as usize;
        rest = more;
    }
    count
}
