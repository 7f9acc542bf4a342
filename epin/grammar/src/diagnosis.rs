//! What is wrong with a text that is not a token, in words.

use crate::found::Found;
use crate::hint::LONGEST;
use crate::scan::stop;
use crate::{Hint, Message, Notation, ParseErrorKind};

/// What is wrong with a text, where, and what was probably meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Diagnosis {
    kind: ParseErrorKind,
    pub(crate) offset: usize,
    found: Found,
    pub(crate) hint: Option<Hint>,
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
    pub(crate) const fn push_reason(&self, message: &mut Message) {
        let expected = match self.kind {
            ParseErrorKind::Empty => "a token",
            ParseErrorKind::ExpectedLetter => "a letter",
            ParseErrorKind::ExpectedStyle => "a style letter",
            ParseErrorKind::ExpectedColon => "`:`",
            ParseErrorKind::ExpectedEnd => "the end of the token",
        };
        self.found.push_reason(message, expected, self.offset);
    }

    /// Adds the hint, if there is one, after what is already there.
    pub(crate) const fn push_hint(&self, message: &mut Message) {
        if let Some(hint) = self.hint {
            message.push_str("; ");
            message.push_str(hint.message().as_str());
        }
    }
}
