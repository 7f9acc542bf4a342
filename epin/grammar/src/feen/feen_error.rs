//! The error for a mistake in a position, and the words for each kind of mistake.

use core::fmt::{self, Display, Formatter};
use core::ops::Range;

use super::accept::FeenLayout;
use super::excerpt::Excerpt;
use super::mistake::{Fault, Mistake, Unit};
use super::styles_field::has_name;
use crate::explain::error::ECHO;
use crate::explain::escaped::Escaped;
use crate::explain::found::Found;
use crate::explain::from_fn::from_fn;
use crate::explain::hint::Hint;
use crate::explain::message::Message;
use crate::explain::suggestion::Suggestion;
use crate::token::bytes::copy_start;
use crate::token::layout::Token;

const BOARD: Hint = Hint::Note("this crate reads boards of at most three dimensions");
const ENCLOSED: Hint = Hint::Note("leave out what the position is enclosed in");
const NAMES: Hint = Hint::Note("each style is one letter, as in C/m: a name such as Chess is SNN");
const ORDER: Hint = Hint::Note("larger counts come first, then this order: -A +A A A' A^ a B");
const TURN: Hint = Hint::Note("this is FEN's side to move: in FEEN, its style comes first");

/// One mistake in a string that is not a position.
// Its numbers have small types to keep it small: it is returned by value in a `Result`.
#[derive(Debug, Clone, Copy)]
pub struct FeenError {
    fault: Fault,
    found: Found,
    repair: Option<Suggestion>,
    /// The start of the wrong part, such as a rank or a count.
    text: [u8; ECHO],
    start: u16,
    at: u16,
    /// The number of other mistakes of the string, or `u16::MAX` if they were not counted.
    others: u16,
    /// The checksum of the string, so that a report does not show a different string.
    sum: u32,
    end: usize,
}

impl FeenError {
    #[allow(clippy::cast_possible_truncation)] // At most `MAX_LEN`.
    pub(super) fn new(string: &[u8], mistake: &Mistake, others: usize) -> Self {
        let Mistake { fault, span, repair, .. } = *mistake;
        let at = mistake.offset();
        let mut text = [0; ECHO];
        copy_start(span.slice(string), &mut text);
        Self {
            fault,
            found: Found::at(string, at),
            repair,
            text,
            start: span.start() as u16,
            at: at as u16,
            others: others as u16,
            sum: sum(string),
            end: if fault == Fault::TooLong { string.len() } else { span.end() },
        }
    }

    /// Returns the error for an unknown piece at an offset of a position. Other mistakes are not counted.
    #[allow(clippy::cast_possible_truncation)] // At most `MAX_LEN`.
    #[must_use]
    pub const fn of_piece(
        string: &[u8],
        token: Token,
        start: usize,
        repair: Option<Suggestion>,
    ) -> Self {
        Self {
            fault: Fault::Unknown(token),
            found: Found::at(string, start),
            repair,
            text: [0; ECHO],
            start: start as u16,
            at: start as u16,
            others: u16::MAX,
            sum: sum(string),
            end: start + token.as_str().len(),
        }
    }

    /// Returns whether this error belongs to a string, as far as a checksum can tell.
    #[must_use]
    pub fn is_of(&self, string: &[u8]) -> bool {
        self.sum == sum(string)
    }

    /// Returns the number of other mistakes of the string, if they were counted.
    #[must_use]
    pub fn others(&self) -> Option<usize> {
        (self.others != u16::MAX).then_some(self.others.into())
    }

    /// Returns the unknown piece, if this is the error for one.
    #[must_use]
    pub const fn unknown(&self) -> Option<Token> {
        match self.fault {
            Fault::Unknown(token) => Some(token),
            _ => None,
        }
    }

    /// Returns the kind of mistake.
    #[must_use]
    pub const fn kind(&self) -> ParseFeenErrorKind {
        self.expected().0
    }

    /// Returns the byte offset that the message names.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.at as usize
    }

    /// Returns the range of the wrong part, in bytes, which [`suggestion`](Self::suggestion) replaces.
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        self.start as usize..self.end
    }

    /// Returns the string to write instead of the range, or `None` if there is no single likely repair.
    #[must_use]
    pub const fn suggestion(&self) -> Option<Suggestion> {
        self.repair
    }

    /// Returns the hint: a repair or a note.
    fn hint(&self) -> Option<Hint> {
        Some(match (self.fault, self.repair) {
            (_, Some(repair)) => Hint::Write(repair),
            (Fault::Enclosed, _) => ENCLOSED,
            (Fault::Turn, _) => TURN,
            (Fault::Hands | Fault::Styles, _) if matches!(self.text, [b'w' | b'b', 0, ..]) => TURN,
            (Fault::Slashes { .. }, _) => BOARD,
            (Fault::HandOrder, _) => ORDER,
            (Fault::StylesSlash | Fault::StylesEnd, _) if has_name(&self.text) => NAMES,
            _ => return None,
        })
    }

    /// Returns the message for a literal, which has several lines. With `is_marked`, it includes an excerpt
    /// of `text`, with `^` below the mistake.
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
            if matches!(self.fault, Fault::Fen | Fault::Sfen) {
                f.write_str("\n  = help: the crate `epin-games` reads FEN and SFEN, at run time")?;
            }
            self.hint().map_or(Ok(()), |hint| write!(f, "\n  = help: {hint}"))
        })
    }

    /// Writes what was expected and what was found instead.
    ///
    /// # Errors
    ///
    /// If `f` returns one.
    pub fn write_reason(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let text = self.text();
        match self.fault {
            Fault::TooLong => {
                write!(f, "expected at most {} bytes, found {}", FeenLayout::MAX_LEN, self.end)
            }
            Fault::Fields { .. } | Fault::Fen | Fault::Sfen => {
                f.write_str("expected a board, hands and styles, as in `8/8 / C/c`, found ")?;
                match self.fault {
                    Fault::Fields { words: 0 } if self.end == 0 => f.write_str("an empty string"),
                    Fault::Fields { words: 0 } => f.write_str("white space"),
                    Fault::Fields { words: 3 } => f.write_str("3 words that are not these"),
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
                write!(f, "expected {} as in {others}, ", counted(usual.into(), unit))?;
                write!(f, "found {found} in `{text}`")
            }
            Fault::BoardCount | Fault::HandCount => {
                let least = if self.fault == Fault::BoardCount { 1 } else { 2 };
                write!(f, "expected a count of {least} or more, without leading zeros, ")?;
                write!(f, "found `{text}`")
            }
            Fault::Digits => {
                write!(f, "expected adjacent empty squares as one count, found `{text}`")
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
                let (pieces, squares) =
                    (counted(pieces as usize, "piece"), counted(squares.into(), "square"));
                write!(f, "expected no more pieces than squares, found {pieces} and {squares}")
            }
            Fault::Unknown(token) => write!(f, "\"{}\" is not a piece of the game", token.as_str()),
            _ => write!(f, "expected {}, found {}", self.expected().1, self.found),
        }
    }

    /// Returns the start of the wrong part, escaped, with `…` if it goes on.
    fn text(&self) -> impl Display {
        let len = self.range().len();
        let start = self.text.get(..len).unwrap_or(&self.text);
        // Drop a character that was cut in the middle.
        let start = match core::str::from_utf8(start) {
            Err(error) if error.error_len().is_none() => start.get(..error.valid_up_to()),
            _ => Some(start),
        };
        let start = start.unwrap_or_default();
        from_fn(move |f| {
            Display::fmt(&Escaped { text: start, most: ECHO }, f)?;
            f.write_str(if start.len() < len { "…" } else { "" })
        })
    }

    /// Writes the reason, and the offset unless the whole string or the whole board is wrong.
    fn write_placed(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Fault::Unknown(token) = self.fault {
            let token = token.as_str();
            return write!(f, "\"{token}\" at byte {} is not a piece of the game", self.at);
        }
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

    /// Returns the kind of mistake and what was expected. The latter is empty if `write_reason` writes
    /// the whole sentence itself.
    const fn expected(&self) -> (ParseFeenErrorKind, &'static str) {
        match self.fault {
            Fault::TooLong => (ParseFeenErrorKind::TooLong, ""),
            Fault::Fields { .. } | Fault::Fen | Fault::Sfen => {
                (ParseFeenErrorKind::ExpectedFields, "")
            }
            Fault::Space => (ParseFeenErrorKind::ExpectedSpace, "only one space"),
            Fault::Turn => (ParseFeenErrorKind::ExpectedSpace, "only a space between the fields"),
            Fault::NoSpace => (ParseFeenErrorKind::ExpectedSpace, "a space"),
            Fault::InField => (ParseFeenErrorKind::ExpectedSpace, "no white space in a field"),
            Fault::Before | Fault::Enclosed => (ParseFeenErrorKind::ExpectedBoard, "the board"),
            Fault::Rank => (ParseFeenErrorKind::ExpectedRank, "a rank"),
            Fault::Square => {
                (ParseFeenErrorKind::ExpectedPiece, "a piece or a count of empty squares")
            }
            Fault::InHand => (ParseFeenErrorKind::ExpectedPiece, "a piece"),
            Fault::BoardCount | Fault::Digits | Fault::HandCount => {
                (ParseFeenErrorKind::InvalidCount, "")
            }
            Fault::Length { unit: Unit::Square, .. } => (ParseFeenErrorKind::RankLength, ""),
            Fault::Length { .. } => (ParseFeenErrorKind::LayerLength, ""),
            Fault::Slashes { .. } | Fault::DoubledSlash => (ParseFeenErrorKind::TooManySlashes, ""),
            Fault::RankTooLong | Fault::HandTooLarge | Fault::TooMany { .. } => {
                (ParseFeenErrorKind::TooLarge, "")
            }
            Fault::NoHands => {
                (ParseFeenErrorKind::ExpectedHands, "the hands, such as `/`, before the styles")
            }
            Fault::Hands => (ParseFeenErrorKind::ExpectedHands, "hands with a slash between them"),
            Fault::HandSlash => {
                (ParseFeenErrorKind::ExpectedHands, "only one slash between the hands")
            }
            Fault::HandOrder => {
                (ParseFeenErrorKind::HandOrder, "a sorted hand, with each piece once")
            }
            Fault::Unknown(_) => (ParseFeenErrorKind::UnknownPiece, ""),
            Fault::NoStyles | Fault::Styles => {
                (ParseFeenErrorKind::ExpectedStyles, "the styles, such as `C/c`")
            }
            Fault::StylesSlash => (ParseFeenErrorKind::ExpectedStyles, "`/`"),
            Fault::StylesUpper => (ParseFeenErrorKind::ExpectedStyles, "an upper-case letter"),
            Fault::StylesLower => (ParseFeenErrorKind::ExpectedStyles, "a lower-case letter"),
            Fault::StylesEnd => (ParseFeenErrorKind::ExpectedStyles, "the end of the styles"),
            Fault::End => (ParseFeenErrorKind::ExpectedEnd, "the end"),
            Fault::TooManyPieces { .. } => (ParseFeenErrorKind::TooManyPieces, ""),
        }
    }
}

/// Compares the mistake and the checksum of the string. The other fields follow from these.
impl PartialEq for FeenError {
    fn eq(&self, other: &Self) -> bool {
        let key = |error: &Self| (error.fault, error.range(), error.at, error.repair, error.sum);
        key(self) == key(other)
    }
}

impl Eq for FeenError {}

impl Display for FeenError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write_placed(f)?;
        self.hint().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}

/// Returns the checksum (FNV-1a) of as much of a string as a position can have, and one byte more.
const fn sum(string: &[u8]) -> u32 {
    let mut sum: u32 = 0x811c_9dc5;
    let mut left = FeenLayout::MAX_LEN + 1;
    let mut rest = string;
    while let ([byte, more @ ..], 1..) = (rest, left) {
        sum = (sum ^ *byte as u32).wrapping_mul(0x0100_0193);
        (rest, left) = (more, left - 1);
    }
    sum
}

/// Returns a count with its noun: `1 square`, `2 squares`.
#[must_use]
pub fn counted(count: usize, noun: &str) -> impl Display {
    from_fn(move |f| write!(f, "{count} {noun}{}", if count == 1 { "" } else { "s" }))
}

/// The kind of mistake in a position (FEEN).
///
/// ```
/// use epin::feen::{Feen, ParseFeenErrorKind};
///
/// let error = Feen::parse("k^7/7/7K^ / C/c").unwrap_err();
/// assert_eq!(error.kind(), ParseFeenErrorKind::RankLength);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseFeenErrorKind {
    /// The string is longer than 4,096 bytes.
    TooLong,
    /// It is unclear which parts of the string are the board, the hands and the styles.
    ExpectedFields,
    /// There is not exactly one space between two fields, or FEN's `w` or `b` is between them, or a field
    /// contains white space.
    ExpectedSpace,
    /// Something comes before the board: white space, a label, or an opening quotation mark.
    ExpectedBoard,
    /// A rank is missing before or after a slash.
    ExpectedRank,
    /// Something on the board or in a hand is neither a piece nor a count.
    ExpectedPiece,
    /// A count starts with a zero, is 1 in a hand, or is split into several, such as `44` for 8.
    InvalidCount,
    /// A rank has more or fewer squares than the others.
    RankLength,
    /// A layer has more or fewer ranks than the others.
    LayerLength,
    /// There are three or more slashes in a row, or two on a board of two dimensions.
    TooManySlashes,
    /// The board or a count in a hand exceeds the limits.
    TooLarge,
    /// The hands are missing, or there is not exactly one slash between them.
    ExpectedHands,
    /// The pieces of a hand are not in order, or one of them occurs twice.
    HandOrder,
    /// The styles are missing, or are not two letters of opposite case with a slash between them.
    ExpectedStyles,
    /// The position is complete, but the string goes on.
    ExpectedEnd,
    /// There are more pieces than squares.
    TooManyPieces,
    /// A piece is not in the catalog.
    UnknownPiece,
}
