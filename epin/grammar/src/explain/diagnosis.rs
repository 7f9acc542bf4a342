//! What is wrong with a string, in words.

use core::fmt;

use super::found::Found;
use super::hint::Hint;
use super::message::Message;
use super::suggestion::Suggestion;

/// What is wrong with a string, where, and what was probably meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Diagnosis {
    expected: &'static str,
    pub(crate) offset: usize,
    found: Found,
    pub(crate) hint: Option<Hint>,
}

impl Diagnosis {
    /// Returns what is wrong with `text`, which stops being valid at the offset.
    pub(crate) const fn new(
        expected: &'static str,
        offset: usize,
        text: &[u8],
        hint: Option<Hint>,
    ) -> Self {
        Self { expected, offset, found: Found::at(text, offset), hint }
    }

    /// Returns what to write instead, if there is one likely repair.
    pub(crate) const fn suggestion(&self) -> Option<Suggestion> {
        match self.hint {
            Some(Hint::Write(suggestion)) => Some(suggestion),
            _ => None,
        }
    }

    /// Adds what was expected, what was found, and where.
    pub(crate) const fn push_reason(&self, message: &mut Message) {
        self.found.push_reason(message, self.expected, self.offset);
    }

    /// Adds the hint, if there is one, after what is already there.
    pub(crate) const fn push_hint(&self, message: &mut Message) {
        if let Some(hint) = self.hint {
            message.push_str("; ");
            message.push_str(hint.message().as_str());
        }
    }
}

impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut message = Message::new();
        self.push_reason(&mut message);
        self.push_hint(&mut message);
        fmt::Display::fmt(&message, f)
    }
}
