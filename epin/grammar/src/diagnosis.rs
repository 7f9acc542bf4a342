//! What is wrong with a text that is not a token, in words.

use crate::char_class::CharClass;
use crate::hint::LONGEST;
use crate::look_alike::look_alike;
use crate::scan::stop;
use crate::utf8::decode;
use crate::{Hint, Message, Notation, ParseErrorKind};

/// What is wrong with a text, where, and what was probably meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Diagnosis {
    kind: ParseErrorKind,
    pub(crate) offset: usize,
    found: Found,
    pub(crate) hint: Option<Hint>,
}

/// What is at the offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Found {
    End,
    Char(char),
    /// A byte that no UTF-8 character starts with, or whose character is incomplete.
    Byte(u8),
}

impl Diagnosis {
    /// Returns what is wrong with `text`, which is not a token.
    ///
    /// Reads no more than its first 16 bytes. A longer text gets no hint.
    pub(crate) const fn new(notation: Notation, text: &[u8]) -> Self {
        let (kind, offset) = stop(notation, text);
        let found = Found::at(text, offset);
        let hint = if text.len() <= LONGEST { Hint::on(notation, text) } else { None };
        Self { kind, offset, found, hint }
    }

    /// Adds what was expected, what was found, and where.
    #[allow(clippy::cast_possible_truncation)] // The offset is at most 4.
    pub(crate) const fn push_reason(&self, message: &mut Message) {
        match self.kind {
            ParseErrorKind::Empty => {
                message.push_str("expected a token, found an empty string");
                return;
            }
            ParseErrorKind::ExpectedLetter => message.push_str("expected a letter, found "),
            ParseErrorKind::ExpectedEnd => {
                message.push_str("expected the end of the token, found ");
            }
        }
        self.found.push(message);
        message.push_str(" at byte ");
        message.push_char((b'0' + self.offset as u8) as char);
    }

    /// Adds the hint, if there is one, after what is already there.
    pub(crate) const fn push_hint(&self, message: &mut Message) {
        if let Some(hint) = self.hint {
            message.push_str("; ");
            message.push_str(hint.message().as_str());
        }
    }
}

impl Found {
    /// Returns what is at a byte offset of a text that is at least that long.
    pub(crate) const fn at(text: &[u8], offset: usize) -> Self {
        let (_, rest) = text.split_at(offset);
        match (rest, decode(rest)) {
            ([], _) => Self::End,
            (_, Some(char)) => Self::Char(char),
            ([byte, ..], None) => Self::Byte(*byte),
        }
    }

    pub(crate) const fn push(self, message: &mut Message) {
        match self {
            Self::End => message.push_str("the end"),
            Self::Char(char) => push_char(message, char),
            Self::Byte(byte) => {
                message.push_str("the byte 0x");
                message.push_hex(byte as u32, 2);
            }
        }
    }
}

/// Adds a character, and why it is not what it seems to be.
const fn push_char(message: &mut Message, char: char) {
    match (char, CharClass::of(char), look_alike(char)) {
        ('`', ..) => message.push_str("a backtick"),
        ('\n' | '\r', ..) => message.push_str("a line break"),
        ('\t', ..) => message.push_str("a tab"),
        (' '..='~', ..) => message.push_quoted(char),
        (_, CharClass::Space, _) => {
            message.push_code_point(char);
            message.push_str(" (white space)");
        }
        (_, CharClass::Invisible, _) => {
            message.push_code_point(char);
            message.push_str(" (invisible)");
        }
        (_, _, Some(ascii)) => {
            message.push_code_point(char);
            message.push_str(" (looks like ");
            message.push_quoted(ascii as char);
            message.push_str(")");
        }
        _ => message.push_code_point(char),
    }
}
