//! A string, escaped as in a string literal.

use core::fmt::{self, Write};

/// The first characters of a string, escaped as in a string literal, with `…` for the rest. A byte that is
/// not UTF-8 counts as a character, and is written like `\xFF`.
#[derive(Debug, Clone, Copy)]
pub struct Escaped<'a> {
    /// The string.
    pub text: &'a [u8],
    /// The maximum number of characters that are written.
    pub most: usize,
}

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut left = self.most;
        for chunk in self.text.utf8_chunks() {
            for char in chunk.valid().chars() {
                if left == 0 {
                    return f.write_str("…");
                }
                left -= 1;
                match escape(char) {
                    Some(escape) => f.write_str(escape)?,
                    None if is_visible(char) => f.write_char(char)?,
                    None => write!(f, "\\u{{{:X}}}", u32::from(char))?,
                }
            }
            for byte in chunk.invalid() {
                if left == 0 {
                    return f.write_str("…");
                }
                left -= 1;
                write!(f, "\\x{byte:02X}")?;
            }
        }
        Ok(())
    }
}

/// Whether a message shows `char` unescaped: letters of Latin, Greek, Cyrillic, Armenian, Georgian,
/// Chinese, Japanese and Korean, punctuation, symbols and emoji. Everything else is escaped, because it
/// may be invisible, attach to the previous character, or be written from right to left.
#[rustfmt::skip]
fn is_visible(char: char) -> bool {
    matches!(
        char,
        ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}'
        // Greek, Cyrillic, Armenian, Georgian
        | '\u{38e}'..='\u{3a1}' | '\u{3a3}'..='\u{481}' | '\u{48a}'..='\u{52f}'
        | '\u{531}'..='\u{556}' | '\u{560}'..='\u{588}' | '\u{10d0}'..='\u{10ff}'
        // More Latin; punctuation, currencies, mathematical letters, arrows, symbols, chess
        | '\u{1e00}'..='\u{1eff}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}'
        | '\u{20a0}'..='\u{20c0}' | '\u{2100}'..='\u{218b}' | '\u{2190}'..='\u{2426}'
        | '\u{2460}'..='\u{27ff}' | '\u{2900}'..='\u{2b73}'
        // Chinese, Japanese, Korean; full-width forms
        | '\u{3001}'..='\u{3029}' | '\u{3041}'..='\u{3096}' | '\u{30a0}'..='\u{30ff}'
        | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' | '\u{ff01}'..='\u{ff5e}'
        // Mahjong, dominoes; emoji, without skin tones, which attach; chess and xiangqi
        | '\u{1f000}'..='\u{1f02b}' | '\u{1f030}'..='\u{1f093}'
        | '\u{1f300}'..='\u{1f3fa}' | '\u{1f400}'..='\u{1f64f}' | '\u{1f900}'..='\u{1f9ff}'
        | '\u{1fa00}'..='\u{1fa53}' | '\u{1fa60}'..='\u{1fa6d}'
    )
}

/// Returns the two-character escape of a character, such as `\n`, if it has one.
pub(crate) const fn escape(char: char) -> Option<&'static str> {
    match char {
        '"' => Some("\\\""),
        '\\' => Some("\\\\"),
        '\n' => Some("\\n"),
        '\r' => Some("\\r"),
        '\t' => Some("\\t"),
        '\0' => Some("\\0"),
        _ => None,
    }
}
