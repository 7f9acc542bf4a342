//! A string buffer in which messages can be put together at compile time, such as the message for a piece
//! that is not in the catalog.

use core::fmt;

use super::bytes::{copy_start, decode};

/// A string of up to [`CAPACITY`](Self::CAPACITY) bytes, for error messages in constants.
///
/// A part that does not fit is not added at all, so a message never ends inside a character.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Message {
    bytes: [u8; Self::CAPACITY],
    len: usize,
}

impl Message {
    /// The number of bytes that a message can hold.
    const CAPACITY: usize = 768;

    /// Returns an empty message.
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; Self::CAPACITY], len: 0 }
    }

    /// Returns the message.
    pub(crate) const fn as_str(&self) -> &str {
        let Some((text, _)) = self.bytes.split_at_checked(self.len) else { return "" };
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => "", // Unreachable: only strings are added.
        }
    }

    /// Adds a string.
    pub(crate) const fn push_str(&mut self, more: &str) {
        let Some((_, free)) = self.bytes.split_at_mut_checked(self.len) else { return };
        let Some((added, _)) = free.split_at_mut_checked(more.len()) else { return };
        copy_start(more.as_bytes(), added);
        self.len += more.len();
    }

    /// Adds the first 64 characters of a name in source code, such as a catalog's, and `…` if there are more.
    /// Unlike in `Escaped`, nothing in a name needs an escape.
    pub(crate) const fn push_shortened(&mut self, more: &str) {
        let mut rest = more.as_bytes();
        let mut count = 0;
        while let Some((char, others)) = decode(rest) {
            if count == 64 {
                self.push_str("…");
                return;
            }
            self.push_char(char);
            count += 1;
            rest = others;
        }
    }

    /// Adds a character.
    pub(crate) const fn push_char(&mut self, char: char) {
        self.push_str(char.encode_utf8(&mut [0; 4]));
    }

    /// Adds a number in decimal digits.
    #[allow(clippy::cast_possible_truncation)] // The remainder is a digit.
    pub(crate) const fn push_number(&mut self, number: usize) {
        if number >= 10 {
            self.push_number(number / 10);
        }
        self.push_char((b'0' + (number % 10) as u8) as char);
    }

    /// Adds a string several times.
    #[cfg(feature = "feen")]
    pub(crate) const fn push_times(&mut self, more: &str, times: usize) {
        let mut left = times;
        while left > 0 {
            self.push_str(more);
            left -= 1;
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
