//! What is wrong with a string, in words.

use core::fmt;

use super::found::Found;
use super::hint::Hint;
use super::message::Message;

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

    /// Adds what was expected, what was found, and where.
    pub(crate) const fn push_reason(&self, message: &mut Message) {
        self.found.push_reason(message, self.expected, self.offset);
    }
}

impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut message = Message::new();
        self.push_reason(&mut message);
        Hint::push(self.hint, &mut message);
        fmt::Display::fmt(&message, f)
    }
}
