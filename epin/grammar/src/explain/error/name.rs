//! The error for a string that is not a style's name.

use core::error::Error;
use core::fmt::{self, Display};

use super::impl_error;
use crate::explain::diagnosis::Diagnosis;
use crate::explain::hint::Hint;
use crate::explain::report::Report;
use crate::explain::start::{NAME_START, Start, TOKEN_START};
use crate::explain::suggestion::Suggestion;
use crate::read::name::{ParseSnnErrorKind, stop};

/// Why a string is not a style's name: what was expected, what was found and where, and what was
/// probably meant.
///
/// `Display` is one line, lower case, without a full stop. Two errors are equal if they say the
/// same. An error holds no more than the first 39 bytes of the string, in 40 bytes; for a longer
/// string there is no suggestion.
///
/// ```
/// use epin::{ParseSnnErrorKind, Snn};
///
/// let error = Snn::parse("Chess_960").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected the end of the name, found `_` at byte 5; did you mean \"Chess960\"?",
/// );
/// assert_eq!((error.kind(), error.offset()), (ParseSnnErrorKind::ExpectedEnd, 5));
/// ```
#[derive(Clone, Copy)]
pub struct ParseSnnError {
    start: Start<NAME_START>,
}

impl ParseSnnError {
    #[cold]
    pub(crate) const fn new(text: &[u8]) -> Self {
        Self { start: Start::new(text) }
    }

    const fn start(&self) -> Start<NAME_START> {
        self.start
    }

    fn diagnosis(&self) -> Diagnosis {
        let (kind, offset) = stop(self.start.bytes());
        let hint = match (kind, self.start.full()) {
            (ParseSnnErrorKind::TooLong, _) => Some(Hint::NAME_TOO_LONG),
            (_, Some(text)) if text.len() <= TOKEN_START => Hint::on_name(text),
            _ => Some(Hint::NAME_FORM),
        };
        Diagnosis::new(kind.expected(), offset, self.start.bytes(), hint)
    }

    /// Returns what the string lacked to be a name.
    ///
    /// ```
    /// use epin::{ParseSnnErrorKind, Snn};
    ///
    /// assert_eq!(Snn::parse("960").unwrap_err().kind(), ParseSnnErrorKind::ExpectedUpper);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseSnnErrorKind {
        stop(self.start.bytes()).0
    }

    /// Returns where the string stops being a name: a byte offset, 0 to 32, always at the start of
    /// a character.
    ///
    /// ```
    /// use epin::Snn;
    ///
    /// assert_eq!(Snn::parse("Chess960A").unwrap_err().offset(), 8);
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        stop(self.start.bytes()).1
    }
}

impl_error! {
    ParseSnnError { start }, |_| "SNN name";
    /// ```
    /// use epin::Snn;
    ///
    /// assert_eq!(
    ///     Snn::parse("chess").unwrap_err().report("chess").to_string(),
    ///     "invalid SNN name \"chess\": expected an upper-case letter, found `c` at byte 0; \
    ///      did you mean \"Chess\"?",
    /// );
    /// ```
}
