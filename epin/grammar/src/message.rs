//! A string buffer that constants can write to.

use core::fmt;

use crate::utf8::decode;

/// A string of up to [`CAPACITY`](Self::CAPACITY) bytes: error messages in constants, without
/// allocation.
///
/// What does not fit is left out whole, never cut inside a character.
#[derive(Clone, Copy)]
pub struct Message {
    bytes: [u8; Self::CAPACITY],
    len: usize,
}

impl Message {
    /// The number of bytes that a message can hold.
    pub const CAPACITY: usize = 512;

    /// Returns an empty message.
    #[must_use]
    pub const fn new() -> Self {
        Self { bytes: [0; Self::CAPACITY], len: 0 }
    }

    /// Returns the message.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }

    /// Adds a string.
    pub const fn push_str(&mut self, more: &str) {
        let more = more.as_bytes();
        if more.len() <= Self::CAPACITY - self.len {
            let mut i = 0;
            while i < more.len() {
                self.bytes[self.len] = more[i];
                self.len += 1;
                i += 1;
            }
        }
    }

    /// Adds the first `most` characters of a string, and `…` in place of the others.
    pub const fn push_start(&mut self, text: &str, most: usize) {
        let mut rest = text.as_bytes();
        let mut count = 0;
        while let Some(char) = decode(rest) {
            if count == most {
                self.push_str("…");
                return;
            }
            self.push_char(char);
            count += 1;
            rest = rest.split_at(char.len_utf8()).1;
        }
    }

    /// Adds a character.
    pub const fn push_char(&mut self, char: char) {
        self.push_str(char.encode_utf8(&mut [0; 4]));
    }

    /// Adds the code point of a character, as in `U+2019`.
    pub const fn push_code_point(&mut self, char: char) {
        self.push_str("U+");
        self.push_hex(char as u32, 4);
    }

    /// Adds a number in at least `digits` upper-case hexadecimal digits.
    pub const fn push_hex(&mut self, number: u32, digits: u32) {
        let mut rank = 8;
        while rank > 0 {
            rank -= 1;
            if rank < digits || number >> (4 * rank) != 0 {
                let digit = b"0123456789ABCDEF"[(number >> (4 * rank)) as usize & 0xf];
                self.push_char(digit as char);
            }
        }
    }

    /// Adds a text as it is written in a string literal, with `…` in place of what follows the
    /// first `most` characters. Bytes that are not UTF-8 are written as `\xFF`.
    pub const fn push_escaped(&mut self, text: &[u8], most: usize) {
        let mut rest = text;
        let mut count = 0;
        while let [byte, ..] = *rest {
            if count == most {
                self.push_str("…");
                return;
            }
            count += 1;
            let len = if let Some(char) = decode(rest) {
                self.push_escaped_char(char);
                char.len_utf8()
            } else {
                self.push_str("\\x");
                self.push_hex(byte as u32, 2);
                1
            };
            rest = rest.split_at(len).1;
        }
    }

    const fn push_escaped_char(&mut self, char: char) {
        match char {
            '"' => self.push_str("\\\""),
            '\\' => self.push_str("\\\\"),
            '\n' => self.push_str("\\n"),
            '\r' => self.push_str("\\r"),
            '\t' => self.push_str("\\t"),
            '\0' => self.push_str("\\0"),
            _ if is_visible(char) => self.push_char(char),
            _ => {
                self.push_str("\\u{");
                self.push_hex(char as u32, 1);
                self.push_str("}");
            }
        }
    }
}

/// Whether `char` can be read in a message as it is. Controls and joiners cannot, nor marks that
/// attach to the character before them, nor what changes the direction of the text around it.
const fn is_visible(char: char) -> bool {
    !matches!(char,
        '\0'..='\x1f' | '\x7f'..='\u{a0}' | '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{61c}'
        | '\u{115f}' | '\u{1160}' | '\u{1680}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{2000}'..='\u{200f}' | '\u{2028}'..='\u{202f}' | '\u{205f}'..='\u{206f}'
        | '\u{20d0}'..='\u{20ff}' | '\u{2800}' | '\u{3000}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{10ffff}')
}

impl Default for Message {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
