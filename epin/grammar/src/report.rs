//! The report on a text that is not a token, for those who have the text.

use crate::diagnosis::Diagnosis;
use crate::{Hint, Message, Notation};

/// How many characters of an offending text a message repeats.
pub(crate) const ECHO: usize = 16;

/// What serde and the macros say of a text that is not a token: what
/// [`ParseError`](crate::ParseError) says, and which text it is.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    notation: Notation,
    text: &'a [u8],
    diagnosis: Diagnosis,
}

impl<'a> Report<'a> {
    /// Returns the report on `text`, which is not a token.
    #[must_use]
    pub const fn new(notation: Notation, text: &'a [u8]) -> Self {
        Self { notation, text, diagnosis: Diagnosis::new(notation, text) }
    }

    /// Returns the byte offset at which the text stops being a token, 0 to 5.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.diagnosis.offset
    }

    /// Returns what to write instead, if there is one likely repair, or what to know.
    #[must_use]
    pub const fn hint(&self) -> Option<Hint> {
        self.diagnosis.hint
    }

    /// Returns the text, escaped, and cut after 16 characters.
    #[must_use]
    pub const fn echo(&self) -> Message {
        let mut message = Message::new();
        message.push_escaped(self.text, ECHO);
        message
    }

    /// Returns which text it is, what was expected, what was found and where.
    #[must_use]
    pub const fn headline(&self) -> Message {
        let mut message = Message::new();
        message.push_str("invalid ");
        message.push_str(self.notation.name());
        message.push_str(" token \"");
        message.push_escaped(self.text, ECHO);
        message.push_str("\": ");
        self.diagnosis.push_reason(&mut message);
        message
    }

    /// Returns the headline and the hint on one line.
    #[must_use]
    pub const fn message(&self) -> Message {
        let mut message = self.headline();
        self.diagnosis.push_hint(&mut message);
        message
    }
}
