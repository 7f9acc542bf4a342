//! Finds what is wrong with a board that is not valid.

use alloc::format;
use core::ops::Range;

use epin::Catalog;

use super::Reader;
use crate::dialect::HandsField;
use crate::parse_fen_error::{ParseFenError, ParseFenErrorKind, quoted};

impl<C: Catalog> Reader<'_, C> {
    /// Returns the error for a board that stops being valid at the offset `at`, in a
    /// rank that starts at the offset `start` and has `found` squares before `at`.
    #[cold]
    pub(super) fn wrong_board(
        &self,
        field: Range<usize>,
        at: usize,
        start: usize,
        [ranks, files, found]: [usize; 3],
    ) -> ParseFenError {
        if field.is_empty() {
            return self.error(ParseFenErrorKind::Board, self.piece_range(at), "the board");
        }
        let (byte, board) = (self.byte(at), ParseFenErrorKind::Board);
        let count = self.part(field.clone()).split('/').count();
        if count >= ranks
            && byte.is_ascii_digit()
            && self.part(start..at).ends_with(|char: char| char.is_ascii_digit())
        {
            let expected = match byte {
                b'0' => "a count of empty squares with one digit",
                _ => "adjacent empty squares as one count",
            };
            return self.error(board, at - 1..at + 1, expected);
        }
        let wrong_rank =
            || self.wrong_count(start..at, &format!("{files} squares in the rank"), found);
        if found > files {
            return wrong_rank();
        }
        let is_char = at < field.end && byte != b'/';
        // Whether what is here may be the reason for the wrong number of ranks. A letter inside a rank is more
        // likely to be a piece of another game, whose board has fewer ranks.
        let is_culprit = is_char
            && (found == files || at > field.start && !byte.is_ascii_alphanumeric())
            || at == field.end && self.goes_on(at);
        if count < ranks && !is_culprit {
            return self.wrong_count(field, &format!("{ranks} ranks"), count);
        }
        if is_char || is_culprit {
            let is_last = self.part(field.start..at).split('/').count() == ranks;
            let expected = match self.dialect.plain_piece(byte) {
                _ if found == files && !is_last => "`/` after the rank".into(),
                _ if found == files && self.dialect.hands == Some(HandsField::Board) => {
                    "a space or the hands after the board".into()
                }
                _ if found == files => "a space after the board".into(),
                // Without the `~` after it, the letter would have been read as a piece.
                Some(_) => match self.dialect.marked_letters().as_str() {
                    "" => "a piece without `~`, since the game has no promoted pieces".into(),
                    letters => format!("`~` only after {letters}"),
                },
                None => {
                    format!("a count of empty squares or a piece, {}", self.dialect.all_letters())
                }
            };
            return self.error(board, self.piece_range(at), &expected);
        }
        if found == files {
            let expected = format!("the end of the board after {ranks} ranks");
            return self.error(board, at..field.end, &expected);
        }
        wrong_rank()
    }

    /// Returns whether the board seems to go on after a space at the offset `at`: the next word consists of
    /// pieces, counts and slashes and is not the side to move.
    fn goes_on(&self, at: usize) -> bool {
        let rest = self.part(at..self.text.len()).trim_start_matches(' ');
        let word = rest.split([' ', '[']).next().unwrap_or_default();
        let is_on_board = |byte: u8| {
            matches!(byte, b'/' | b'1'..=b'9' | b'+' | b'~')
                || self.dialect.plain_piece(byte).is_some()
        };
        let is_turn = word.len() == 1
            && self.dialect.turns.iter().any(|turn| turn.contains(&word.to_ascii_lowercase()));
        !word.is_empty() && !is_turn && word.bytes().all(is_on_board)
    }

    /// Returns the error for a board with the wrong number of ranks, or a rank with the wrong number of
    /// squares.
    #[cold]
    fn wrong_count(&self, range: Range<usize>, expected: &str, found: usize) -> ParseFenError {
        let found = match found {
            0 => "none".into(),
            _ => format!("{found} in {}", quoted(self.part(range.clone()))),
        };
        self.error_with(ParseFenErrorKind::Board, range, expected, &found)
    }
}
