//! The fields after the board: tells a FEN from an SFEN, and reads the fields of a FEN after the side to move.

use alloc::vec::Vec;

use super::TurnLetters;
use super::kind::Kind;
use crate::parse_fen_error::{ParseFenError, ParseFenErrorKind};
use crate::read::Reader;

/// Returns the letters for the side to move, or `None` if the string can be a FEN as well as an SFEN.
pub(super) fn turns(text: &str) -> Option<TurnLetters> {
    let fields: Vec<_> = text.split(' ').take(5).collect();
    let is_number = |field| has_only(field, |byte| byte.is_ascii_digit());
    let can_be_hands = |field: &str| field == "-" || field.contains(char::is_alphabetic);
    match fields[..] {
        [_, _, _] => None,
        [board, _, third, number] if can_be_hands(third) && is_number(number) => {
            (!board.contains('[')).then_some(TurnLetters::BlackWhite)
        }
        [_, "r", ..] => Some(TurnLetters::RedBlack),
        _ => Some(TurnLetters::WhiteBlack),
    }
}

/// Reads the fields of a FEN after the side to move. Each of them can be missing.
pub(super) fn read_rest(reader: &mut Reader<'_, Kind>) -> Result<(), ParseFenError> {
    let is_epd = reader.part(reader.rest()).contains(';');
    let is_counter = |field| has_only(field, |byte| byte.is_ascii_digit() || byte == b'+');
    let mut missing = ParseFenErrorKind::Castling;
    if has_only(next(reader), |byte| byte.is_ascii_alphabetic() || byte == b'-') {
        reader.read_field(missing, "")?;
        missing = ParseFenErrorKind::EnPassant;
        // One or several squares. In an EPD, a `;` can follow directly.
        let is_square = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b';');
        if has_only(next(reader), is_square) && !is_counter(next(reader)) {
            reader.read_field(missing, "")?;
            missing = ParseFenErrorKind::End;
        }
    }
    while is_counter(next(reader)) {
        reader.read_field(missing, "")?;
    }
    let expected = match missing {
        _ if reader.rest().is_empty() => return reader.check_end(),
        ParseFenErrorKind::End if is_epd => return Ok(()),
        ParseFenErrorKind::Castling => "the castling rights, such as `KQ`, or `-`",
        ParseFenErrorKind::EnPassant => "the en passant square, such as `e3`, or `-`",
        _ => "a counter such as `0` or `3+3`, or the operations of an EPD, with `;` after each",
    };
    let field = reader.read_field(missing, expected)?;
    Err(reader.error(missing, field, expected))
}

/// Returns the next field, or an empty string if there is none.
fn next<'a>(reader: &Reader<'a, Kind>) -> &'a str {
    reader.part(reader.rest()).split(' ').next().unwrap_or_default()
}

/// Returns whether a field has only such bytes, and at least one.
fn has_only(field: &str, is_such: impl Fn(u8) -> bool) -> bool {
    !field.is_empty() && field.bytes().all(is_such)
}
