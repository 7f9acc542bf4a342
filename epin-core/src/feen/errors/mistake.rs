//! A mistake in a position: what it is, where it is, and its repair.

use crate::text::bytes::slice;
use crate::text::suggestion::Suggestion;
use crate::token::layout::Epin;

/// The kinds of mistakes. `words.rs` contains the message for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[rustfmt::skip] // Each variant stays on one line.
pub(super) enum Fault {
    TooLong,
    /// It is unclear which parts of the string are the fields.
    Fields { words: u16 },
    /// A string of another notation: FEN or SFEN.
    Foreign,
    /// White space, quotation marks or brackets before the board.
    Before,
    /// Several spaces or other white space between two fields.
    Space,
    /// No space between two fields.
    NoSpace,
    /// White space in a field.
    InField,
    /// A missing rank: slashes at the start or the end of the board, or with no squares between them.
    Rank,
    /// Something on the board that is neither a piece nor a count.
    Square,
    /// A count on the board that starts with a zero.
    BoardCount,
    /// A rank or a layer whose size differs from the usual one (see `board_shape.rs`).
    Length { unit: Unit, usual: Usual, found: u32 },
    /// Three or more slashes in a row.
    Slashes { found: u32 },
    /// Two slashes in a row on a board of two dimensions.
    DoubledSlash,
    RankTooLong,
    /// A board that is larger than the limits.
    TooMany { unit: Unit, found: u32 },
    /// The hands are missing: there are only a board and styles.
    NoHands,
    /// No slash between the hands, or a slash that is written in another way, such as `／`.
    Hands,
    /// More than one slash between the hands.
    HandSlash,
    /// Something in a hand that is not a piece.
    InHand,
    /// A count in a hand that starts with a zero or is 1.
    HandCount,
    /// A count in a hand that exceeds the number of squares of any board.
    HandTooLarge,
    /// A hand that is not in order, or contains a piece twice.
    HandOrder,
    /// A piece that is not in the catalog.
    Unknown(Epin),
    /// The styles are missing.
    NoStyles,
    /// The styles do not start with a letter, or are only `w` or `b`.
    Styles,
    /// The styles have no slash after the first letter.
    StylesSlash,
    /// There is no upper-case letter after the slash.
    StylesUpper,
    /// There is no lower-case letter after the slash.
    StylesLower,
    /// Something is directly after the second letter.
    StylesEnd,
    /// Something after the styles.
    End,
    TooManyPieces { squares: u16, pieces: u32 },
}

/// What a [`Fault`] counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Unit {
    Square,
    Rank,
    Layer,
}

/// The size of most ranks, or of most layers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Usual {
    pub(super) size: u8,
    /// Whether this is the most frequent size. Otherwise, it is just the first size.
    pub(super) is_most_frequent: bool,
}

/// A mistake. The repair replaces `span`. The message shows the character at `at`, the first one
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

    /// Sets the repair: the span is removed.
    pub(super) fn removed(self) -> Self {
        self.repair(Some(Suggestion::of(&[])))
    }
}

/// A part of a string of at most 4,096 bytes, as byte offsets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

    /// Returns whether this part is at the start or at the end of `other`, which contains it.
    pub(super) fn touches_end_of(self, other: Self) -> bool {
        self.start == other.start || self.end == other.end
    }

    /// Returns this part of `text`.
    pub(super) fn slice(self, text: &[u8]) -> &[u8] {
        slice(text, self.start(), self.end())
    }
}
