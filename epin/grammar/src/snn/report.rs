//! What is wrong with a text that is not a name, in words.

use super::error::KEPT;
use super::hint::SnnHint;
use super::{ParseSnnErrorKind, stop};
use crate::Message;
use crate::found::Found;
use crate::report::ECHO;

/// What is wrong with a text, where, and what was probably meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Diagnosis {
    kind: ParseSnnErrorKind,
    offset: usize,
    found: Found,
    hint: Option<SnnHint>,
}

impl Diagnosis {
    /// Returns what is wrong with the text that starts with `start`, or with `start` itself if
    /// that is the whole of it.
    pub(super) const fn new(start: &[u8], is_whole: bool) -> Self {
        let (kind, offset) = stop(start);
        let hint = match kind {
            ParseSnnErrorKind::TooLong => Some(SnnHint::TOO_LONG),
            _ if is_whole => SnnHint::on(start),
            _ => None,
        };
        Self { kind, offset, found: Found::at(start, offset), hint }
    }

    /// Adds what was expected, what was found, and where.
    pub(super) const fn push_reason(&self, message: &mut Message) {
        let expected = match self.kind {
            ParseSnnErrorKind::Empty => "a name",
            ParseSnnErrorKind::ExpectedUpper => "an upper-case letter",
            ParseSnnErrorKind::ExpectedEnd | ParseSnnErrorKind::TooLong => "the end of the name",
        };
        self.found.push_reason(message, expected, self.offset);
    }

    /// Adds the hint, if there is one, after what is already there.
    pub(super) const fn push_hint(&self, message: &mut Message) {
        if let Some(hint) = self.hint {
            message.push_str("; ");
            message.push_str(hint.message().as_str());
        }
    }
}

/// What serde and the macros say of a text that is not a name: what
/// [`ParseSnnError`](super::ParseSnnError) says, and which text it is.
#[derive(Debug, Clone, Copy)]
pub struct SnnReport<'a> {
    text: &'a [u8],
    diagnosis: Diagnosis,
}

impl<'a> SnnReport<'a> {
    /// Returns the report on `text`, which is not a name.
    #[must_use]
    pub const fn new(text: &'a [u8]) -> Self {
        let diagnosis = match text.split_at_checked(KEPT) {
            Some((start, [_, ..])) => Diagnosis::new(start, false),
            _ => Diagnosis::new(text, true),
        };
        Self { text, diagnosis }
    }

    /// Returns the byte offset at which the text stops being a name, 0 to 32.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.diagnosis.offset
    }

    /// Returns what to write instead, if there is one likely repair, or what to know.
    #[must_use]
    pub const fn hint(&self) -> Option<SnnHint> {
        self.diagnosis.hint
    }

    /// Returns the text, escaped, and cut after 16 characters, or after that at the offset if it
    /// is later: every character before that is one byte, and not escaped.
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
        message.push_str("invalid SNN name \"");
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
