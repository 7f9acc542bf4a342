//! A string, escaped as in a string literal.

use core::fmt::{self, Write};

use super::bytes::decode;
use super::inline::Inline;

/// The first characters of a string, escaped as in a string literal, with `…` for the rest. A byte that is
/// not valid UTF-8 counts as a character and is written as an escape such as `\xFF`.
#[derive(Debug, Clone, Copy)]
pub struct Escaped<'a> {
    /// The string.
    pub text: &'a [u8],
    /// The maximum number of characters to write.
    pub max_chars: usize,
}

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut rest, mut left) = (self.text, self.max_chars);
        while let Some((escaped, more)) = escape_first(rest) {
            if left == 0 {
                return f.write_str("…");
            }
            match decode(rest) {
                Some((char, _)) if is_visible(char) => f.write_char(char)?,
                _ => f.write_str(escaped.as_str())?,
            }
            (rest, left) = (more, left - 1);
        }
        Ok(())
    }
}

/// Returns the first character of a string, escaped to ASCII as in a string literal, and the rest of the
/// string. A byte that is not valid UTF-8 counts as a character.
pub(super) const fn escape_first(text: &[u8]) -> Option<(Escape, &[u8])> {
    let [byte, after_byte @ ..] = text else { return None };
    let Some((char, rest)) = decode(text) else {
        return Some((hexadecimal("\\x", *byte as u32, 2, ""), after_byte));
    };
    let escaped = match char {
        '"' => Escape::of(&["\\\""]),
        '\\' => Escape::of(&["\\\\"]),
        '\n' => Escape::of(&["\\n"]),
        '\r' => Escape::of(&["\\r"]),
        '\t' => Escape::of(&["\\t"]),
        '\0' => Escape::of(&["\\0"]),
        ' '..='~' => Escape::start_of(&[*byte]),
        _ => hexadecimal("\\u{", char as u32, 1, "}"),
    };
    Some((escaped, rest))
}

/// An escaped character. The longest is `\u{10FFFF}`.
pub(super) type Escape = Inline<10>;

/// Returns `before`, then `number` in at least `digits` upper-case hexadecimal digits, then `after`.
#[allow(clippy::indexing_slicing, reason = "`& 0xf` is less than 16, the number of digits")]
const fn hexadecimal(before: &str, number: u32, digits: u32, after: &str) -> Escape {
    let mut escape = Escape::of(&[before]);
    let mut index = 8;
    while index > 0 {
        index -= 1;
        if index < digits || number >> (4 * index) != 0 {
            escape.push(&[b"0123456789ABCDEF"[(number >> (4 * index)) as usize & 0xf]]);
        }
    }
    escape.push(after.as_bytes());
    escape
}

/// Whether a message shows a non-ASCII character without escaping it. It does so for punctuation, symbols,
/// emoji, and the characters of the Latin, Greek, Cyrillic, Armenian, Georgian, Chinese, Japanese and
/// Korean scripts. All other characters are escaped, because they may be invisible, attach to the previous
/// character, or be written from right to left.
#[rustfmt::skip]
fn is_visible(char: char) -> bool {
    matches!(
        char,
        '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}'
        // Greek, Cyrillic, Armenian, Georgian
        | '\u{38e}'..='\u{3a1}' | '\u{3a3}'..='\u{481}' | '\u{48a}'..='\u{52f}'
        | '\u{531}'..='\u{556}' | '\u{560}'..='\u{588}' | '\u{10d0}'..='\u{10ff}'
        // More Latin; punctuation, currency signs, mathematical letters, arrows, symbols, chess
        | '\u{1e00}'..='\u{1eff}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}'
        | '\u{20a0}'..='\u{20c0}' | '\u{2100}'..='\u{218b}' | '\u{2190}'..='\u{2426}'
        | '\u{2460}'..='\u{27ff}' | '\u{2900}'..='\u{2b73}'
        // Chinese, Japanese, Korean; full-width forms
        | '\u{3001}'..='\u{3029}' | '\u{3041}'..='\u{3096}' | '\u{30a0}'..='\u{30ff}'
        | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' | '\u{ff01}'..='\u{ff5e}'
        // Mahjong, dominoes; emoji, but no skin tones, which attach to other emoji; chess and xiangqi
        | '\u{1f000}'..='\u{1f02b}' | '\u{1f030}'..='\u{1f093}'
        | '\u{1f300}'..='\u{1f3fa}' | '\u{1f400}'..='\u{1f64f}' | '\u{1f900}'..='\u{1f9ff}'
        | '\u{1fa00}'..='\u{1fa53}' | '\u{1fa60}'..='\u{1fa6d}'
    )
}
