//! What is said about a text that is not a token: every sentence that a user reads.

use crate::utf8::decode;
use crate::{Hint, Message, Notation, ParseErrorKind};

/// How many characters of an offending text a message repeats.
const ECHO: usize = 16;

/// What is wrong with a text, where, and what was probably meant.
///
/// The error types, serde and the macros all take their words from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Report {
    kind: ParseErrorKind,
    offset: usize,
    found: Found,
    hint: Option<Hint>,
}

/// What is at the offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    End,
    Char(char),
    /// A byte that no UTF-8 character starts with, or whose character is incomplete.
    Byte(u8),
}

impl Report {
    /// `start` is the start of the text, or all of it if it `is_whole`. `kind` and `offset` are
    /// what the scan says of it.
    pub(crate) const fn new(
        notation: Notation,
        start: &[u8],
        is_whole: bool,
        kind: ParseErrorKind,
        offset: usize,
    ) -> Self {
        let (_, rest) = start.split_at(offset);
        let found = match (rest, decode(rest)) {
            ([], _) => Found::End,
            (_, Some(char)) => Found::Char(char),
            ([byte, ..], None) => Found::Byte(*byte),
        };
        let hint = if is_whole { Hint::on(notation, start) } else { None };
        Self { kind, offset, found, hint }
    }

    /// Returns what the text lacked to be a token.
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.kind
    }

    /// Returns the byte offset at which the text stops being a token, 0 to 4.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// Returns what to write instead, if there is one likely repair, or what to know.
    #[must_use]
    pub const fn hint(&self) -> Option<Hint> {
        self.hint
    }

    /// Adds what was expected, what was found, and where.
    #[allow(clippy::cast_possible_truncation)] // The offset is at most 4.
    const fn push_reason(&self, message: &mut Message) {
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
            Found::Char(char @ ' '..='~') => {
                message.push_str("`");
                message.push_char(char);
                message.push_str("`");
            }
            Found::Char(char) => message.push_code_point(char),
            Found::Byte(byte) => {
                message.push_str("the byte 0x");
                message.push_hex(byte as u32, 2);
            }
        }
        message.push_str(" at byte ");
        message.push_char((b'0' + self.offset as u8) as char);
    }

    const fn push_hint(&self, message: &mut Message) {
        if let Some(hint) = self.hint {
            message.push_str("; ");
            message.push_str(hint.message().as_str());
        }
    }

    /// Returns the reason and the hint on one line. Does not repeat the text.
    #[must_use]
    pub const fn message(&self) -> Message {
        let mut message = Message::new();
        self.push_reason(&mut message);
        self.push_hint(&mut message);
        message
    }

    /// Returns which text it is, and the reason.
    #[must_use]
    pub const fn headline(&self, notation: Notation, text: &[u8]) -> Message {
        let mut message = Message::new();
        message.push_str("invalid ");
        message.push_str(notation.name());
        message.push_str(" token \"");
        message.push_escaped(text, ECHO);
        message.push_str("\": ");
        self.push_reason(&mut message);
        message
    }

    /// Returns which text it is, the reason and the hint on one line.
    #[must_use]
    pub const fn full_message(&self, notation: Notation, text: &[u8]) -> Message {
        let mut message = self.headline(notation, text);
        self.push_hint(&mut message);
        message
    }
}

/// Returns a text as messages repeat it: escaped, and cut after 16 characters.
#[must_use]
pub const fn echo(text: &[u8]) -> Message {
    let mut message = Message::new();
    message.push_escaped(text, ECHO);
    message
}
