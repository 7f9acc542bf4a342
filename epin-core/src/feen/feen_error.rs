//! The error for a mistake in a position.

use core::fmt::{self, Display, Formatter};
use core::ops::Range;

use super::excerpt::Excerpt;
use super::mistake::{Fault, Mistake};
use super::styles_field::has_name;
use super::words::ParseFeenErrorKind;
use crate::explain::error::ECHO;
use crate::explain::escaped::Escaped;
use crate::explain::found::Found;
use crate::explain::from_fn::from_fn;
use crate::explain::hint::Hint;
use crate::explain::message::Message;
use crate::explain::suggestion::Suggestion;
use crate::token::bytes::{copy_start, slice};
use crate::token::layout::Token;

const BOARD: Hint = Hint::Note("this crate reads boards of at most three dimensions");
const NAMES: Hint = Hint::Note("each style is one letter, as in C/m: a name such as Chess is SNN");
const ORDER: Hint = Hint::Note("larger counts come first, then this order: -A +A A A' A^ a B");
const TURN: Hint = Hint::Note("this is FEN's side to move: in FEEN, its style comes first");

/// One mistake in a string that is not a position.
// Its numbers have small types to keep it small: it is returned by value in a `Result`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeenError {
    fault: Fault,
    found: Found,
    repair: Option<Suggestion>,
    /// The start of the wrong part, such as a rank or a count.
    text: [u8; ECHO],
    start: u16,
    at: u16,
    end: usize,
}

impl FeenError {
    #[inline(never)] // See `Fields::walk`.
    pub(super) fn new(string: &[u8], mistake: &Mistake) -> Self {
        let Mistake { fault, span, repair, .. } = *mistake;
        let end = if fault == Fault::TooLong { string.len() } else { span.end() };
        Self::at(string, fault, span.start()..end, mistake.offset(), repair)
    }

    /// Returns the error for an unknown piece at an offset of a position.
    #[must_use]
    pub const fn of_piece(
        string: &[u8],
        token: Token,
        start: usize,
        repair: Option<Suggestion>,
    ) -> Self {
        let end = start + token.as_str().len();
        Self::at(string, Fault::Unknown(token), start..end, start, repair)
    }

    #[allow(clippy::cast_possible_truncation)] // At most `MAX_LEN`.
    const fn at(
        string: &[u8],
        fault: Fault,
        range: Range<usize>,
        at: usize,
        repair: Option<Suggestion>,
    ) -> Self {
        let mut text = [0; ECHO];
        copy_start(slice(string, range.start, range.end), &mut text);
        let (found, start, end) = (Found::at(string, at), range.start as u16, range.end);
        Self { fault, found, repair, text, start, at: at as u16, end }
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
        self.fault.kind()
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
            (Fault::Hands | Fault::Styles, _) if matches!(self.text, [b'w' | b'b', 0, ..]) => TURN,
            (Fault::End, _) if matches!(self.text, [b' ', b'w' | b'b', 0 | b' ', ..]) => TURN,
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
            if self.fault == Fault::Foreign {
                f.write_str("\n  = help: the crate `epin-games` reads FEN and SFEN, at run time")?;
            }
            self.hint().map_or(Ok(()), |hint| write!(f, "\n  = help: {hint}"))
        })
    }

    /// Writes what was expected and what was found instead.
    ///
    /// # Errors
    ///
    /// Returns an error if `f` does.
    pub fn write_reason(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.fault.write_reason(f, self.found, self.text(), self.range().len())
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
            fault if fault.is_of_whole() => Ok(()),
            Fault::HandOrder => write!(f, ", at byte {}", self.at),
            _ => write!(f, " at byte {}", self.at),
        }
    }
}

impl Display for FeenError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write_placed(f)?;
        self.hint().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}
