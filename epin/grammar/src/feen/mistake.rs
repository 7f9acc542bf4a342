//! A mistake in a position: what it is, where it is, and its repair.

use crate::explain::suggestion::Suggestion;
use crate::token::bytes::slice;
use crate::token::layout::Token;

/// The kinds of mistakes. `feen_error.rs` has the words for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip] // Each variant stays on one line.
pub(super) enum Fault {
    TooLong,
    /// It is unclear which parts of the string are the fields.
    Fields { words: u16 },
    /// A string of another notation.
    Fen,
    Sfen,
    /// White space or a label before the board.
    Before,
    /// Quotation marks or brackets around the position.
    Enclosed,
    /// Several spaces or other white space between two fields.
    Space,
    /// No space between two fields.
    NoSpace,
    /// FEN's `w` or `b` beside the hands.
    Turn,
    /// White space in a field.
    InField,
    /// A missing rank: slashes at the start or the end of the board, or with no squares between them.
    Rank,
    /// Something on the board that is neither a piece nor a count.
    Square,
    /// A count on the board that starts with a zero.
    BoardCount,
    /// Several counts side by side on the board: `44` for 8 empty squares.
    Digits,
    /// A rank or a layer whose size differs from the usual one, which `plan.rs` explains.
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
    /// Something in a hand that is not a piece.
    InHand,
    /// A count in a hand that starts with a zero or is 1.
    HandCount,
    /// A count in a hand that is greater than the number of squares of any board.
    HandTooLarge,
    HandOrder,
    /// A piece that is not in the catalog.
    Unknown(Token),
    /// The styles are missing.
    NoStyles,
    /// The styles do not start with a letter, or are only `w` or `b`.
    Styles,
    /// The styles have no slash, no upper-case or lower-case letter after it, or something after that.
    StylesSlash,
    StylesUpper,
    StylesLower,
    StylesEnd,
    /// Something after the styles.
    End,
    TooManyPieces { squares: u16, pieces: u32 },
}

/// What a count is a count of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    Square,
    Rank,
    Layer,
}

/// A mistake. The repair replaces `span`, and the message names the character at `at`, which is the first
/// that does not fit. In `k^^7`, the span is `k^^`, and `at` is the offset of the second `^`.
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

    /// Sets the repair: the span is left out.
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
