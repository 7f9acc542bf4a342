//! What a string can lack to be a style's name.

/// What a string lacked to be a style's name.
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
    /// The string is empty.
    Empty,
    /// The string does not start with an upper-case letter.
    ExpectedUpper,
    /// The name is complete at the offset, and what follows cannot continue it.
    ExpectedEnd,
    /// The name has its 32 bytes at the offset, and goes on.
    TooLong,
}

impl ParseSnnErrorKind {
    /// Returns what was expected, as messages say it.
    pub(crate) const fn expected(self) -> &'static str {
        match self {
            Self::Empty => "a name",
            Self::ExpectedUpper => "an upper-case letter",
            Self::ExpectedEnd | Self::TooLong => "the end of the name",
        }
    }
}
