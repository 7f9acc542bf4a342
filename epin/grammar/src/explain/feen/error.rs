//! The error for a string that is not a position (FEEN).

use core::fmt::{self, Display, Formatter};
use core::ops::Range;

use super::excerpt::Excerpt;
use super::place::{Fault, Place, count, run};
use super::start::Start;
use crate::explain::escaped::Escaped;
use crate::explain::found::Found;
use crate::explain::from_fn::from_fn;
use crate::explain::hint::Hint;
use crate::explain::message::Message;
use crate::explain::report::ECHO;
use crate::explain::suggestion::Suggestion;
use crate::read::feen::{FeenLayout, ParseFeenErrorKind};

/// How many bytes of what is wrong an error keeps: more than the 32 of a repair, which can be shorter
/// than what it replaces, such as `2P` for `PP`.
const KEPT: usize = 40;

/// One thing that is wrong with a string that is not a position.
// The fields of a `Place`, and not a `Place`: with that, an error would take 96 bytes instead of 88.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeenError {
    fault: Fault,
    start: usize,
    end: usize,
    at: usize,
    found: Found,
    text: Start<KEPT>,
}

impl FeenError {
    pub(super) const fn new(text: &[u8], place: Place) -> Self {
        let Place { fault, start, end, at } = place;
        let (found, text) = (Found::at(text, at), Start::new(place.slice(text)));
        Self { fault, start, end, at, found, text }
    }

    /// Returns what is wrong.
    #[must_use]
    pub const fn kind(&self) -> ParseFeenErrorKind {
        match self.fault {
            Fault::TooLong => ParseFeenErrorKind::TooLong,
            Fault::Space | Fault::NoSpace | Fault::HandSlash => ParseFeenErrorKind::ExpectedSpace,
            Fault::Board => ParseFeenErrorKind::ExpectedBoard,
            Fault::Rank => ParseFeenErrorKind::ExpectedRank,
            Fault::Square | Fault::InHand => ParseFeenErrorKind::ExpectedPiece,
            Fault::BoardCount | Fault::HandCount => ParseFeenErrorKind::InvalidCount,
            Fault::RankLength { .. } => ParseFeenErrorKind::RankLength,
            Fault::LayerLength { .. } => ParseFeenErrorKind::LayerLength,
            Fault::Slashes { .. } | Fault::DoubledSlash => ParseFeenErrorKind::TooManySlashes,
            Fault::RankTooLong
            | Fault::TooManyRanks { .. }
            | Fault::TooManyLayers { .. }
            | Fault::TooManySquares { .. } => ParseFeenErrorKind::TooLarge,
            Fault::Hands | Fault::Alone | Fault::ChessFen | Fault::Fen | Fault::Sfen => {
                ParseFeenErrorKind::ExpectedHands
            }
            Fault::HandOrder => ParseFeenErrorKind::HandOrder,
            Fault::Styles
            | Fault::StylesSlash
            | Fault::StylesUpper
            | Fault::StylesLower
            | Fault::StylesEnd => ParseFeenErrorKind::ExpectedStyles,
            Fault::End => ParseFeenErrorKind::ExpectedEnd,
            Fault::TooManyPieces { .. } => ParseFeenErrorKind::TooManyPieces,
        }
    }

    /// Returns where it is, in bytes: what [`suggestion`](Self::suggestion) replaces.
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        self.start..self.end
    }

    /// Returns what to write instead of the range, if there is one likely repair.
    #[must_use]
    pub fn suggestion(&self) -> Option<Suggestion> {
        match self.hint()? {
            Hint::Write(suggestion) => Some(suggestion),
            _ => None,
        }
    }

    /// Returns what to write instead, or what to know.
    fn hint(&self) -> Option<Hint> {
        Hint::on_feen(self.fault, self.text.full())
    }

    /// Returns the full message for a literal, of several lines. If `is_marked`, one of them has the
    /// part of `text` around what is wrong, and `^` below that.
    #[must_use]
    pub fn diagram(&self, text: &[u8], is_marked: bool) -> impl Display {
        from_fn(move |f| {
            f.write_str("invalid FEEN: ")?;
            self.write_reason(f)?;
            if is_marked && !text.is_empty() {
                let mut marked = Message::new();
                Excerpt::new(text, &self.range()).push_marked(&mut marked);
                f.write_str(marked.as_str())?;
            }
            self.hint().map_or(Ok(()), |hint| write!(f, "\n  = help: {hint}"))
        })
    }

    /// Writes what was expected, what was found and where.
    fn write_reason(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let start = self.start;
        let text = Escaped { text: self.text.bytes(), most: ECHO };
        match self.fault {
            Fault::TooLong => {
                write!(f, "expected at most {} bytes, found {}", FeenLayout::MAX_LEN, self.end)
            }
            Fault::Space if count(self.text.bytes(), b' ') == self.text.bytes().len() => {
                write!(f, "expected one space, found {} at byte {start}", self.end - start)
            }
            Fault::RankLength { usual, found } => {
                let usual = counted(usual as usize, "square");
                write!(f, "expected {usual} as in the other ranks, ")?;
                write!(f, "found {found} in `{text}` at byte {start}")
            }
            Fault::LayerLength { usual, found } => {
                let usual = counted(usual as usize, "rank");
                write!(f, "expected {usual} as in the other layers, ")?;
                write!(f, "found {found} in `{text}` at byte {start}")
            }
            Fault::BoardCount | Fault::HandCount => {
                let expected = match self.fault {
                    _ if has_leading_zero(self.text.bytes()) => "without a zero before it",
                    Fault::BoardCount => "of 1 or more",
                    _ => "of 2 or more",
                };
                write!(f, "expected a count {expected}, found `{text}` at byte {start}")
            }
            Fault::Slashes { found } => {
                write!(f, "expected at most two slashes, found {found} at byte {start}")
            }
            Fault::DoubledSlash => {
                write!(f, "expected one slash between ranks, found two at byte {start}")
            }
            Fault::RankTooLong => {
                write!(f, "expected at most {} squares in a rank, ", FeenLayout::MAX_SIZE)?;
                write!(f, "found more in `{text}` at byte {start}")
            }
            Fault::TooManyRanks { found } => {
                write!(f, "expected at most {} ranks, found {found}", FeenLayout::MAX_SIZE)
            }
            Fault::TooManyLayers { found } => {
                write!(f, "expected at most {} layers, found {found}", FeenLayout::MAX_SIZE)
            }
            Fault::TooManySquares { found } => {
                write!(f, "expected at most {} squares, found {found}", FeenLayout::MAX_SQUARES)
            }
            Fault::TooManyPieces { squares, pieces } => {
                let most = counted(squares as usize, "piece");
                let squares = if squares == 1 { "1 square" } else { "as many squares" };
                write!(f, "expected at most {most} on {squares}, found {pieces}")
            }
            _ => self.found.write_reason(f, self.expected(), self.at),
        }
    }

    /// Returns what was expected where something else was found.
    const fn expected(&self) -> &'static str {
        match self.fault {
            Fault::Space | Fault::NoSpace | Fault::HandSlash => "a space",
            Fault::Board => "the board",
            Fault::Rank => "a rank",
            Fault::Square => "a piece or a count of empty squares",
            Fault::InHand => "a piece",
            Fault::HandOrder => "a hand in order, without repetition",
            Fault::Styles => "the styles, such as `C/c`",
            Fault::StylesSlash => "`/`",
            Fault::StylesUpper => "an upper-case letter",
            Fault::StylesLower => "a lower-case letter",
            Fault::StylesEnd => "the end of the styles",
            Fault::End => "the end",
            _ => "the hands, such as `/`",
        }
    }
}

impl Display for FeenError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write_reason(f)?;
        self.hint().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}

/// Returns a number of things: `1 square`, `2 squares`.
#[must_use]
pub fn counted(count: usize, noun: &str) -> impl Display {
    from_fn(move |f| write!(f, "{count} {noun}{}", if count == 1 { "" } else { "s" }))
}

/// Whether a count other than zero starts with a zero.
const fn has_leading_zero(text: &[u8]) -> bool {
    let zeros = run(text, b'0');
    zeros > 0 && matches!(text.split_at_checked(zeros), Some((_, [b'1'..=b'9', ..])))
}
