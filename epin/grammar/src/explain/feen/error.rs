//! The error for a string that is not a position (FEEN).

use core::fmt::{self, Display, Formatter};
use core::ops::Range;

use super::excerpt::Excerpt;
use super::place::{Fault, Place, Unit};
use crate::explain::escaped::Escaped;
use crate::explain::found::Found;
use crate::explain::from_fn::from_fn;
use crate::explain::hint::Hint;
use crate::explain::message::Message;
use crate::explain::report::ECHO;
use crate::explain::suggestion::Suggestion;
use crate::read::feen::{FeenLayout, ParseFeenErrorKind, ParseFeenErrorKind as Kind};
use crate::read::slice::slice;
use crate::token::padded::{self, copy_start};

/// One thing that is wrong with a string that is not a position.
// The fields of a `Place`, and not a `Place`, and small numbers for its offsets: an error takes 88
// bytes, and one of a catalog 96.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeenError {
    fault: Fault,
    start: u16,
    at: u16,
    end: usize,
    found: Found,
    /// The start of what is wrong, for the message: a rank or a count, which are ASCII.
    text: [u8; ECHO + 1],
    repair: Option<Suggestion>,
}

impl FeenError {
    #[allow(clippy::cast_possible_truncation)] // At most `MAX_LEN`.
    pub(super) const fn new(string: &[u8], place: Place) -> Self {
        let Place { fault, start, end, at, repair } = place;
        let found = Found::at(string, at);
        let mut text = [0; ECHO + 1];
        copy_start(slice(string, start, end), &mut text);
        Self { fault, start: start as u16, at: at as u16, end, found, text, repair }
    }

    /// Returns what is wrong.
    #[must_use]
    pub const fn kind(&self) -> ParseFeenErrorKind {
        self.expected().0
    }

    /// Returns the byte that the message names.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.at as usize
    }

    /// Returns where it is, in bytes: what [`suggestion`](Self::suggestion) replaces.
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        self.start as usize..self.end
    }

    /// Returns what to write instead of the range, if there is one likely repair.
    #[must_use]
    pub const fn suggestion(&self) -> Option<Suggestion> {
        self.repair
    }

    /// Returns the error without its suggestion, which has a piece that a catalog lacks.
    #[must_use]
    pub const fn without_suggestion(self) -> Self {
        Self { repair: None, ..self }
    }

    /// Returns what to write instead, or what to know.
    const fn hint(&self) -> Option<Hint> {
        match self.repair {
            Some(repair) => Some(Hint::Write(repair)),
            None => Hint::on_feen(self.fault, &self.text),
        }
    }

    /// Returns the multi-line message for a literal. If `is_marked`, it shows the part of `text`
    /// around what is wrong, with `^` below that.
    #[must_use]
    pub fn diagram(&self, text: &[u8], is_marked: bool) -> impl Display {
        from_fn(move |f| {
            f.write_str("invalid FEEN: ")?;
            self.write_placed(f)?;
            if is_marked && !text.is_empty() {
                let mut marked = Message::new();
                Excerpt::new(text, &self.range()).push_marked(&mut marked);
                f.write_str(marked.as_str())?;
            }
            self.hint().map_or(Ok(()), |hint| write!(f, "\n  = help: {hint}"))
        })
    }

    /// Writes what was expected and what was found.
    ///
    /// # Errors
    ///
    /// If `f` has one.
    pub fn write_reason(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let text = Escaped { text: padded::as_str(&self.text).as_bytes(), most: ECHO };
        match self.fault {
            Fault::TooLong => {
                write!(f, "expected at most {} bytes, found {}", FeenLayout::MAX_LEN, self.end)
            }
            Fault::Fields { .. } | Fault::Fen | Fault::Sfen => {
                f.write_str("expected a board, hands and styles, as in `8/8 / C/c`, found ")?;
                match self.fault {
                    Fault::Fields { words: 0 } if self.end == 0 => f.write_str("an empty string"),
                    Fault::Fields { words: 0 } => f.write_str("white space"),
                    Fault::Fields { words: 3 } => f.write_str("3 other words"),
                    Fault::Fields { words } => Display::fmt(&counted(words.into(), "word"), f),
                    Fault::Fen => f.write_str("a FEN"),
                    _ => f.write_str("an SFEN"),
                }
            }
            Fault::Length { unit, usual, found, is_most } => {
                let (unit, others) = match (unit, is_most) {
                    (Unit::Square, true) => ("square", "other ranks"),
                    (Unit::Square, false) => ("square", "an earlier rank"),
                    (_, true) => ("rank", "other layers"),
                    (_, false) => ("rank", "an earlier layer"),
                };
                write!(f, "expected {} as in {others}, ", counted(usual as usize, unit))?;
                write!(f, "found {found} in `{text}`")
            }
            Fault::BoardCount | Fault::HandCount => {
                let least = if self.fault == Fault::BoardCount { 1 } else { 2 };
                write!(f, "expected a count of {least} or more, without zeros before it, ")?;
                write!(f, "found `{text}`")
            }
            Fault::Slashes { found } => {
                write!(f, "expected at most two slashes, found {found}")
            }
            Fault::DoubledSlash => {
                write!(f, "expected one slash between ranks, found two")
            }
            Fault::RankTooLong | Fault::HandTooLarge => {
                let (most, unit) = match self.fault {
                    Fault::RankTooLong => (FeenLayout::MAX_SIZE, "squares in a rank"),
                    _ => (FeenLayout::MAX_SQUARES, "pieces"),
                };
                write!(f, "expected at most {most} {unit}, found more in `{text}`")
            }
            Fault::TooMany { unit, found } => {
                let (most, unit) = match unit {
                    Unit::Square => (FeenLayout::MAX_SQUARES, "squares"),
                    Unit::Rank => (FeenLayout::MAX_SIZE, "ranks"),
                    Unit::Layer => (FeenLayout::MAX_SIZE, "layers"),
                };
                write!(f, "expected at most {most} {unit}, found {found}")
            }
            Fault::TooManyPieces { squares, pieces } => {
                let most = counted(squares as usize, "piece");
                write!(f, "expected at most {most} on as many squares, found {pieces}")
            }
            _ => write!(f, "expected {}, found {}", self.expected().1, self.found),
        }
    }

    /// Writes the reason, and where it is unless that is the whole string or the whole board.
    fn write_placed(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write_reason(f)?;
        match self.fault {
            Fault::TooLong
            | Fault::Fields { .. }
            | Fault::Fen
            | Fault::Sfen
            | Fault::TooMany { .. }
            | Fault::TooManyPieces { .. } => Ok(()),
            _ => write!(f, " at byte {}", self.at),
        }
    }

    /// Returns what is wrong, and what was expected where something else was found. The latter is
    /// empty if `write_reason` writes another sentence than "expected …, found …".
    const fn expected(&self) -> (Kind, &'static str) {
        match self.fault {
            Fault::TooLong => (Kind::TooLong, ""),
            Fault::Fields { .. } | Fault::Fen | Fault::Sfen => (Kind::ExpectedFields, ""),
            Fault::Space => (Kind::ExpectedSpace, "only one space"),
            Fault::NoSpace => (Kind::ExpectedSpace, "a space"),
            Fault::InField => (Kind::ExpectedSpace, "no white space in a field"),
            Fault::Board => (Kind::ExpectedBoard, "the board"),
            Fault::Rank => (Kind::ExpectedRank, "a rank"),
            Fault::Square => (Kind::ExpectedPiece, "a piece or a count of empty squares"),
            Fault::InHand => (Kind::ExpectedPiece, "a piece"),
            Fault::BoardCount | Fault::HandCount => (Kind::InvalidCount, ""),
            Fault::Length { unit: Unit::Square, .. } => (Kind::RankLength, ""),
            Fault::Length { .. } => (Kind::LayerLength, ""),
            Fault::Slashes { .. } | Fault::DoubledSlash => (Kind::TooManySlashes, ""),
            Fault::RankTooLong | Fault::HandTooLarge | Fault::TooMany { .. } => {
                (Kind::TooLarge, "")
            }
            Fault::Hands => (Kind::ExpectedHands, "hands with a slash between them"),
            Fault::HandSlash => (Kind::ExpectedHands, "only one slash between the hands"),
            Fault::HandOrder => (Kind::HandOrder, "a hand in order, without repetition"),
            Fault::Styles => (Kind::ExpectedStyles, "the styles, such as `C/c`"),
            Fault::StylesSlash => (Kind::ExpectedStyles, "`/`"),
            Fault::StylesUpper => (Kind::ExpectedStyles, "an upper-case letter"),
            Fault::StylesLower => (Kind::ExpectedStyles, "a lower-case letter"),
            Fault::StylesEnd => (Kind::ExpectedStyles, "the end of the styles"),
            Fault::End => (Kind::ExpectedEnd, "the end"),
            Fault::TooManyPieces { .. } => (Kind::TooManyPieces, ""),
        }
    }
}

impl Display for FeenError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write_placed(f)?;
        self.hint().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}

/// Returns a number of things: `1 square`, `2 squares`.
#[must_use]
pub fn counted(count: usize, noun: &str) -> impl Display {
    from_fn(move |f| write!(f, "{count} {noun}{}", if count == 1 { "" } else { "s" }))
}
