//! The full message, which needs the whole string.

use core::fmt::{self, Display};

use super::error::ParseError;
use super::escaped::Escaped;
use super::from_fn::from_fn;
use super::hint::Hint;

/// How many characters of an invalid string a message repeats at least.
pub(crate) const ECHO: usize = 16;

/// What serde and the macros say about a string that is not valid: which string it is, and then
/// what the error says. [`ParseError::explain`] returns it.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    pub(super) error: ParseError,
    /// The string, or `None` if the error is about another string.
    pub(super) text: Option<&'a [u8]>,
}

impl Report<'_> {
    /// Returns the byte offset at which the string stops being valid.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.error.offset()
    }

    /// Returns what to write instead, if there is one likely repair, or what to know.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.error.hint()
    }

    /// Returns the string, escaped, and cut after 16 characters, or after the one at the offset if
    /// that is later. Every character before the offset is one byte, and not escaped.
    #[must_use]
    pub fn echo(&self) -> Escaped<'_> {
        Escaped { text: self.text.unwrap_or_default(), most: ECHO.max(self.offset() + 1) }
    }

    /// Returns which string it is, what was expected, what was found and where.
    #[must_use]
    pub fn headline(&self) -> impl Display {
        from_fn(|f| {
            if self.text.is_some() {
                write!(f, "invalid {} \"{}\": ", self.error.notation().noun(), self.echo())?;
            }
            write!(f, "{}", self.error.place())
        })
    }
}

impl Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.headline())?;
        self.hint().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}
