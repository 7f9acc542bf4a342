//! Reads the fields that FENs and SFEN have in common.

use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;
use core::str::FromStr;

use epin::feen::{FeenBuf, IntoHands};
use epin::{Catalog, Piece, Side};

use crate::error::quoted;
use crate::notation::Notation;
use crate::{Clock, FenError};

/// What is on each square, in the order of the string.
pub(crate) type Board<C> = Vec<Option<Piece<C>>>;

/// A string that is read field by field, with one space between two fields.
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

    /// Whether a space, and so another field, follows.
    pub(crate) fn has_more(&self) -> bool {
        self.next.is_some()
    }

    /// Returns where the next field is.
    pub(crate) fn field(&mut self, expected: &str) -> Result<Range<usize>, FenError> {
        let start = self.next.unwrap_or(self.text.len());
        let rest = &self.text[start..];
        let end = start + rest.find(' ').unwrap_or(rest.len());
        self.next = if end < self.text.len() { Some(end + 1) } else { None };
        if start < end {
            return Ok(start..end);
        }
        // The end of the string, or a second space.
        Err(self.error(start..self.text.len().min(start + 1), expected))
    }

    pub(crate) fn error(&self, range: Range<usize>, expected: &str) -> FenError {
        let text = &self.text[range.clone()];
        let found = if text.is_empty() { "the end".into() } else { quoted(text) };
        FenError::new(range, expected, &found)
    }

    /// Returns the error that there are `found` of something in a range.
    fn count(&self, range: Range<usize>, expected: &str, found: usize) -> FenError {
        let found = format!("{found} in {}", quoted(&self.text[range.clone()]));
        FenError::new(range, expected, &found)
    }

    pub(crate) fn board(&mut self) -> Result<Board<C>, FenError> {
        let Notation { files, ranks, .. } = self.notation;
        let field = self.field("the board")?;
        let found = self.text[field.clone()].split('/').count();
        if found != ranks.len() {
            let expected = format!("{} ranks of {} squares", ranks.len(), files.len());
            return Err(self.count(field, &expected, found));
        }
        let mut board = Vec::new();
        let mut start = field.start;
        for rank in self.text[field].split('/') {
            let range = start..start + rank.len();
            let squares = self.rank(range.clone())?;
            if squares.len() != files.len() {
                let expected = format!("{} squares in the rank", files.len());
                return Err(self.count(range, &expected, squares.len()));
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
                    let expected = "empty squares side by side as one count";
                    return Err(self.error(at - 1..at + 1, expected));
                }
                squares.extend((b'0'..digit).map(|_| None));
                at += 1;
                was_count = true;
            } else {
                let piece = self.piece(&mut at, rank.end, "a count of empty squares or ")?;
                squares.push(Some(piece));
                was_count = false;
            }
        }
        Ok(squares)
    }

    /// Returns the piece at `at`, after which `at` is, and which ends at `end` at the latest.
    pub(crate) fn piece(&self, at: &mut usize, end: usize, or: &str) -> Result<Piece<C>, FenError> {
        let start = *at;
        let text = &self.text[start..end];
        let letter = text.strip_prefix('+').unwrap_or(text).chars().next();
        let len = usize::from(text.starts_with('+')) + letter.map_or(0, char::len_utf8);
        *at += len;
        self.notation.piece(&text[..len]).ok_or_else(|| {
            let expected = format!("{or}a piece, {}", self.notation.letters.join(" "));
            self.error(start..self.text.len().min(start + len.max(1)), &expected)
        })
    }

    pub(crate) fn turn(&mut self) -> Result<Side, FenError> {
        let [first, second] = self.notation.turns;
        let expected = "the side to move, `w` or `b`";
        let field = self.field(expected)?;
        match &self.text[field.clone()] {
            text if text == first => Ok(Side::First),
            text if text == second => Ok(Side::Second),
            _ => Err(self.error(field, expected)),
        }
    }

    /// Reads a field that chess alone needs, so it is `-`. It may be missing.
    pub(crate) fn unused(&mut self) -> Result<(), FenError> {
        let expected = "`-`, since only chess has this field";
        if self.has_more() {
            let field = self.field(expected)?;
            if self.text[field.clone()] != *"-" {
                return Err(self.error(field, expected));
            }
        }
        Ok(())
    }

    /// Reads the two counters, of which the second or both may be missing, and the end.
    pub(crate) fn clock(&mut self) -> Result<Clock, FenError> {
        let mut clock = Clock::default();
        if self.has_more() {
            clock.halfmoves = self.number("the halfmove clock, a number")?;
        }
        if self.has_more() {
            clock.fullmoves = self.number("the fullmove number")?;
        }
        self.end()?;
        Ok(clock)
    }

    pub(crate) fn number(&mut self, expected: &str) -> Result<u32, FenError> {
        let field = self.field(expected)?;
        self.number_in(field, expected)
    }

    /// Returns the number that a field is: digits alone.
    pub(crate) fn number_in<N: FromStr>(
        &self,
        field: Range<usize>,
        expected: &str,
    ) -> Result<N, FenError> {
        let text = &self.text[field.clone()];
        let number = text.parse().ok().filter(|_| !text.starts_with('+'));
        number.ok_or_else(|| self.error(field, expected))
    }

    pub(crate) fn end(&mut self) -> Result<(), FenError> {
        match self.next {
            Some(next) => Err(self.error(next - 1..self.text.len(), "the end")),
            None => Ok(()),
        }
    }

    /// Returns the position with these parts.
    pub(crate) fn position(
        &self,
        board: Board<C>,
        hands: impl IntoHands<Piece<C>>,
        turn: Side,
    ) -> Result<FeenBuf<Piece<C>>, FenError> {
        let Notation { start, .. } = self.notation;
        let squares = board.len();
        // The board has as many squares as the sizes say, so there can only be too many pieces.
        FeenBuf::new(start.sizes(), board, hands, start.styles(), turn).map_err(|_| {
            let expected = format!("at most {squares} pieces on the board and in hand");
            FenError::new(0..self.text.len(), &expected, "more")
        })
    }
}
