//! The full message, which needs the whole string.

use core::fmt;

use super::diagnosis::Diagnosis;
use super::hint::Hint;
use super::message::Message;

/// How many characters of an invalid string a message repeats at least.
pub(crate) const ECHO: usize = 16;

/// What serde and the macros say about a string that is not valid: which string it is, and then
/// what the error says, such as [`ParseError`](crate::ParseError).
///
/// The errors' `explain` methods make it. `Display` is [`message`](Self::message).
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    /// What the string should be: `EPIN token`.
    pub(crate) wanted: &'static str,
    /// The string, or `None` if the error is that for another string.
    pub(crate) text: Option<&'a [u8]>,
    pub(crate) diagnosis: Diagnosis,
}

impl Report<'_> {
    /// Returns the byte offset at which the string stops being valid: 0 to 5 for a token, to 32 for
    /// a name, to 3 for styles.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.diagnosis.offset
    }

    /// Returns what to write instead, if there is one likely repair, or what to know.
    #[must_use]
    pub const fn hint(&self) -> Option<Hint> {
        self.diagnosis.hint
    }

    /// Returns the string, escaped, and cut after 16 characters, or after the one at the offset if
    /// that is later. Every character before the offset is one byte, and not escaped.
    #[must_use]
    pub const fn echo(&self) -> Message {
        let mut message = Message::new();
        if let Some(text) = self.text {
            self.push_echo(&mut message, text);
        }
        message
    }

    const fn push_echo(&self, message: &mut Message, text: &[u8]) {
        let most = if self.offset() < ECHO { ECHO } else { self.offset() + 1 };
        message.push_escaped(text, most);
    }

    /// Returns which string it is, what was expected, what was found and where.
    #[must_use]
    pub const fn headline(&self) -> Message {
        let mut message = Message::new();
        if let Some(text) = self.text {
            message.push_str("invalid ");
            message.push_str(self.wanted);
            message.push_str(" \"");
            self.push_echo(&mut message, text);
            message.push_str("\": ");
        }
        self.diagnosis.push_reason(&mut message);
        message
    }

    /// Returns the headline and the hint on one line.
    #[must_use]
    pub const fn message(&self) -> Message {
        let mut message = self.headline();
        Hint::push(self.diagnosis.hint, &mut message);
        message
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.message(), f)
    }
}
