//! What is wrong with a position, and where.

use crate::explain::suggestion::Suggestion;
use crate::read::slice::slice;

/// What is wrong with a position. `error.rs` has the words for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip] // Each variant stays on one line.
pub(crate) enum Fault {
    TooLong,
    /// The string cannot be cut into three fields in exactly one way.
    Fields { words: u16 },
    /// A string of another notation.
    Fen,
    Sfen,
    /// Between two fields, something other than one space: more of it, or other white space.
    Space,
    /// No space between the hands and the styles.
    NoSpace,
    /// White space in a field.
    InField,
    /// White space before the board.
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
    /// In a hand, a count that is greater than the number of squares of any board.
    HandTooLarge,
    /// A rank or a layer of another size than most, or, if there is no size that most have, than
    /// the first: how many squares or ranks it has.
    Length { unit: Unit, usual: u32, found: u32, is_most: bool },
    /// Three or more slashes.
    Slashes { found: u32 },
    /// Two slashes on a board of two dimensions.
    DoubledSlash,
    RankTooLong,
    /// A board that is larger than the limits.
    TooMany { unit: Unit, found: u32 },
    /// No slash between the hands, or more than one.
    Hands,
    HandSlash,
    HandOrder,
    /// No letter at the start of the styles.
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

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unit {
    Square,
    Rank,
    Layer,
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
    /// What to write instead. It is offered only if the field is right with all of its repairs.
    pub(super) repair: Option<Suggestion>,
}

impl Place {
    pub(super) const fn new(fault: Fault, start: usize, end: usize) -> Self {
        Self { fault, start, end, at: start, repair: None }
    }

    pub(super) const fn at(self, at: usize) -> Self {
        Self { at, ..self }
    }

    pub(super) const fn repair(self, repair: Option<Suggestion>) -> Self {
        Self { repair, ..self }
    }
}

/// The mistakes that are usually made throughout a board or the hands: a bit for each that was
/// reported. Only the first is an error.
#[derive(Debug, Clone, Copy)]
pub(super) struct Once(pub(super) u8);

impl Once {
    /// Whether a place is not one more of a mistake that was reported already.
    pub(super) const fn is_new(&mut self, place: &Place) -> bool {
        let bit = match place.fault {
            Fault::Rank => 1,
            Fault::RankTooLong => 2,
            Fault::DoubledSlash => 4,
            // One `/` too many splits a layer into two short ones.
            Fault::Length { unit: Unit::Rank, .. } | Fault::Length { is_most: false, .. } => 8,
            Fault::BoardCount if place.repair.is_none() => 16,
            Fault::HandCount | Fault::HandOrder if place.repair.is_none() => 32,
            _ => 0,
        };
        let is_new = self.0 & bit == 0;
        self.0 |= bit;
        is_new
    }
}

/// A part of a string, as byte offsets.
#[derive(Debug, Clone, Copy)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Span {
    pub(super) const EMPTY: Self = Self::new(0, 0);

    pub(super) const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

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

/// Returns the offset of the first `byte` in `text`, or its length if there is none.
pub(super) const fn find(text: &[u8], byte: u8) -> usize {
    let mut rest = text;
    while let [first, more @ ..] = rest {
        if *first == byte {
            break;
        }
        rest = more;
    }
    text.len() - rest.len()
}
