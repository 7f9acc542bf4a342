//! The report on a text that is not valid, for those who have the text.

#![allow(clippy::arithmetic_side_effects, reason = "an offset is at most 32")]

use crate::explain::diagnosis::Diagnosis;
use crate::explain::start::Start;
use crate::{Hint, Message, Notation};

/// How many characters of an offending text a message repeats at least.
pub(crate) const ECHO: usize = 16;

/// What serde and the macros say of a text that is not valid: what the error says, such as
/// [`ParseError`](crate::ParseError), and which text it is.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    /// What the text should be: `EPIN token`.
    wanted: &'static str,
    text: &'a [u8],
    diagnosis: Diagnosis,
}

impl<'a> Report<'a> {
    /// Returns the report on `text`, which is not a token.
    #[must_use]
    pub const fn new(notation: Notation, text: &'a [u8]) -> Self {
        Self {
            wanted: notation.token(),
            text,
            diagnosis: Diagnosis::of_token(notation, &Start::new(text)),
        }
    }

    /// Returns the report on `text`, which is not a style's name.
    #[must_use]
    pub const fn of_name(text: &'a [u8]) -> Self {
        Self { wanted: "SNN name", text, diagnosis: Diagnosis::of_name(&Start::new(text)) }
    }

    /// Returns the report on `text`, which is not the styles of both sides.
    #[must_use]
    pub const fn of_styles(text: &'a [u8]) -> Self {
        Self { wanted: "styles", text, diagnosis: Diagnosis::of_styles(&Start::new(text)) }
    }

    /// Returns the byte offset at which the text stops being valid: 0 to 5 for a token, to 32 for a
    /// name, to 3 for styles.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.diagnosis.offset
    }

    /// Returns what to write instead, if there is one likely repair, or what to know.
    #[must_use]
    pub const fn hint(&self) -> Option<Hint> {
        self.diagnosis.hint
    }

    /// Returns the text, escaped, and cut after 16 characters, or after the one at the offset if
    /// that is later. Every character before the offset is one byte, and not escaped.
    #[must_use]
    pub const fn echo(&self) -> Message {
        let mut message = Message::new();
        self.push_echo(&mut message);
        message
    }

    const fn push_echo(&self, message: &mut Message) {
        let most = if self.offset() < ECHO { ECHO } else { self.offset() + 1 };
        message.push_escaped(self.text, most);
    }

    /// Returns which text it is, what was expected, what was found and where.
    #[must_use]
    pub const fn headline(&self) -> Message {
        let mut message = Message::new();
        message.push_str("invalid ");
        message.push_str(self.wanted);
        message.push_str(" \"");
        self.push_echo(&mut message);
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
