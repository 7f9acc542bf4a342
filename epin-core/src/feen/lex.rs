//! Reads a string one piece, count or separator at a time.

use crate::token::{Epin, read_prefix};

/// A part of a position: a piece, a count, or one other byte, such as a slash.
#[cfg(feature = "alloc")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lexeme {
    /// The longest possible token: `K'K` is `K'` and then `K`.
    Piece(Epin),
    /// A count of empty squares or, in a hand, of the next piece: a number
    /// without leading zeros. A number above `u32::MAX` is read as `u32::MAX`.
    Count(u32),
    /// One `/`.
    Slash,
    /// Any other byte, such as a space.
    Other,
}

/// Returns the first part of `text` and the rest of the string, or `None` if `text` is empty.
///
/// `read_feen` and the iterators call `read_prefix` and `read_count` instead, because calling
/// `read_lexeme` in their loops would take 10 to 30% more instructions.
#[cfg(feature = "alloc")]
#[inline]
pub(super) const fn read_lexeme(text: &[u8]) -> Option<(Lexeme, &[u8])> {
    if let [b'/', rest @ ..] = text {
        return Some((Lexeme::Slash, rest));
    }
    if let Some((token, rest)) = read_prefix(text) {
        return Some((Lexeme::Piece(token), rest));
    }
    if let Some((count, rest)) = read_count(text) {
        return Some((Lexeme::Count(count), rest));
    }
    match text {
        [] => None,
        [_, rest @ ..] => Some((Lexeme::Other, rest)),
    }
}

/// Returns the first piece anywhere in `text`, and what follows the piece. Unlike a `Walk`, this skips
/// everything that is not a piece, so it goes on into the hands and works on invalid strings.
pub(crate) const fn next_piece(text: &[u8]) -> Option<(Epin, &[u8])> {
    let mut rest = text;
    while let [_, more @ ..] = rest {
        if let Some(piece) = read_prefix(rest) {
            return Some(piece);
        }
        rest = more;
    }
    None
}

/// Returns the count at the start of `text`, and the rest of the string.
pub(crate) const fn read_count(text: &[u8]) -> Option<(u32, &[u8])> {
    let [b'1'..=b'9', ..] = text else { return None };
    let mut count: u32 = 0;
    let mut rest = text;
    while let [digit @ b'0'..=b'9', more @ ..] = rest {
        count = count.saturating_mul(10).saturating_add((*digit - b'0') as u32);
        rest = more;
    }
    Some((count, rest))
}

/// Returns the hand item at the start of `text`, and the rest of the string.
///
/// An item is a piece, optionally preceded by a count of 2 or more.
#[inline]
pub(crate) const fn read_item(text: &[u8]) -> Option<((Epin, u32), &[u8])> {
    let (count, piece) = match read_count(text) {
        Some((1, _)) => return None,
        Some(counted) => counted,
        None => (1, text),
    };
    match read_prefix(piece) {
        Some((token, rest)) => Some(((token, count), rest)),
        None => None,
    }
}
