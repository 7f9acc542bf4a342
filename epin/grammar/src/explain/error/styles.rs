//! The error for a string that is not the styles of both sides.

use core::error::Error;
use core::fmt::{self, Display};

use super::impl_error;
use crate::explain::diagnosis::Diagnosis;
use crate::explain::hint::Hint;
use crate::explain::report::Report;
use crate::explain::start::{STYLES_START, Start};
use crate::explain::suggestion::Suggestion;
use crate::read::styles::{ParseStylesErrorKind, stop};

/// Why a string is not the styles of both sides: what was expected, what was found and where, and
/// what was probably meant.
///
/// ```
/// use epin::Styles;
///
/// let error = Styles::parse("C/M").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected a lower-case letter, found `M` at byte 2; did you mean \"C/m\"?",
/// );
/// ```
///
/// It holds no more than the first 16 bytes of the string, in 17 bytes; for a longer string there
/// is no suggestion. Two errors are equal if they say the same.
#[derive(Clone, Copy)]
pub struct ParseStylesError {
    start: Start<STYLES_START>,
}

impl ParseStylesError {
    #[cold]
    pub(crate) const fn new(text: &[u8]) -> Self {
        Self { start: Start::new(text) }
    }

    const fn start(&self) -> Start<STYLES_START> {
        self.start
    }

    fn diagnosis(&self) -> Diagnosis {
        let (kind, offset) = stop(self.start.bytes());
        let hint = match self.start.full() {
            Some(text) => Hint::on_styles(text),
            None => Some(Hint::STYLES_TOO_LONG),
        };
        Diagnosis::new(kind.expected(), offset, self.start.bytes(), hint)
    }

    /// Returns what the string lacked.
    ///
    /// ```
    /// use epin::{ParseStylesErrorKind, Styles};
    ///
    /// let error = Styles::parse("C/m ").unwrap_err();
    /// assert_eq!(error.kind(), ParseStylesErrorKind::ExpectedEnd);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseStylesErrorKind {
        stop(self.start.bytes()).0
    }

    /// Returns where the string stops being styles: a byte offset, 0 to 3, always at the start of a
    /// character.
    ///
    /// ```
    /// assert_eq!(epin::Styles::parse("Cm").unwrap_err().offset(), 1);
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        stop(self.start.bytes()).1
    }
}

impl_error! {
    ParseStylesError { start }, |_| "styles";
    /// ```
    /// use epin::Styles;
    ///
    /// assert_eq!(
    ///     Styles::parse("C-m").unwrap_err().report("C-m").to_string(),
    ///     "invalid styles \"C-m\": expected `/`, found `-` at byte 1; styles are the first side's \
    ///      letter in upper case, a slash, and the second side's in lower case, such as C/m",
    /// );
    /// ```
}
