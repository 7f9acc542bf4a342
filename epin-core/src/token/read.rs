//! Reads tokens: turns bytes into a token, or into `None`.
//!
//! A token without its letter is a *shape*: a sign or none, `^` or none, `'` or none. The 12 shapes are
//! numbered in the order of the tokens. So the index of a token is the index of the first token with
//! its letter and case (`-K` for `+K^`) plus the number of its shape:
//!
//! ```text
//! 0  -K   1  -K'   2  -K^   3  -K^'
//! 4   K   5   K'   6   K^   7   K^'
//! 8  +K   9  +K'  10  +K^  11  +K^'
//! ```

#![allow(clippy::indexing_slicing, reason = "the table has an entry for every byte")]

use super::epin::Epin;

/// The numbers of the shapes. The number of a shape is its state's number, plus `TERMINAL` if it has a `^`,
/// plus `DERIVED` if it has a `'`. The comment at the top of this file lists all 12 shapes.
#[allow(missing_docs)] // Each constant is named after an attribute.
pub(crate) mod shape {
    pub(crate) const DIMINISHED: u32 = 0;
    pub(crate) const NORMAL: u32 = 4;
    pub(crate) const ENHANCED: u32 = 8;
    pub(crate) const TERMINAL: u32 = 2;
    pub(crate) const DERIVED: u32 = 1;
}

impl Epin {
    /// Reads all of `text` as an EPIN token. The bytes need not be UTF-8.
    #[allow(clippy::inline_always)] // In a function this short, the cost of a call matters.
    #[inline(always)]
    pub(crate) const fn read(text: &[u8]) -> Option<Self> {
        match read_prefix(text) {
            Some((token, [])) => Some(token),
            _ => None,
        }
    }
}

/// Returns the longest token at the start of `text`, and the rest of `text`.
#[inline]
pub(crate) const fn read_prefix(text: &[u8]) -> Option<(Epin, &[u8])> {
    let (state, rest) = match text {
        [b'-', rest @ ..] => (shape::DIMINISHED, rest),
        [b'+', rest @ ..] => (shape::ENHANCED, rest),
        _ => (shape::NORMAL, text),
    };
    let [letter, rest @ ..] = rest else { return None };
    // Check the letter before reading the markers, because `text` often starts with a digit or a slash.
    let first_index = FIRST_INDEX[*letter as usize] as usize;
    if first_index >= Epin::COUNT {
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
    match Epin::of_shape(first_index, state + terminal + derived) {
        Some(token) => Some((token, rest)),
        None => None, // Unreachable: the sum is at most 11.
    }
}

/// Returns the token with the given letter and [`shape`], or `None` if `letter` is not an ASCII letter.
#[cfg(feature = "feen")]
#[inline]
pub(crate) const fn token_of(letter: u8, shape: u32) -> Option<Epin> {
    let first_index = FIRST_INDEX[letter as usize] as usize;
    if first_index < Epin::COUNT { Epin::of_shape(first_index, shape) } else { None }
}

/// For each byte that is a letter, the index of the first token with this letter: for `K`, this is 240, the
/// index of `-K`. For each other byte, a number that is no token's index. If each entry were an `Option` or
/// a `u16`, a lookup would take one more instruction.
static FIRST_INDEX: [u32; 256] = {
    let mut indices = [u32::MAX; 256];
    let mut index = 0;
    while let Some(token) = Epin::from_index(index as usize) {
        if let [b'-', letter] = token.as_str().as_bytes() {
            indices[*letter as usize] = index;
        }
        index += 1;
    }
    indices
};
