//! The error for a string that is not a position (FEEN).

use core::ops::Range;

use super::excerpt::Excerpt;
use super::place::{Fault, Place, count, run};
use crate::explain::found::Found;
use crate::explain::hint::Hint;
use crate::explain::message::Message;
use crate::explain::report::ECHO;
use crate::explain::start::Start;
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
        Hint::suggestion(self.hint())
    }

    /// Returns what to write instead, or what to know.
    fn hint(&self) -> Option<Hint> {
        Hint::on_feen(self.fault, self.text.full())
    }

    /// Returns the reason and the hint, on one line.
    #[must_use]
    pub fn message(&self) -> Message {
        let mut message = self.reason();
        Hint::push(self.hint(), &mut message);
        message
    }

    /// Returns the full message for a literal, of several lines. If `is_marked`, one of them has the
    /// part of `text` around what is wrong, and `^` below that.
    #[must_use]
    pub fn diagram(&self, text: &[u8], is_marked: bool) -> Message {
        let mut message = Message::new();
        message.push_str("invalid FEEN: ");
        message.push_str(self.reason().as_str());
        if is_marked && !text.is_empty() {
            Excerpt::new(text, &self.range()).push_marked(&mut message);
        }
        if let Some(hint) = self.hint() {
            message.push_str("\n  = help: ");
            message.push_str(hint.message().as_str());
        }
        message
    }

    /// Returns what was expected, what was found and where.
    const fn reason(&self) -> Message {
        let mut message = Message::new();
        match self.fault {
            Fault::TooLong => {
                push_at_most(&mut message, FeenLayout::MAX_LEN, "bytes");
                push_found(&mut message, self.end);
            }
            Fault::Space if count(self.text.bytes(), b' ') == self.text.bytes().len() => {
                message.push_str("expected one space");
                push_found(&mut message, self.end - self.start);
                self.push_place(&mut message);
            }
            Fault::RankLength { usual, found } => {
                self.push_lengths(&mut message, usual, "square", " as in the other ranks", found);
            }
            Fault::LayerLength { usual, found } => {
                self.push_lengths(&mut message, usual, "rank", " as in the other layers", found);
            }
            Fault::BoardCount | Fault::HandCount => {
                message.push_str("expected a count ");
                message.push_str(match self.fault {
                    _ if has_leading_zero(self.text.bytes()) => "without a zero before it",
                    Fault::BoardCount => "of 1 or more",
                    _ => "of 2 or more",
                });
                message.push_str(", found");
                self.push_text(&mut message);
            }
            Fault::Slashes { found } => {
                message.push_str("expected at most two slashes");
                push_found(&mut message, found as usize);
                self.push_place(&mut message);
            }
            Fault::DoubledSlash => {
                message.push_str("expected one slash between ranks, found two");
                self.push_place(&mut message);
            }
            Fault::RankTooLong => {
                push_at_most(&mut message, FeenLayout::MAX_SIZE as usize, "squares in a rank");
                message.push_str(", found more in");
                self.push_text(&mut message);
            }
            Fault::TooManyRanks { found } => {
                push_at_most(&mut message, FeenLayout::MAX_SIZE as usize, "ranks");
                push_found(&mut message, found as usize);
            }
            Fault::TooManyLayers { found } => {
                push_at_most(&mut message, FeenLayout::MAX_SIZE as usize, "layers");
                push_found(&mut message, found as usize);
            }
            Fault::TooManySquares { found } => {
                push_at_most(&mut message, FeenLayout::MAX_SQUARES as usize, "squares");
                push_found(&mut message, found as usize);
            }
            Fault::TooManyPieces { squares, pieces } => {
                message.push_str("expected at most ");
                message.push_count(squares as usize, "piece");
                message.push_str(if squares == 1 { " on 1 square" } else { " on as many squares" });
                push_found(&mut message, pieces as usize);
            }
            _ => self.found.push_reason(&mut message, self.expected(), self.at),
        }
        message
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

    const fn push_lengths(
        &self,
        message: &mut Message,
        usual: u32,
        noun: &str,
        others: &str,
        found: u32,
    ) {
        message.push_str("expected ");
        message.push_count(usual as usize, noun);
        message.push_str(others);
        push_found(message, found as usize);
        message.push_str(" in");
        self.push_text(message);
    }

    /// Adds what is wrong, and where.
    const fn push_text(&self, message: &mut Message) {
        message.push_str(" `");
        message.push_escaped(self.text.bytes(), ECHO);
        message.push_str("`");
        self.push_place(message);
    }

    const fn push_place(&self, message: &mut Message) {
        message.push_str(" at byte ");
        message.push_number(self.start);
    }
}

const fn push_at_most(message: &mut Message, most: usize, what: &str) {
    message.push_str("expected at most ");
    message.push_number(most);
    message.push_str(" ");
    message.push_str(what);
}

const fn push_found(message: &mut Message, found: usize) {
    message.push_str(", found ");
    message.push_number(found);
}

/// Whether a count other than zero starts with a zero.
const fn has_leading_zero(text: &[u8]) -> bool {
    let zeros = run(text, b'0');
    zeros > 0 && matches!(text.split_at_checked(zeros), Some((_, [b'1'..=b'9', ..])))
}
