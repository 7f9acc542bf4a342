//! The start of a string: as much of it as an error holds.

use crate::token::padded::copy_start;

/// How many bytes of a string a [`ParseError`](crate::ParseError) keeps.
pub(crate) const TOKEN_START: usize = 16;

/// How many bytes a [`ParseSnnError`](crate::ParseSnnError) keeps: enough for the longest name in
/// quotation marks.
pub(crate) const NAME_START: usize = 39;

/// How many bytes a [`ParseStylesError`](crate::ParseStylesError) keeps.
pub(crate) const STYLES_START: usize = 16;

/// The first `N` bytes of a string, and whether those are all of it.
///
/// An error stores only this prefix, and derives the offset, the hint and the message on demand. So
/// a program that parses names has 1.3 KB of code for that, and 33 KB only if it also prints errors
/// (on `thumbv6m-none-eabi`).
///
/// | string | `Start<4>`: `bytes` | `len` |
/// |---|---|---|
/// | `C/` | `C/␀␀` | 2 |
/// | `C/M?` | `C/M?` | 4 |
/// | `Chess/M` | `Ches` | 5, as for every longer string |
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Start<const N: usize> {
    bytes: [u8; N],
    len: u8,
}

impl<const N: usize> Start<N> {
    pub(crate) const fn new(text: &[u8]) -> Self {
        const { assert!(N < u8::MAX as usize) };
        let mut bytes = [0; N];
        copy_start(text, &mut bytes);
        #[allow(clippy::cast_possible_truncation)] // At most `N + 1`.
        let len = if text.len() <= N { text.len() } else { N + 1 } as u8;
        Self { bytes, len }
    }

    /// Returns the start of a string. `len` is its length, or `N + 1` if it is longer than `N`.
    pub(crate) const fn of_len(bytes: [u8; N], len: u8) -> Self {
        Self { bytes, len }
    }

    /// Whether this is the start of `text`.
    pub(crate) const fn is_of(&self, text: &[u8]) -> bool {
        let other = Self::new(text);
        let (mut left, mut right): (&[u8], &[u8]) = (&self.bytes, &other.bytes);
        while let ([left_byte, left_rest @ ..], [right_byte, right_rest @ ..]) = (left, right) {
            if *left_byte != *right_byte {
                return false;
            }
            (left, right) = (left_rest, right_rest);
        }
        self.len == other.len
    }

    /// Returns the string, or its first `N` bytes if it is longer.
    pub(crate) const fn bytes(&self) -> &[u8] {
        match self.full() {
            Some(text) => text,
            None => &self.bytes,
        }
    }

    /// Returns the string, or `None` if it is longer than `N` bytes.
    pub(crate) const fn full(&self) -> Option<&[u8]> {
        match self.bytes.split_at_checked(self.len as usize) {
            Some((text, _)) => Some(text),
            None => None,
        }
    }
}
