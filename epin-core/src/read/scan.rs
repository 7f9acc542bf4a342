//! Parses tokens, and finds where a string stops being a token.

#![allow(
    clippy::indexing_slicing,
    reason = "the tables have an entry for every byte, length and notation; `byte` compares first"
)]

use super::error_kind::ParseErrorKind;
use super::tables::TABLES;
use super::{snn, styles};
use crate::token::layout::Token;
use crate::token::notation::Notation;
#[cfg(feature = "feen")]
use crate::token::shape;

/// Parses all of `text` as an EPIN or PIN token. The bytes need not be UTF-8.
///
/// `notation` is `Epin` or `Pin`. For any other, the result is `None`.
///
/// [`tables`](super::tables) explains the algorithm with an example.
#[allow(clippy::inline_always)] // In a scan this short, the time of a call matters.
#[inline(always)]
pub(crate) const fn scan(notation: Notation, text: &[u8]) -> Option<Token> {
    let len = text.len();
    // For an empty string, this is `usize::MAX`, so that the comparison refuses it, too.
    let last = len.wrapping_sub(1);
    if last >= Token::MAX_LEN {
        return None;
    }
    let first = byte(text, 0) as usize;
    let letter_at = TABLES.letter_at[first] as usize;
    if letter_at >= len {
        return None;
    }
    let letter = TABLES.letter[byte(text, letter_at) as usize] as usize;
    if letter >= Token::COUNT {
        return None;
    }
    let shapes = TABLES.first[first]
        & TABLES.middle[byte(text, len / 2) as usize]
        & TABLES.last[byte(text, last) as usize]
        & TABLES.len[notation as usize][last];
    if shapes == 0 { None } else { Token::of_shape(letter, shapes.trailing_zeros()) }
}

/// Parses the longest EPIN token at the start of `text`. Returns it and the rest.
#[cfg(feature = "feen")]
#[inline]
#[must_use]
pub const fn scan_start(text: &[u8]) -> Option<(Token, &[u8])> {
    let (state, rest) = match text {
        [b'-', rest @ ..] => (shape::DIMINISHED, rest),
        [b'+', rest @ ..] => (shape::ENHANCED, rest),
        _ => (shape::NORMAL, text),
    };
    let [letter, rest @ ..] = rest else { return None };
    // Check this first, because what is read often starts with a digit or a slash.
    let first = TABLES.letter[*letter as usize] as usize;
    if first >= Token::COUNT {
        return None;
    }
    let (terminal, rest) = match rest {
        [b'^', rest @ ..] => (shape::TERMINAL, rest),
        _ => (0, rest),
    };
    let (derived, rest) = match rest {
        [b'\'', rest @ ..] => (shape::DERIVED, rest),
        _ => (0, rest),
    };
    match Token::of_shape(first, state + terminal + derived) {
        Some(token) => Some((token, rest)),
        None => None, // Unreachable: the sum is at most 11.
    }
}

/// Returns the token with a letter, given as a byte, and a [`shape`].
#[cfg(feature = "feen")]
#[inline]
#[must_use]
pub const fn token_of(letter: u8, shape: u32) -> Option<Token> {
    let first = TABLES.letter[letter as usize] as usize;
    if first < Token::COUNT { Token::of_shape(first, shape) } else { None }
}

/// Returns the offset of the first byte that cannot be part of a valid string, and what was expected there.
/// For a valid string, the offset is its length, or 0 for the word of an attribute.
#[inline]
pub(crate) const fn stop(notation: Notation, text: &[u8]) -> (ParseErrorKind, usize) {
    match (notation, text) {
        (Notation::Epin | Notation::Pin, _) => stop_piece(notation, text),
        (Notation::Sin | Notation::Qpi, _) => stop_style(notation, text),
        (Notation::Snn, _) => snn::stop(text),
        (Notation::Styles, _) => styles::stop(text),
        (Notation::Letter | Notation::Side | Notation::State, []) => (ParseErrorKind::Empty, 0),
        (Notation::Letter | Notation::Side | Notation::State, _) => {
            (ParseErrorKind::ExpectedWord, 0)
        }
    }
}

const fn stop_style(notation: Notation, text: &[u8]) -> (ParseErrorKind, usize) {
    match *text {
        [] => (ParseErrorKind::Empty, 0),
        [style, ..] if !style.is_ascii_alphabetic() => (ParseErrorKind::ExpectedStyle, 0),
        [_, ref rest @ ..] => match (notation, rest) {
            (Notation::Sin, _) => (ParseErrorKind::ExpectedEnd, 1),
            (_, [b':']) => (ParseErrorKind::ExpectedLetter, 2),
            (_, [b':', piece @ ..]) => {
                let (kind, offset) = stop_piece(Notation::Pin, piece);
                (kind, 2 + offset)
            }
            _ => (ParseErrorKind::ExpectedColon, 1),
        },
    }
}

const fn stop_piece(notation: Notation, text: &[u8]) -> (ParseErrorKind, usize) {
    let letter_at = TABLES.letter_at[byte(text, 0) as usize] as usize;
    if TABLES.letter[byte(text, letter_at) as usize] as usize >= Token::COUNT {
        let kind = match text {
            [] => ParseErrorKind::Empty,
            _ => ParseErrorKind::ExpectedLetter,
        };
        return (kind, letter_at);
    }
    let mut len = letter_at + 1;
    if byte(text, len) == b'^' {
        len += 1;
    }
    if matches!(notation, Notation::Epin) && byte(text, len) == b'\'' {
        len += 1;
    }
    (ParseErrorKind::ExpectedEnd, len)
}

/// Returns the byte at an index, or NUL beyond the end. No token contains NUL.
const fn byte(text: &[u8], index: usize) -> u8 {
    if index < text.len() { text[index] } else { 0 }
}
