use core::fmt;

use crate::Parts;
use crate::utf8::decode;

/// A short text that a `const fn` can put together: error messages, without allocation.
///
/// Holds up to [`CAPACITY`](Self::CAPACITY) bytes. What does not fit is left out whole,
/// never cut inside a character.
#[derive(Clone, Copy)]
pub struct Text {
    bytes: [u8; Self::CAPACITY],
    len: usize,
}

impl Text {
    /// The number of bytes that a text can hold.
    pub const CAPACITY: usize = 512;

    /// Returns an empty text.
    #[must_use]
    pub const fn new() -> Self {
        Self { bytes: [0; Self::CAPACITY], len: 0 }
    }

    /// Returns the text.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }

    /// Returns the text with `more` behind it.
    #[must_use]
    pub const fn push_str(self, more: &str) -> Self {
        self.push_bytes(more.as_bytes())
    }

    /// Returns the text with `char` behind it.
    #[must_use]
    pub const fn push_char(self, char: char) -> Self {
        self.push_str(char.encode_utf8(&mut [0; 4]))
    }

    /// Returns the text with a token behind it.
    #[must_use]
    pub const fn push_parts(self, parts: Parts) -> Self {
        let (text, len) = parts.spell();
        self.push_bytes(text.split_at(len).0)
    }

    /// Returns the text with the name of `char`'s code point behind it, as in `U+2019`.
    #[must_use]
    pub const fn push_code_point(self, char: char) -> Self {
        self.push_str("U+").push_hex(char as u32, 4)
    }

    /// Returns the text with `number` behind it, in at least `digits` upper-case hexadecimal
    /// digits.
    #[must_use]
    pub const fn push_hex(self, number: u32, digits: u32) -> Self {
        let mut text = self;
        let mut place = 8;
        while place > 0 {
            place -= 1;
            if place < digits || number >> (4 * place) != 0 {
                let digit = b"0123456789ABCDEF"[(number >> (4 * place)) as usize & 0xf];
                text = text.push_char(digit as char);
            }
        }
        text
    }

    /// Returns the text with `text` behind it as it would stand in a string literal, cut
    /// after `most` characters with `…` in place of the rest.
    #[must_use]
    pub const fn push_escaped(self, text: &[u8], most: usize) -> Self {
        let mut out = self;
        let mut rest = text;
        let mut count = 0;
        while let [byte, ..] = *rest {
            if count == most {
                return out.push_str("…");
            }
            count += 1;
            let (shown, len) = match decode(rest) {
                Some(char) => (out.push_escaped_char(char), char.len_utf8()),
                None => (out.push_str("\\x").push_hex(byte as u32, 2), 1),
            };
            out = shown;
            rest = rest.split_at(len).1;
        }
        out
    }

    const fn push_escaped_char(self, char: char) -> Self {
        match char {
            '"' => self.push_str("\\\""),
            '\\' => self.push_str("\\\\"),
            '\n' => self.push_str("\\n"),
            '\r' => self.push_str("\\r"),
            '\t' => self.push_str("\\t"),
            '\0' => self.push_str("\\0"),
            _ if is_visible(char) => self.push_char(char),
            _ => self.push_str("\\u{").push_hex(char as u32, 1).push_str("}"),
        }
    }

    const fn push_bytes(self, more: &[u8]) -> Self {
        let mut text = self;
        if more.len() <= Self::CAPACITY - text.len {
            let mut i = 0;
            while i < more.len() {
                text.bytes[text.len] = more[i];
                text.len += 1;
                i += 1;
            }
        }
        text
    }
}

/// Whether `char` shows as itself on a line of its own: no control, no joiner, no mark that
/// attaches to its neighbour, nothing that changes the direction of the text around it.
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

impl Default for Text {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
