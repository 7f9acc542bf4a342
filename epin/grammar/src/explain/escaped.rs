//! A string as it is written in a string literal.

use core::fmt::{self, Write};

use super::chars::visible::is_visible;

/// The first characters of a string, escaped as in a string literal, with `…` for the others. A byte
/// that is not UTF-8 counts as a character, and is written as in `\xFF`.
#[derive(Debug, Clone, Copy)]
pub struct Escaped<'a> {
    /// The string.
    pub text: &'a [u8],
    /// How many characters are written at most.
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

/// Returns the escape of a character that has one of two characters.
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
