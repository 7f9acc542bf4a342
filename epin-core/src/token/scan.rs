//! Reads tokens: bytes to a token, or to `None`.

#![allow(
    clippy::indexing_slicing,
    reason = "the tables have an entry for every byte and length; `byte` compares first"
)]

use super::layout::Epin;
use super::tables::{Lengths, TABLES};

/// The numbers of the shapes. A shape is the sum of a state and, for `^` and `'`, `TERMINAL` and `DERIVED`.
/// `tables.rs` lists all 12.
#[allow(missing_docs)] // The names of the states.
pub mod shape {
    pub const DIMINISHED: u32 = 0;
    pub const NORMAL: u32 = 4;
    pub const ENHANCED: u32 = 8;
    pub const TERMINAL: u32 = 2;
    pub const DERIVED: u32 = 1;
}

impl Epin {
    /// Reads all of `text` as an EPIN token. The bytes need not be UTF-8.
    #[allow(clippy::inline_always)] // In a scan this short, the time of a call matters.
    #[inline(always)]
    pub(crate) const fn read(text: &[u8]) -> Option<Self> {
        scan(&TABLES.epin, text)
    }

    /// Reads all of `text` as a PIN token: an EPIN token without a `'`.
    #[allow(clippy::inline_always)] // Like `read`.
    #[inline(always)]
    pub(crate) const fn read_native(text: &[u8]) -> Option<Self> {
        scan(&TABLES.pin, text)
    }
}

/// Reads all of `text` as a token with one of the shapes that `lengths` has for its length.
///
/// [`tables`](super::tables) explains the algorithm with an example.
#[allow(clippy::inline_always)] // Like `read`.
#[inline(always)]
const fn scan(lengths: &'static Lengths, text: &[u8]) -> Option<Epin> {
    let len = text.len();
    // For an empty string, this is `usize::MAX`, so that the comparison refuses it, too.
    let last = len.wrapping_sub(1);
    if last >= Epin::MAX_LEN {
        return None;
    }
    let first = byte(text, 0) as usize;
    let letter_at = TABLES.letter_at[first] as usize;
    if letter_at >= len {
        return None;
    }
    let letter = TABLES.letter[byte(text, letter_at) as usize] as usize;
    if letter >= Epin::COUNT {
        return None;
    }
    let shapes = TABLES.first[first]
        & TABLES.middle[byte(text, len / 2) as usize]
        & TABLES.last[byte(text, last) as usize]
        & lengths[last];
    if shapes == 0 { None } else { Epin::of_shape(letter, shapes.trailing_zeros()) }
}

/// Reads the longest token at the start of `text`. Returns it and the rest.
#[inline]
#[must_use]
pub const fn read_start(text: &[u8]) -> Option<(Epin, &[u8])> {
    let (state, rest) = match text {
        [b'-', rest @ ..] => (shape::DIMINISHED, rest),
        [b'+', rest @ ..] => (shape::ENHANCED, rest),
        _ => (shape::NORMAL, text),
    };
    let [letter, rest @ ..] = rest else { return None };
    // Check this first, because what is read often starts with a digit or a slash.
    let first = TABLES.letter[*letter as usize] as usize;
    if first >= Epin::COUNT {
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
    match Epin::of_shape(first, state + terminal + derived) {
        Some(token) => Some((token, rest)),
        None => None, // Unreachable: the sum is at most 11.
    }
}

/// Returns the token with a letter, given as a byte, and a [`shape`].
#[inline]
#[must_use]
pub const fn token_of(letter: u8, shape: u32) -> Option<Epin> {
    let first = TABLES.letter[letter as usize] as usize;
    if first < Epin::COUNT { Epin::of_shape(first, shape) } else { None }
}

/// Returns the byte at an index, or NUL beyond the end. No token contains NUL.
const fn byte(text: &[u8], index: usize) -> u8 {
    if index < text.len() { text[index] } else { 0 }
}
