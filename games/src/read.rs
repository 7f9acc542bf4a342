//! Reads the fields that several games have in common.

mod hands;
mod sizes;
mod wrong_board;

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use epin::{Catalog, Piece, Side, feen};

use crate::counters::Counters;
use crate::dialect::{Counts, Dialect, Mark};
use crate::parse_fen_error::{ParseFenError, ParseFenErrorKind, quoted};

pub(crate) use sizes::board_sizes;

/// What is on each square, in the order of the squares in the string.
pub(crate) type Board<C> = Vec<Option<Piece<C>>>;

/// The hands of both sides.
pub(crate) type Hands<C> = feen::Hands<Piece<C>>;

/// A string that is read field by field. Single spaces separate the fields.
#[allow(missing_debug_implementations, reason = "only the hidden trait `GameItems` names it")]
pub struct Reader<'a, C: Catalog> {
    dialect: &'a Dialect<C>,
    text: &'a str,
    /// Where the next field starts, or `None` once the last one has been read.
    next: Option<usize>,
}

impl<'a, C: Catalog> Reader<'a, C> {
    pub(crate) fn new(dialect: &'a Dialect<C>, text: &'a str) -> Self {
        Self { dialect, text, next: Some(0) }
    }

    /// Returns a part of the string.
    pub(crate) fn part(&self, range: Range<usize>) -> &'a str {
        self.text.get(range).unwrap_or_default()
    }

    pub(crate) fn byte(&self, at: usize) -> u8 {
        self.text.as_bytes().get(at).copied().unwrap_or_default()
    }

    #[cold]
    pub(crate) fn error(
        &self,
        kind: ParseFenErrorKind,
        range: Range<usize>,
        expected: &str,
    ) -> ParseFenError {
        let text = self.part(range.clone());
        let found = if text.is_empty() { "the end".into() } else { quoted(text) };
        self.error_with(kind, range, expected, &found)
    }

    pub(crate) fn error_with(
        &self,
        kind: ParseFenErrorKind,
        range: Range<usize>,
        expected: &str,
        found: &str,
    ) -> ParseFenError {
        ParseFenError::new(kind, self.dialect.notation, self.text, range, expected, found)
    }

    /// Reads the next field and returns its range.
    pub(crate) fn read_field(
        &mut self,
        kind: ParseFenErrorKind,
        expected: &str,
    ) -> Result<Range<usize>, ParseFenError> {
        let len = self.text.len();
        let start = self.next.unwrap_or(len);
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        let end = rest.iter().position(|byte| *byte == b' ').map_or(len, |space| start + space);
        if self.next.is_none() || start == end {
            return Err(self.no_field(kind, start, expected));
        }
        self.next = (end < len).then_some(end + 1);
        Ok(start..end)
    }

    /// Returns the error for a field that is missing at the offset `start`.
    #[cold]
    fn no_field(&self, kind: ParseFenErrorKind, start: usize, expected: &str) -> ParseFenError {
        let len = self.text.len();
        let rest = self.part(start..len);
        let spaces = rest.len() - rest.trim_start_matches(' ').len();
        match self.next {
            Some(1..) if start == len => {
                let expected = "the end, or another field after the space";
                self.error(ParseFenErrorKind::End, len - 1..len, expected)
            }
            Some(1..) => self.error_with(kind, start..start + spaces, "one space", "a second one"),
            _ => self.error(kind, start..start + spaces, expected),
        }
    }

    /// Reads a field and returns its range, or `None` if the field is `-`.
    pub(crate) fn read_field_or_dash(
        &mut self,
        kind: ParseFenErrorKind,
        expected: &str,
    ) -> Result<Option<Range<usize>>, ParseFenError> {
        let field = self.read_field(kind, expected)?;
        match self.part(field.clone()).strip_prefix('-') {
            None => Ok(Some(field)),
            Some("") => Ok(None),
            Some(_) => Err(self.error(kind, field.start + 1..field.end, "nothing after `-`")),
        }
    }

    /// Returns the first byte of the next field, or 0 if there is none.
    pub(crate) fn peek(&self) -> u8 {
        self.next.map_or(0, |start| self.byte(start))
    }

    /// Returns the range of all fields that have not been read.
    pub(crate) fn rest(&self) -> Range<usize> {
        self.next.unwrap_or(self.text.len())..self.text.len()
    }

    /// Returns an error if there is another field.
    pub(crate) fn check_end(&self) -> Result<(), ParseFenError> {
        match self.next {
            Some(next) => {
                let rest = next - 1..self.text.len();
                Err(self.error(ParseFenErrorKind::End, rest, "the end"))
            }
            None => Ok(()),
        }
    }

    /// Reads the board in a range. `sizes` are the sizes of the game's board. Calls `visit` with the index of
    /// each square that has a piece and the range of that piece.
    pub(crate) fn read_board(
        &self,
        field: Range<usize>,
        sizes: &[u8],
        mut visit: impl FnMut(usize, Range<usize>),
    ) -> Result<Board<C>, ParseFenError> {
        let (ranks, files) = match *sizes {
            [ranks, files] => (usize::from(ranks), usize::from(files)),
            _ => (1, 1), // Unreachable: all games have boards of two dimensions.
        };
        let mut board = vec![None; ranks * files];
        // The index of the next square, the index of the first square of
        // the next rank, and the offset at which the current rank starts.
        let (mut index, mut next_rank, mut start) = (0, files, field.start);
        let mut at = field.start;
        // The count of empty squares before `at`, or 0. The additions saturate, because a refused string can have
        // any number of digits.
        let mut count = 0;
        // The loop does not run past the end of the board, because the board is followed by a space, by
        // nothing, by a bracket or, in crazyhouse, by an eighth slash, each of which stops the loop.
        loop {
            match self.byte(at) {
                b'/' if index == next_rank && next_rank < board.len() => {
                    (next_rank, start, count) = (next_rank + files, at + 1, 0);
                    at += 1;
                }
                digit @ b'1'..=b'9' if count == 0 => {
                    count = usize::from(digit - b'0');
                    index = index.saturating_add(count);
                    at += 1;
                }
                digit @ b'0'..=b'9' if count > 0 && self.dialect.counts != Counts::OneDigit => {
                    let squares = self.dialect.counts.squares(count, digit);
                    count = count.saturating_add(squares);
                    index = index.saturating_add(squares);
                    at += 1;
                }
                _ if at == field.end && index == board.len() && next_rank == index => {
                    return Ok(board);
                }
                _ => {
                    let (len, piece) = self.piece(at);
                    let Some(piece) = piece else { break };
                    if let Some(square) = board.get_mut(index) {
                        *square = Some(piece);
                        visit(index, at..at + len);
                    }
                    index = index.saturating_add(1);
                    count = 0;
                    at += len;
                }
            }
        }
        Err(self.wrong_board(
            field,
            at,
            start,
            [ranks, files, index.saturating_sub(next_rank - files)],
        ))
    }

    /// Returns the length in bytes of the piece at an offset and the piece itself, which is `None` if there is
    /// no piece.
    #[inline]
    pub(crate) fn piece(&self, at: usize) -> (usize, Option<Piece<C>>) {
        match self.dialect.mark {
            Some(Mark::Before) if self.byte(at) == b'+' => {
                (2, self.dialect.marked_piece(self.byte(at + 1)))
            }
            Some(Mark::After) if self.byte(at + 1) == b'~' => {
                (2, self.dialect.marked_piece(self.byte(at)))
            }
            _ => (1, self.dialect.plain_piece(self.byte(at))),
        }
    }

    /// Returns the range of the count at the start of the given range, the end of the piece after the count,
    /// and the piece itself. Without a count, the first range is empty.
    #[inline]
    pub(crate) fn counted_piece(
        &self,
        Range { start, end }: Range<usize>,
    ) -> (Range<usize>, usize, Option<Piece<C>>) {
        let digits = self.part(start..end).bytes().take_while(u8::is_ascii_digit).count();
        let (len, piece) = self.piece(start + digits);
        (start..start + digits, start + digits + len, piece)
    }

    /// Returns the range of what was found at the offset `at` instead of a piece: a character, with any `+`
    /// before it and, if the game has that mark, any `~` after it.
    fn piece_range(&self, at: usize) -> Range<usize> {
        let text = self.part(at..self.text.len());
        let (plus, text) = text.strip_prefix('+').map_or((0, text), |text| (1, text));
        let mut chars = text.chars();
        let char = chars.next().filter(|char| plus == 0 || !matches!(char, '/' | ' ' | '[' | ']'));
        let is_marked = self.dialect.mark == Some(Mark::After)
            && char.is_some_and(char::is_alphabetic)
            && chars.next() == Some('~');
        at..at + plus + char.map_or(0, |char| char.len_utf8() + usize::from(is_marked))
    }

    /// Returns an error if there are more pieces than squares. `range` is the range of the hands.
    pub(crate) fn check_piece_count(
        &self,
        board: &Board<C>,
        hands: &Hands<C>,
        range: Range<usize>,
    ) -> Result<(), ParseFenError> {
        if has_too_many_pieces(board, hands) {
            let expected = format!("at most {} pieces on the board and in hand", board.len());
            return Err(self.error(ParseFenErrorKind::Hands, range, &expected));
        }
        Ok(())
    }

    pub(crate) fn read_turn(&mut self) -> Result<Side, ParseFenError> {
        let Dialect { turns: [first, second], expected_turn, .. } = self.dialect;
        let field = self.read_field(ParseFenErrorKind::Turn, expected_turn)?;
        let text = self.part(field.clone());
        match text.len() {
            1 if first.contains(text) => Ok(Side::First),
            1 if second.contains(text) => Ok(Side::Second),
            _ => Err(self.error(ParseFenErrorKind::Turn, field, expected_turn)),
        }
    }

    /// Reads a field that has to be `-`. The field may also be missing.
    pub(crate) fn read_dash(
        &mut self,
        kind: ParseFenErrorKind,
        expected: &str,
    ) -> Result<(), ParseFenError> {
        if self.next.is_none() {
            return Ok(());
        }
        let field = self.read_field_or_dash(kind, expected)?;
        field.map_or(Ok(()), |field| Err(self.error(kind, field, expected)))
    }

    /// Reads the two counters. The second one, or both, may be missing.
    pub(crate) fn read_counters(&mut self) -> Result<Counters, ParseFenError> {
        let expected = "the halfmove clock, a number up to 4294967295";
        let halfmove_clock = self.read_number(ParseFenErrorKind::HalfmoveClock, expected)?;
        let move_number =
            self.read_number(ParseFenErrorKind::MoveNumber, "the move number, up to 4294967295")?;
        Ok(Counters { halfmove_clock, move_number, counting_limit: None })
    }

    /// Reads the number of an SFEN.
    pub(crate) fn read_sfen_number(&mut self) -> Result<Option<u32>, ParseFenError> {
        let expected = "the number of the next move, up to 4294967295";
        self.read_number(ParseFenErrorKind::MoveNumber, expected)
    }

    /// Reads a field that consists of a single number. Returns `None` if there is no field left.
    pub(crate) fn read_number(
        &mut self,
        kind: ParseFenErrorKind,
        expected: &str,
    ) -> Result<Option<u32>, ParseFenError> {
        if self.next.is_none() {
            return Ok(None);
        }
        let field = self.read_field(kind, expected)?;
        let text = self.part(field.clone());
        let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        if is_digits && text.len() > 1 && text.starts_with('0') {
            return Err(self.error(kind, field, &format!("{expected}, without leading zeros")));
        }
        match text.parse() {
            Ok(number) if is_digits => Ok(Some(number)),
            _ => Err(self.error(kind, field, expected)),
        }
    }
}

/// Returns whether there are more pieces on the board and in hand than squares.
pub(crate) fn has_too_many_pieces<C: Catalog>(board: &Board<C>, hands: &Hands<C>) -> bool {
    let in_hand = hands.first.total() + hands.second.total();
    // `in_hand > 0` is checked only for speed: without this check, writing a FEN takes 3% more instructions.
    in_hand > 0 && in_hand > board.iter().filter(|square| square.is_none()).count() as u64
}
