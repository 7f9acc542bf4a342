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

    /// Adds a character between backticks.
    pub const fn push_quoted(&mut self, char: char) {
        self.push_str("`");
        self.push_char(char);
        self.push_str("`");
    }

    /// Adds the code point of a character, as in `U+2019`.
    pub const fn push_code_point(&mut self, char: char) {
        self.push_str("U+");
        self.push_hex(char as u32, 4);
    }

    /// Adds a number of up to two decimal digits.
    #[allow(clippy::cast_possible_truncation)] // The remainders are digits.
    pub const fn push_number(&mut self, number: usize) {
        if number >= 10 {
            self.push_char((b'0' + (number / 10 % 10) as u8) as char);
        }
        self.push_char((b'0' + (number % 10) as u8) as char);
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

/// Whether messages show `char` as it is: the letters of living scripts, ideographs, punctuation,
/// symbols and emoji. Everything else is escaped: controls, joiners, blanks other than the space,
/// marks that attach to the character before them, what changes the direction of the text around
/// it, and rare scripts.
#[rustfmt::skip]
const fn is_visible(char: char) -> bool {
    match char {
        // Latin, Greek, Cyrillic, Armenian
        ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}' | '\u{370}'..='\u{482}'
        | '\u{48a}'..='\u{58f}'
        // Hebrew, Arabic
        | '\u{5d0}'..='\u{5f4}' | '\u{606}'..='\u{60f}' | '\u{61d}'..='\u{64a}'
        | '\u{660}'..='\u{66f}' | '\u{671}'..='\u{6d5}' | '\u{6ee}'..='\u{6ff}'
        | '\u{750}'..='\u{77f}'
        // Thai, Lao, Tibetan, Burmese
        | '\u{e01}'..='\u{e30}' | '\u{e3f}'..='\u{e46}' | '\u{e4f}'..='\u{e5b}'
        | '\u{e81}'..='\u{eb0}' | '\u{ed0}'..='\u{edf}' | '\u{f00}'..='\u{f17}'
        | '\u{f40}'..='\u{f6c}' | '\u{1000}'..='\u{102a}' | '\u{103f}'..='\u{1055}'
        // Georgian, Hangul, Ethiopic, Cherokee, Canadian syllabics, runes
        | '\u{10a0}'..='\u{115e}' | '\u{1161}'..='\u{135a}' | '\u{1360}'..='\u{167f}'
        | '\u{1681}'..='\u{16ff}'
        // Khmer, Mongolian
        | '\u{1780}'..='\u{17b3}' | '\u{17e0}'..='\u{180a}' | '\u{1810}'..='\u{1884}'
        // More Cyrillic, Georgian, Latin and Greek
        | '\u{1c80}'..='\u{1cbf}' | '\u{1d00}'..='\u{1dbf}' | '\u{1e00}'..='\u{1fff}'
        // Punctuation, superscripts, currencies, arrows, mathematics, chess, braille
        | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' | '\u{2070}'..='\u{20cf}'
        | '\u{2100}'..='\u{27ff}' | '\u{2801}'..='\u{2cee}' | '\u{2cf2}'..='\u{2d7e}'
        | '\u{2d80}'..='\u{2ddf}'
        // Chinese, Japanese, Korean, Yi, Lisu, Vai
        | '\u{2e00}'..='\u{2fff}' | '\u{3001}'..='\u{3029}' | '\u{3030}'..='\u{3098}'
        | '\u{309b}'..='\u{3163}' | '\u{3165}'..='\u{a66e}' | '\u{a960}'..='\u{a97f}'
        | '\u{ac00}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3fffd}'
        // Cyrillic, Latin, Cherokee; ligatures; vertical, small, half-width and full-width forms
        | '\u{a67e}'..='\u{a69d}' | '\u{a700}'..='\u{a7ff}' | '\u{ab30}'..='\u{abbf}'
        | '\u{fb00}'..='\u{fb1d}' | '\u{fb1f}'..='\u{fdff}' | '\u{fe10}'..='\u{fe1f}'
        | '\u{fe30}'..='\u{fefe}' | '\u{ff01}'..='\u{ff9f}' | '\u{ffa1}'..='\u{ffef}'
        | '\u{fffd}'
        // Letters of mathematics; games, emoji, legacy computing
        | '\u{1d400}'..='\u{1d7ff}' | '\u{1f000}'..='\u{1fbff}' => true,
        // The scripts of India have 128 code points each, with letters and digits in the same
        // positions: U+0915 and U+0995 are `क` and `ক`
        '\u{900}'..='\u{d7f}' => matches!(char as u32 % 128, 0x05..=0x39 | 0x66..=0x6f),
        _ => false,
    }
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
