//! The error for a text that is not a name.

use core::fmt;

use super::report::Diagnosis;
use super::{copy_start, stop};

/// How many bytes of a text the error keeps, enough for the longest name in quotation marks. A
/// longer text gets no repair.
pub(super) const KEPT: usize = 39;

/// Why a text is not a style's name: what was expected, what was found and where, and what was
/// probably meant.
///
/// `Display` is one line, lower case, without a full stop. Two errors are equal if they say the
/// same. An error holds no more than the first 39 bytes of the text, in 40 bytes; for a longer
/// text there is no suggestion.
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
// As in `ParseError`, everything but the text is worked out when it is asked for: a program that
// parses names and prints no error has 1.7 KB of code for that, not 19 KB.
#[derive(Clone, Copy)]
pub struct ParseSnnError {
    start: [u8; KEPT],
    /// The length of the text, or one more than `KEPT`.
    len: u8,
}

/// What a text lacked to be a style's name.
///
/// ```
/// use epin::{ParseSnnErrorKind, Snn};
///
/// assert_eq!(Snn::parse("").unwrap_err().kind(), ParseSnnErrorKind::Empty);
/// assert_eq!(Snn::parse("chess").unwrap_err().kind(), ParseSnnErrorKind::ExpectedUpper);
/// assert_eq!(Snn::parse("Chess 960").unwrap_err().kind(), ParseSnnErrorKind::ExpectedEnd);
/// assert_eq!(Snn::parse(&"X".repeat(33)).unwrap_err().kind(), ParseSnnErrorKind::TooLong);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseSnnErrorKind {
    /// The text is empty.
    Empty,
    /// The text does not start with an upper-case letter.
    ExpectedUpper,
    /// The name is complete at the offset, and what follows cannot continue it.
    ExpectedEnd,
    /// The name has its 32 bytes at the offset, and goes on.
    TooLong,
}

impl ParseSnnError {
    #[cold]
    pub(super) const fn new(text: &[u8]) -> Self {
        let mut start = [0; KEPT];
        copy_start(text, &mut start);
        #[allow(clippy::cast_possible_truncation)] // At most 40.
        let len = if text.len() <= KEPT { text.len() } else { KEPT + 1 } as u8;
        Self { start, len }
    }

    /// The start of the text, and whether that is all of it.
    const fn start(&self) -> (&[u8], bool) {
        match self.start.split_at_checked(self.len as usize) {
            Some((text, _)) => (text, true),
            None => (&self.start, false),
        }
    }

    const fn diagnosis(&self) -> Diagnosis {
        let (start, is_whole) = self.start();
        Diagnosis::new(start, is_whole)
    }

    /// Returns what the text lacked to be a name.
    ///
    /// ```
    /// use epin::{ParseSnnErrorKind, Snn};
    ///
    /// assert_eq!(Snn::parse("960").unwrap_err().kind(), ParseSnnErrorKind::ExpectedUpper);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseSnnErrorKind {
        stop(self.start().0).0
    }

    /// Returns where the text stops being a name: a byte offset, 0 to 32, always at the start of
    /// a character.
    ///
    /// ```
    /// use epin::Snn;
    ///
    /// assert_eq!(Snn::parse("Chess960A").unwrap_err().offset(), 8);
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        stop(self.start().0).1
    }
}

impl PartialEq for ParseSnnError {
    fn eq(&self, other: &Self) -> bool {
        (self.start, self.len) == (other.start, other.len) || self.diagnosis() == other.diagnosis()
    }
}

impl Eq for ParseSnnError {}

impl fmt::Display for ParseSnnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let diagnosis = self.diagnosis();
        let mut message = crate::Message::new();
        diagnosis.push_reason(&mut message);
        diagnosis.push_hint(&mut message);
        fmt::Display::fmt(&message, f)
    }
}

impl fmt::Debug for ParseSnnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ParseSnnError")
            .field("kind", &self.kind())
            .field("offset", &self.offset())
            .finish()
    }
}

impl core::error::Error for ParseSnnError {}
