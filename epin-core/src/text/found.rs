//! The "found …" part of a message: what is found where a string stops being valid.

use core::fmt;

use super::bytes::decode;
use super::display::from_fn;
use super::symbols::{is_invisible, look_alike};

/// What is found where a string stops being valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Found {
    /// The end of an empty string.
    EmptyString,
    /// The end of any other string.
    End,
    Char(char),
    /// A byte that does not start a valid UTF-8 character.
    Byte(u8),
}

impl Found {
    /// Returns what is at the given byte offset in a string.
    pub(crate) const fn at(text: &[u8], offset: usize) -> Self {
        let Some((_, rest)) = text.split_at_checked(offset) else { return Self::End };
        match (rest, decode(rest)) {
            ([], _) if text.is_empty() => Self::EmptyString,
            ([], _) => Self::End,
            (_, Some((char, _))) => Self::Char(char),
            ([byte, ..], None) => Self::Byte(*byte),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::EmptyString => f.write_str("an empty string"),
            Self::End => f.write_str("the end"),
            Self::Char(char) => describe(char).fmt(f),
            Self::Byte(byte) => write!(f, "the byte 0x{byte:02X}"),
        }
    }
}

/// Returns the description of a character for use in a message.
///
/// The description is the character itself or a name such as `a tab`. For a character such as `–`, which could
/// be taken for `-`, it is the code point and what the character looks like. The errors for invalid
/// strings, in `epin` and in `epin-games`, describe characters in this way.
///
/// ```
/// use epin::notation::describe;
///
/// assert_eq!(describe('K').to_string(), "`K`");
/// assert_eq!(describe('–').to_string(), "U+2013 (looks like `-`)");
/// assert_eq!(describe('\t').to_string(), "a tab");
/// ```
#[must_use]
pub fn describe(char: char) -> impl fmt::Display {
    from_fn(move |f| {
        match char {
            '`' => return f.write_str("a backtick"),
            '\n' | '\r' => return f.write_str("a line break"),
            '\t' => return f.write_str("a tab"),
            ' '..='~' => return write!(f, "`{char}`"),
            _ => write!(f, "U+{:04X}", u32::from(char))?,
        }
        match (char, look_alike(char)) {
            _ if char.is_whitespace() => f.write_str(" (white space)"),
            ('\0'..='\x1f' | '\x7f'..='\u{9f}', _) => f.write_str(" (a control character)"),
            _ if is_invisible(char) => f.write_str(" (invisible)"),
            (_, Some(ascii)) => write!(f, " (looks like `{}`)", char::from(ascii)),
            _ => Ok(()),
        }
    })
}
