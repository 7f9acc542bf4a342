//! Reads the fields that FENs and SFEN have in common.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::ops::Range;
use core::str::FromStr;

use epin::feen::{FeenBuf, Position};
use epin::{Catalog, EpinMap, Piece, Side};

use crate::error::quoted;
use crate::notation::Notation;
use crate::{Clock, FenError};

/// What is on each square, in the order of the string.
pub(crate) type Board<C> = Vec<Option<Piece<C>>>;

/// A string that is read field by field. Single spaces separate the fields.
pub(crate) struct Reader<'a, C: Catalog> {
    notation: &'static Notation<C>,
    pub(crate) text: &'a str,
    /// Where the next field starts, or `None` after the last one.
    next: Option<usize>,
}

impl<'a, C: Catalog> Reader<'a, C> {
    pub(crate) fn new(notation: &'static Notation<C>, text: &'a str) -> Self {
        Self { notation, text, next: Some(0) }
    }

    pub(crate) fn error(&self, range: Range<usize>, expected: &str) -> FenError {
        let text = &self.text[range.clone()];
        let found = if text.is_empty() { "the end".into() } else { quoted(text) };
        FenError::new(range, expected, &found)
    }

    /// Returns the error for a range with the wrong number of ranks or squares.
    fn wrong_count(&self, range: Range<usize>, expected: &str, found: usize) -> FenError {
        let found = match found {
            0 => "none".into(),
            _ => format!("{found} in {}", quoted(&self.text[range.clone()])),
        };
        FenError::new(range, expected, &found)
    }

    /// Returns the range of the next field.
    pub(crate) fn field(&mut self, expected: &str) -> Result<Range<usize>, FenError> {
        let len = self.text.len();
        let start = self.next.unwrap_or(len);
        let end = self.text[start..].find(' ').map_or(len, |space| start + space);
        let space = if end < len { Some(end) } else { None };
        match self.next {
            Some(_) if start < end => {}
            // A space at the end. The next arm reports the second of two spaces.
            Some(1..) if start == len => return Err(self.error(len - 1..len, expected)),
            _ => return Err(self.error(start..len.min(start + 1), expected)),
        }
        self.next = space.map(|space| space + 1);
        Ok(start..end)
    }

    /// Returns the range of the next field, or `None` if it is `-` or missing.
    pub(crate) fn optional(&mut self, expected: &str) -> Result<Option<Range<usize>>, FenError> {
        if self.next.is_none() {
            return Ok(None);
        }
        let field = self.field(expected)?;
        Ok(Some(field).filter(|field| self.text[field.clone()] != *"-"))
    }

    pub(crate) fn board(&mut self) -> Result<Board<C>, FenError> {
        let sizes = self.notation.start.sizes();
        let (ranks, files) = (usize::from(sizes[0]), usize::from(sizes[1]));
        let field = self.field("the board")?;
        let found = self.text[field.clone()].split('/').count();
        if found != ranks {
            return Err(self.wrong_count(field, &format!("{ranks} ranks"), found));
        }
        let mut board = Vec::new();
        let mut start = field.start;
        for rank in self.text[field].split('/') {
            let range = start..start + rank.len();
            let squares = self.rank(range.clone())?;
            if squares.len() != files {
                let expected = format!("{files} squares in the rank");
                return Err(self.wrong_count(range, &expected, squares.len()));
            }
            board.extend(squares);
            start = range.end + 1;
        }
        Ok(board)
    }

    fn rank(&self, rank: Range<usize>) -> Result<Board<C>, FenError> {
        let mut squares = Vec::new();
        let mut at = rank.start;
        let mut was_count = false;
        while at < rank.end {
            if let digit @ b'1'..=b'9' = self.text.as_bytes()[at] {
                if was_count {
                    let expected = "adjacent empty squares as one count";
                    return Err(self.error(at - 1..at + 1, expected));
                }
                squares.extend((b'0'..digit).map(|_| None));
                at += 1;
                was_count = true;
            } else {
                let (range, piece) = self.piece(at..rank.end);
                at = range.end;
                squares.push(Some(piece.ok_or_else(|| {
                    let letters = self.notation.letters.join(" ");
                    self.error(range, &format!("a count of empty squares or a piece, {letters}"))
                })?));
                was_count = false;
            }
        }
        Ok(squares)
    }

    /// Reads one character at the start of a range, or two if the first is a `+`, and returns their range
    /// and the piece that they name, if any.
    pub(crate) fn piece(&self, range: Range<usize>) -> (Range<usize>, Option<Piece<C>>) {
        let text = &self.text[range.clone()];
        let letter = text.strip_prefix('+').unwrap_or(text).chars().next();
        let len = usize::from(text.starts_with('+')) + letter.map_or(0, char::len_utf8);
        (range.start..range.start + len, self.notation.piece(&text[..len]))
    }

    pub(crate) fn turn(&mut self) -> Result<Side, FenError> {
        // All games write the same two letters.
        let expected = "the side to move, `w` or `b`";
        let field = self.field(expected)?;
        let text = &self.text[field.clone()];
        let is_of = |side: &Side| text.len() == 1 && self.notation.turn(*side).contains(text);
        Side::ALL.into_iter().find(is_of).ok_or_else(|| self.error(field, expected))
    }

    /// Reads a field that only chess uses: `-`, or nothing.
    pub(crate) fn unused(&mut self) -> Result<(), FenError> {
        let expected = "`-`, since only chess has this field";
        self.optional(expected)?.map_or(Ok(()), |field| Err(self.error(field, expected)))
    }

    /// Reads the two counters. The second or both may be missing.
    pub(crate) fn clock(&mut self) -> Result<Clock, FenError> {
        let start = Clock::default();
        let halfmoves = self.number("the halfmove clock, a number up to 4294967295")?;
        let fullmoves = self.number("the fullmove number, up to 4294967295")?;
        Ok(Clock {
            halfmoves: halfmoves.unwrap_or(start.halfmoves),
            fullmoves: fullmoves.unwrap_or(start.fullmoves),
        })
    }

    /// Reads a field that is a number, or returns `None` if there is none.
    pub(crate) fn number(&mut self, expected: &str) -> Result<Option<u32>, FenError> {
        if self.next.is_none() {
            return Ok(None);
        }
        let field = self.field(expected)?;
        self.number_in(field, expected).map(Some)
    }

    /// Returns the number in a field, which must be only digits.
    pub(crate) fn number_in<N: FromStr>(
        &self,
        field: Range<usize>,
        expected: &str,
    ) -> Result<N, FenError> {
        let text = &self.text[field.clone()];
        let has_leading_zero = text.len() > 1 && text.starts_with('0');
        let number = text.parse().ok().filter(|_| !text.starts_with('+') && !has_leading_zero);
        number.ok_or_else(|| self.error(field, expected))
    }

    /// Returns the position with these parts, or an error if there is another field.
    pub(crate) fn position(
        &self,
        board: Board<C>,
        hands: [EpinMap<Piece<C>, u32>; 2],
        turn: Side,
    ) -> Result<FeenBuf<Piece<C>>, FenError> {
        if let Some(next) = self.next {
            return Err(self.error(next - 1..self.text.len(), "the end"));
        }
        let Notation { start, .. } = self.notation;
        // Cannot fail: the board has the right size, and the hands were counted.
        let (sizes, styles) = (start.sizes().into(), start.styles());
        Position { sizes, squares: board, hands, styles, turn }
            .to_feen()
            .map_err(|error| FenError::new(0..0, "a position", &error.to_string()))
    }
}
