//! The message for a string that is not valid, in parts.

use core::fmt::{self, Display};

use super::parse_error::ParseError;
use crate::notation::error_kind::ParseErrorKind;
use crate::notation::hint::Hint;
use crate::text::escaped::Escaped;
use crate::text::from_fn::from_fn;

/// The least number of characters of an invalid string that a message repeats.
pub(crate) const ECHO: usize = 16;

/// The message for a string that is not valid, in parts: which string it is, what is wrong with it, and
/// the hint.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    error: ParseError,
    /// The string, or `None` if it is not known.
    text: Option<&'a [u8]>,
    kind: ParseErrorKind,
    offset: usize,
}

impl<'a> Report<'a> {
    /// Returns the message without the string, as the error's `Display` has it.
    #[must_use]
    pub fn short(error: ParseError) -> Self {
        let (kind, offset) = error.stop();
        Self { error, text: None, kind, offset }
    }

    /// Returns the message with the string, if that is the one that the error is about.
    #[must_use]
    pub fn new(error: ParseError, text: &'a [u8]) -> Self {
        let is_same = ParseError::new(error.notation(), text) == error;
        Self { text: is_same.then_some(text), ..Self::short(error) }
    }

    /// Returns the byte offset at which the string stops being valid.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Returns what to write instead, if there is one likely repair, or what to know.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.error.hint(self.kind)
    }

    /// Returns the string, escaped, and cut after 16 characters, or after the one at the offset if
    /// that is later. Every character before the offset is one byte, and not escaped.
    #[must_use]
    pub fn echo(&self) -> Escaped<'_> {
        Escaped { text: self.text.unwrap_or_default(), most: ECHO.max(self.offset + 1) }
    }

    /// Returns which string it is, what was expected, what was found and where.
    #[must_use]
    pub fn headline(&self) -> impl Display {
        from_fn(|f| {
            if self.text.is_some() {
                write!(f, "invalid {} \"{}\": ", self.error.notation().noun(), self.echo())?;
            }
            self.error.write_reason((self.kind, self.offset), f)?;
            match self.kind {
                ParseErrorKind::Empty | ParseErrorKind::ExpectedWord => Ok(()),
                _ => write!(f, " at byte {}", self.offset),
            }
        })
    }
}

impl Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.headline())?;
        self.hint().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}
