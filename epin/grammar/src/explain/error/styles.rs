//! The error for a text that is not the styles of both sides.

use crate::ParseStylesErrorKind;
use crate::explain::diagnosis::{Diagnosis, impl_error};
use crate::explain::start::Start;
use crate::read::styles::stop;

/// How many bytes of a text the error holds. A longer text gets no repair.
pub(crate) const STYLES_START: usize = 16;

/// Why a text is not the styles of both sides: what was expected, what was found and where, and
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
/// It holds no more than the first 16 bytes of the text, in 17 bytes; for a longer text there is no
/// suggestion. Two errors are equal if they say the same.
#[derive(Clone, Copy)]
pub struct ParseStylesError {
    start: Start<STYLES_START>,
}

impl ParseStylesError {
    #[cold]
    pub(crate) const fn new(text: &[u8]) -> Self {
        Self { start: Start::new(text) }
    }

    const fn diagnosis(&self) -> Diagnosis {
        Diagnosis::of_styles(&self.start)
    }

    /// Returns what the text lacked.
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

    /// Returns where the text stops being styles: a byte offset, 0 to 3, always at the start of a
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

impl_error!(ParseStylesError { start });
