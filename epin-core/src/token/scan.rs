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
//!
//! A byte at a given place in a string allows only some shapes, and so does the length of the string. The
//! shape of a token is the only one that its bytes and its length all allow. `+K^` is parsed like this:
//!
//! | looked up | in | allowed shapes |
//! |---|---|---|
//! | `+` | `first` | 8 9 10 11 |
//! | `K`, in the middle: at `len / 2` | `middle` | 0 1 2 4 8 9 10 |
//! | `^` | `last` | 2 6 10 |
//! | 3 bytes | `epin` | 1 2 7 9 10 |
//! | all of them | | 10 |
//!
//! According to `letter_at`, a string that starts with `+` has its letter at byte 1, and according to
//! `first_index`, the tokens with a `K` start at index 240, which is `-K`. So `+K^` has the index 250. In
//! `+K^x`, the `x` at the end allows only shapes 0, 4 and 8, but a length of 4 bytes allows only shapes 3 and
//! 11, so no shape is left.
//!
//! The lookups in `first`, `middle` and `last` cover every byte, except byte 1 of a string of four bytes.
//! It needs no lookup: only a token with a sign has four bytes, and after a sign, byte 1 is the letter. So
//! `KK^'` is refused, because no shape without a sign is that long.
//!
//! A set of shapes is a `u16`, so computing the last row of the table, "all of them", takes three `&`
//! operations. The only branches test whether the string is a token at all. The answer is nearly always yes,
//! so the CPU predicts these branches well. A parser that reads from left to right with slice patterns takes
//! 6.6 times as long for all 624 tokens in random order, 1.3 times as long if 95% of the tokens are plain
//! letters, and 0.6 times as long to refuse a string (`slice patterns` in `benches/README.md`).

#![allow(
    clippy::indexing_slicing,
    reason = "the tables have an entry for every byte and length; `byte` compares first"
)]

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
    #[allow(clippy::inline_always)] // In a scan this short, the cost of a call matters.
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

/// Reads all of `text` as a token with one of the shapes that `by_length` allows for the length of `text`.
///
/// The comment at the top of this file explains the algorithm with an example.
#[allow(clippy::inline_always)] // Like `read`.
#[inline(always)]
const fn scan(by_length: &'static ShapesByLength, text: &[u8]) -> Option<Epin> {
    let len = text.len();
    // For an empty string, `last` is `usize::MAX`, so the check for a long string also refuses an empty one.
    let last = len.wrapping_sub(1);
    if last >= Epin::MAX_LEN {
        return None;
    }
    let first_byte = byte(text, 0) as usize;
    let letter_at = TABLES.letter_at[first_byte] as usize;
    if letter_at >= len {
        return None;
    }
    let first_index = TABLES.first_index[byte(text, letter_at) as usize] as usize;
    if first_index >= Epin::COUNT {
        return None;
    }
    let shapes = TABLES.first[first_byte]
        & TABLES.middle[byte(text, len / 2) as usize]
        & TABLES.last[byte(text, last) as usize]
        & by_length[last];
    if shapes == 0 { None } else { Epin::of_shape(first_index, shapes.trailing_zeros()) }
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
    let first_index = TABLES.first_index[*letter as usize] as usize;
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
    let first_index = TABLES.first_index[letter as usize] as usize;
    if first_index < Epin::COUNT { Epin::of_shape(first_index, shape) } else { None }
}

/// Returns the byte at `index`, which is always in bounds. The compiler cannot always prove that `index` is in
/// bounds, so with `text[index]` alone, `Epin::parse` would contain code that panics (`.ci/no-panic`).
const fn byte(text: &[u8], index: usize) -> u8 {
    if index < text.len() { text[index] } else { 0 }
}

/// A set of shapes: bit 10 is set if shape 10 is in it.
type Shapes = u16;

/// The shapes that a token of each length can have. The index is the length minus 1.
type ShapesByLength = [Shapes; Epin::MAX_LEN];

/// The tables, in one static, so that the code loads only one address.
struct Tables {
    /// The offset of the letter in a string, indexed by the string's first byte: 1 for a sign, otherwise 0.
    letter_at: [u8; 256],
    /// For each byte that is a letter, the index of the first token with this letter: for `K`, this is 240, the
    /// index of `-K`. For each other byte, a number that is no token's index. If each entry were an `Option` or
    /// a `u16`, a lookup would take one more instruction.
    first_index: [u32; 256],
    /// The shapes that a token can have, by its first byte.
    first: [Shapes; 256],
    /// The shapes that a token can have, by its middle byte, which is at index `len / 2`.
    middle: [Shapes; 256],
    /// The shapes that a token can have, by its last byte.
    last: [Shapes; 256],
    /// The shapes that an EPIN token of each length can have.
    epin: ShapesByLength,
    /// The shapes that a PIN token of each length can have.
    pin: ShapesByLength,
}

static TABLES: Tables = {
    let mut tables = Tables {
        letter_at: [0; 256],
        first_index: [u32::MAX; 256],
        first: [0; 256],
        middle: [0; 256],
        last: [0; 256],
        epin: [0; Epin::MAX_LEN],
        pin: [0; Epin::MAX_LEN],
    };
    let mut index = 0;
    while let Some(token) = Epin::from_index(index as usize) {
        let text = token.as_str().as_bytes();
        if let [sign @ (b'-' | b'+'), letter] = text {
            tables.letter_at[*sign as usize] = 1;
            if *sign == b'-' {
                tables.first_index[*letter as usize] = index;
            }
        }
        // The first 12 tokens have the letter `A` and are in the order of the shapes.
        if index < Epin::SHAPES {
            let (set, len) = (1 << index, text.len());
            allow(&mut tables.first, text[0], set);
            allow(&mut tables.middle, text[len / 2], set);
            allow(&mut tables.last, text[len - 1], set);
            tables.epin[len - 1] |= set;
            if !token.is_derived() {
                tables.pin[len - 1] |= set;
            }
        }
        index += 1;
    }
    tables
};

/// Allows shapes for a byte, or, if the byte is a letter, for every letter.
const fn allow(allowed: &mut [Shapes; 256], byte: u8, shapes: Shapes) {
    if !byte.is_ascii_alphabetic() {
        allowed[byte as usize] |= shapes;
        return;
    }
    let mut letter = b'A';
    while letter <= b'Z' {
        allowed[letter as usize] |= shapes;
        allowed[letter.to_ascii_lowercase() as usize] |= shapes;
        letter += 1;
    }
}
