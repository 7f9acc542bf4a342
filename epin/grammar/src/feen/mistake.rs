//! A mistake in a position: what it is, where, and what to write instead.

use crate::explain::suggestion::Suggestion;
use crate::token::bytes::slice;
use crate::token::layout::Token;

/// What is wrong with a position. `feen_error.rs` has the words for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip] // Each variant stays on one line.
pub(super) enum Fault {
    TooLong,
    /// It is not clear which parts of the string are the fields.
    Fields { words: u16 },
    /// A string of another notation.
    Fen,
    Sfen,
    /// White space before the board.
    Before,
    /// Quotation marks or brackets around the position.
    Enclosed,
    /// Between two fields, something other than one space: more of it, or other white space.
    Space,
    /// No space between two fields.
    NoSpace,
    /// FEN's `w` or `b` beside the hands.
    Turn,
    /// White space in a field.
    InField,
    /// Slashes at the start or the end of the board, or nothing between two.
    Rank,
    /// On the board, neither a piece nor a count.
    Square,
    /// On the board, a count that starts with a zero.
    BoardCount,
    /// On the board, several counts side by side: `44` for 8 empty squares.
    Digits,
    /// A rank or a layer of another size than most, or, if no size is the most frequent, than the
    /// first: how many squares or ranks it has.
    Length { unit: Unit, usual: u8, found: u32, is_most: bool },
    /// Three or more slashes.
    Slashes { found: u32 },
    /// Two slashes on a board of two dimensions.
    DoubledSlash,
    RankTooLong,
    /// A board that is larger than the limits.
    TooMany { unit: Unit, found: u32 },
    /// The hands are missing: there are only a board and styles.
    NoHands,
    /// No slash between the hands, or more than one.
    Hands,
    HandSlash,
    /// In a hand, no piece.
    InHand,
    /// In a hand, a count that starts with a zero, or that is 1.
    HandCount,
    /// In a hand, a count that is greater than the number of squares of any board.
    HandTooLarge,
    HandOrder,
    /// A piece that is not in the catalog.
    Unknown(Token),
    /// The styles are missing.
    NoStyles,
    /// No letter at the start of the styles.
    Styles,
    /// In the styles: no slash, no upper-case or lower-case letter after it, or something after that.
    StylesSlash,
    StylesUpper,
    StylesLower,
    StylesEnd,
    /// Something after the styles.
    End,
    TooManyPieces { squares: u16, pieces: u32 },
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    Square,
    Rank,
    Layer,
}

/// What is wrong, and where: the repair replaces `span`, and `at` is the first character that does
/// not fit, which the message names. In `k^^7`, the span is `k^^`, and the second `^` does not fit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mistake {
    pub(super) fault: Fault,
    pub(super) span: Span,
    pub(super) at: u16,
    pub(super) repair: Option<Suggestion>,
}

impl Mistake {
    pub(super) fn new(fault: Fault, span: Span) -> Self {
        Self { fault, span, at: span.start, repair: None }
    }

    #[allow(clippy::cast_possible_truncation)] // At most 4,096.
    pub(super) fn at(self, at: usize) -> Self {
        Self { at: at as u16, ..self }
    }

    pub(super) fn offset(&self) -> usize {
        self.at.into()
    }

    pub(super) fn repair(self, repair: Option<Suggestion>) -> Self {
        Self { repair, ..self }
    }

    /// Adds the repair to leave the span out.
    pub(super) fn left_out(self) -> Self {
        self.repair(Some(Suggestion::new(&[])))
    }
}

/// A part of a string of at most 4,096 bytes, as byte offsets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    start: u16,
    end: u16,
}

impl Span {
    pub(super) const EMPTY: Self = Self { start: 0, end: 0 };

    #[allow(clippy::cast_possible_truncation)] // At most 4,096.
    pub(super) fn new(start: usize, end: usize) -> Self {
        Self { start: start as u16, end: end as u16 }
    }

    pub(super) fn start(self) -> usize {
        self.start.into()
    }

    pub(super) fn end(self) -> usize {
        self.end.into()
    }

    pub(super) fn is_empty(self) -> bool {
        self.start >= self.end
    }

    /// Returns the part of `text`.
    pub(super) fn slice(self, text: &[u8]) -> &[u8] {
        slice(text, self.start(), self.end())
    }
}
