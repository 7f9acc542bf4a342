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
enum Found {
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
        let (_, rest) = text.split_at(offset);
        let found = match (rest, decode(rest)) {
            ([], _) => Found::End,
            (_, Some(char)) => Found::Char(char),
            ([byte, ..], None) => Found::Byte(*byte),
        };
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
        match self.found {
            Found::End => message.push_str("the end"),
            Found::Char(char) => push_char(message, char),
            Found::Byte(byte) => {
                message.push_str("the byte 0x");
                message.push_hex(byte as u32, 2);
            }
        }
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
