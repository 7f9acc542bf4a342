//! Reads the pieces in hand.

use core::ops::Range;

use epin::Catalog;

use super::{Board, Hands, Reader};
use crate::parse_fen_error::{ParseFenError, ParseFenErrorKind};

impl<C: Catalog> Reader<'_, C> {
    /// Reads the hands that end the board's field, each piece as often as it is in hand: in brackets, or as a
    /// rank if `range` starts with a slash. Returns the range of the pieces, and the hands.
    pub(crate) fn read_hands_after(
        &self,
        range: Range<usize>,
    ) -> Result<(Range<usize>, Hands<C>), ParseFenError> {
        let is_in_brackets = self.byte(range.start) == b'[';
        let is_end = |at| at == range.end || is_in_brackets && self.byte(at) == b']';
        let start = range.start + 1;
        let (mut at, mut hands) = (start, Hands::default());
        if self.byte(at) == b'-' && is_end(at + 1) {
            at += 1;
        }
        while !is_end(at) {
            let (len, piece) = self.piece(at);
            let Some(piece) = piece.filter(|piece| self.dialect.can_be_in_hand(*piece)) else {
                return Err(self.not_in_hand(at));
            };
            hands[piece.side()].add(piece);
            at += len;
        }
        if is_in_brackets && at + 1 != range.end {
            return Err(self.wrong_bracket(at, range.end));
        }
        Ok((start..at, hands))
    }

    /// Reads the hands in a field of their own, as in SFEN: each piece once, after its count.
    pub(crate) fn read_hands_field(&mut self, board: &Board<C>) -> Result<Hands<C>, ParseFenError> {
        let expected = "the hands, or `-`";
        let mut hands = Hands::default();
        let Some(field) = self.read_field_or_dash(ParseFenErrorKind::Hands, expected)? else {
            return Ok(hands);
        };
        let text = self.part(field.clone());
        // If the hands are missing, this field is the move number. A single character that is not a letter,
        // such as `–`, was probably meant to be `-`. In both cases, the error is about the field, not about a
        // piece in it.
        if text.bytes().all(|byte| byte.is_ascii_digit())
            || text.chars().count() == 1
                && !text.starts_with(|char: char| char.is_ascii_alphabetic())
        {
            return Err(self.error(ParseFenErrorKind::Hands, field, expected));
        }
        let mut at = field.start;
        while at < field.end {
            let (digits, end, piece) = self.counted_piece(at..field.end);
            let count = match self.part(digits.clone()) {
                "" => 1,
                "1" => 0,
                text if text.starts_with('0') => 0,
                text => text.parse().unwrap_or(u32::MAX),
            };
            if count == 0 {
                let expected = "a count of 2 or more, without leading zeros";
                return Err(self.error(ParseFenErrorKind::Hands, digits, expected));
            }
            let Some(piece) = piece.filter(|piece| self.dialect.can_be_in_hand(*piece)) else {
                return Err(self.not_in_hand(digits.end));
            };
            let hand = &mut hands[piece.side()];
            if hand.count(piece) > 0 {
                let expected = "each piece in hand once, with its count, as in `2P`";
                return Err(self.error(ParseFenErrorKind::Hands, at..end, expected));
            }
            hand.set(piece, count);
            at = end;
        }
        self.check_piece_count(board, &hands, field)?;
        Ok(hands)
    }

    /// Returns the error for what was found at the offset `at`, where a piece in hand was expected.
    #[cold]
    fn not_in_hand(&self, at: usize) -> ParseFenError {
        self.error(ParseFenErrorKind::Hands, self.piece_range(at), &self.dialect.expected_in_hand())
    }

    /// Returns the error for hands in brackets that have no `]` before the offset `end`, where their field
    /// ends, or that are followed by something after the `]` at the offset `at`.
    #[cold]
    fn wrong_bracket(&self, at: usize, end: usize) -> ParseFenError {
        let (range, expected) = if at < end {
            (self.piece_range(at + 1), "a space after the hands")
        } else {
            (self.piece_range(at), "`]` after the hands")
        };
        self.error(ParseFenErrorKind::Hands, range, expected)
    }
}
