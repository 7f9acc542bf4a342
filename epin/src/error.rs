use core::fmt;

use epin_grammar::{Fault, FaultKind};

/// Why a text is not a token: what was expected, what was found, and where.
///
/// Holds no more than the start of the text. `Display` is one line, lower case, without a full
/// stop.
///
/// ```
/// use epin::{Epin, ParseErrorKind};
///
/// let error = Epin::parse("++K").unwrap_err();
/// assert_eq!(error.to_string(), "expected a letter, found `+` at byte 1");
/// assert_eq!((error.kind(), error.offset()), (ParseErrorKind::ExpectedLetter, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ParseError(Fault);

/// What a text lacked to be a token.
///
/// ```
/// use epin::{Epin, ParseErrorKind};
///
/// assert_eq!(Epin::parse("").unwrap_err().kind(), ParseErrorKind::Empty);
/// assert_eq!(Epin::parse("^K").unwrap_err().kind(), ParseErrorKind::ExpectedLetter);
/// assert_eq!(Epin::parse("K'^").unwrap_err().kind(), ParseErrorKind::ExpectedEnd);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The text is empty.
    Empty,
    /// A letter has to stand at the offset.
    ExpectedLetter,
    /// The token ends at the offset, and the text goes on.
    ExpectedEnd,
}

impl ParseError {
    #[inline]
    pub(crate) const fn new(fault: Fault) -> Self {
        Self(fault)
    }

    /// Returns what the text lacked to be a token.
    ///
    /// ```
    /// use epin::{Epin, ParseErrorKind};
    ///
    /// assert_eq!(Epin::parse("K''").unwrap_err().kind(), ParseErrorKind::ExpectedEnd);
    /// ```
    #[inline]
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        match self.0.kind() {
            FaultKind::Empty => ParseErrorKind::Empty,
            FaultKind::ExpectedLetter => ParseErrorKind::ExpectedLetter,
            FaultKind::ExpectedEnd => ParseErrorKind::ExpectedEnd,
        }
    }

    /// Returns where the text stops being a token: a byte offset, 0 to 4.
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert_eq!(Epin::parse("+K^ ").unwrap_err().offset(), 3);
    /// ```
    #[inline]
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.0.offset()
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0.words(), f)
    }
}

impl fmt::Debug for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ParseError")
            .field("kind", &self.kind())
            .field("offset", &self.offset())
            .finish()
    }
}

impl core::error::Error for ParseError {}
