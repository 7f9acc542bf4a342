//! What a string can lack to be the styles of both sides.

/// What a string lacked to be the styles of both sides.
///
/// ```
/// use epin::{ParseStylesErrorKind, Styles};
///
/// let error = Styles::parse("C-m").unwrap_err();
/// assert_eq!(error.kind(), ParseStylesErrorKind::ExpectedSlash);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseStylesErrorKind {
    /// The string is empty.
    Empty,
    /// The first side's letter, in upper case, is missing at the offset.
    ExpectedFirst,
    /// The slash is missing at the offset.
    ExpectedSlash,
    /// The second side's letter, in lower case, is missing at the offset.
    ExpectedSecond,
    /// The styles are complete at the offset, and the string goes on.
    ExpectedEnd,
}

impl ParseStylesErrorKind {
    /// Returns what was expected, as messages say it.
    pub(crate) const fn expected(self) -> &'static str {
        match self {
            Self::Empty => "styles",
            Self::ExpectedFirst => "an upper-case letter",
            Self::ExpectedSlash => "`/`",
            Self::ExpectedSecond => "a lower-case letter",
            Self::ExpectedEnd => "the end of the styles",
        }
    }
}
