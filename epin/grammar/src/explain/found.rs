//! What is found where a string stops being valid.

use super::message::Message;
use crate::explain::chars::look_alike::look_alike;
use crate::explain::chars::symbol::{is_colon, is_invisible, is_space};
use crate::explain::chars::utf8::decode;

/// What is found where a string stops being valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Found {
    End,
    Char(char),
    /// A byte that no UTF-8 character starts with, or whose character is incomplete.
    Byte(u8),
}

impl Found {
    /// Returns what is at a byte offset of a string.
    pub(crate) const fn at(text: &[u8], offset: usize) -> Self {
        let Some((_, rest)) = text.split_at_checked(offset) else { return Self::End };
        match (rest, decode(rest)) {
            ([], _) => Self::End,
            (_, Some((char, _))) => Self::Char(char),
            ([byte, ..], None) => Self::Byte(*byte),
        }
    }

    /// Adds what was expected, what was found, and where.
    pub(crate) const fn push_reason(self, message: &mut Message, expected: &str, offset: usize) {
        message.push_str("expected ");
        message.push_str(expected);
        message.push_str(", found ");
        match self {
            Self::End if offset == 0 => {
                message.push_str("an empty string");
                return;
            }
            Self::End => message.push_str("the end"),
            Self::Char(char) => push_char(message, char),
            Self::Byte(byte) => {
                message.push_str("the byte 0x");
                message.push_hex(byte as u32, 2);
            }
        }
        message.push_str(" at byte ");
        message.push_number(offset);
    }
}

/// Adds a character, or, if it could be mistaken for another, its code point and what it is:
/// U+2019 (looks like `'`).
const fn push_char(message: &mut Message, char: char) {
    match (char, look_alike(char)) {
        ('`', _) => message.push_str("a backtick"),
        ('\n' | '\r', _) => message.push_str("a line break"),
        ('\t', _) => message.push_str("a tab"),
        (' '..='~', _) => message.push_quoted(char),
        _ if is_space(char) => {
            message.push_code_point(char);
            message.push_str(" (white space)");
        }
        ('\0'..='\x1f' | '\x7f'..='\u{9f}', _) => {
            message.push_code_point(char);
            message.push_str(" (a control character)");
        }
        _ if is_invisible(char) => {
            message.push_code_point(char);
            message.push_str(" (invisible)");
        }
        _ if is_colon(char) => push_look_alike(message, char, ':'),
        (_, Some(ascii)) => push_look_alike(message, char, ascii as char),
        _ => message.push_code_point(char),
    }
}

const fn push_look_alike(message: &mut Message, char: char, ascii: char) {
    message.push_code_point(char);
    message.push_str(" (looks like ");
    message.push_quoted(ascii);
    message.push_str(")");
}
