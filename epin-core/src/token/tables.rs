//! The tables with which `scan.rs` reads a token.
//!
//! A token without its letter is a *shape*: a sign or none, `^` or none, `'` or none. The 12 shapes are
//! numbered in the order of the tokens. So the number of a token is the number of the first token with
//! its letter and case (`-K` for `+K^`) plus the number of its shape:
//!
//! ```text
//! 0  -K   1  -K'   2  -K^   3  -K^'
//! 4   K   5   K'   6   K^   7   K^'
//! 8  +K   9  +K'  10  +K^  11  +K^'
//! ```
//!
//! Each byte of a string allows only some shapes, depending on where it is, and so does the length. The
//! shape of a token is the one that all of them allow. `+K^` is parsed like this:
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
//! `letter`, the tokens with a `K` start at number 240, which is `-K`. So `+K^` is number 250. In `+K^x`,
//! the `x` at the end allows only 0, 4 and 8, but a length of 4 bytes only 3 and 11, so no shape is left.
//!
//! The three lookups cover every byte except byte 1 of a string of four. That byte must be the letter,
//! because only a token with a sign has four bytes: `KK^'` is refused, since no shape without a sign is
//! that long.
//!
//! A set of shapes is a `u16`, so "all of them" is three `&`. The only branches ask whether the string is
//! a token at all, so the CPU predicts them well. A parser that reads from left to right with slice
//! patterns is nearly as fast for plain letters, but takes more than four times as long for random tokens
//! (`slice patterns` in `benches/README.md`).

#![allow(clippy::indexing_slicing, reason = "all of this is evaluated in a constant")]

use super::layout::Epin;

/// A set of shapes: bit 10 is set if shape 10 is in it.
pub(crate) type Shapes = u16;

/// The shapes by the length of the string minus 1.
pub(crate) type Lengths = [Shapes; Epin::MAX_LEN];

/// The tables, in one static, so that the code loads one address.
pub(crate) struct Tables {
    /// The position of a string's letter, by its first byte: 1 if that is a sign, otherwise 0.
    pub(crate) letter_at: [u8; 256],
    /// The number of the first token with a letter, by the letter's byte: for `K`, it is 240, the number
    /// of `-K`. Other bytes have a number that no token has. An `Option` or a `u16` would cost an
    /// instruction more.
    pub(crate) letter: [u32; 256],
    /// The shapes that a token can have, by its first byte.
    pub(crate) first: [Shapes; 256],
    /// The shapes by the byte at half the length, rounded down.
    pub(crate) middle: [Shapes; 256],
    /// The shapes by the last byte.
    pub(crate) last: [Shapes; 256],
    /// The shapes of EPIN tokens by the length, and those of PIN tokens.
    pub(crate) epin: Lengths,
    pub(crate) pin: Lengths,
}

pub(crate) static TABLES: Tables = {
    let mut tables = Tables {
        letter_at: [0; 256],
        letter: [u32::MAX; 256],
        first: [0; 256],
        middle: [0; 256],
        last: [0; 256],
        epin: [0; Epin::MAX_LEN],
        pin: [0; Epin::MAX_LEN],
    };
    let mut number = 0;
    while let Some(token) = Epin::from_index(number as usize) {
        let text = token.as_str().as_bytes();
        if let [sign @ (b'-' | b'+'), letter] = text {
            tables.letter_at[*sign as usize] = 1;
            if *sign == b'-' {
                tables.letter[*letter as usize] = number;
            }
        }
        // The first 12 tokens have the letter `A` and are in the order of the shapes.
        if number < Epin::SHAPES {
            let (set, len) = (1 << number, text.len());
            allow(&mut tables.first, text[0], set);
            allow(&mut tables.middle, text[len / 2], set);
            allow(&mut tables.last, text[len - 1], set);
            tables.epin[len - 1] |= set;
            if !token.is_derived() {
                tables.pin[len - 1] |= set;
            }
        }
        number += 1;
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
