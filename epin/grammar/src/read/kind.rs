//! What the parser expected where a string stops being a token.

/// What the parser expected where a string stops being a token.
///
/// ```
/// use epin::{Epin, ParseErrorKind, Qpi};
///
/// assert_eq!(Epin::parse("").unwrap_err().kind(), ParseErrorKind::Empty);
/// assert_eq!(Epin::parse("^K").unwrap_err().kind(), ParseErrorKind::ExpectedLetter);
/// assert_eq!(Epin::parse("K'^").unwrap_err().kind(), ParseErrorKind::ExpectedEnd);
/// assert_eq!(Qpi::parse("CK").unwrap_err().kind(), ParseErrorKind::ExpectedColon);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The string is empty.
    Empty,
    /// A letter is missing at the offset.
    ExpectedLetter,
    /// The letter of a style is missing at the offset.
    ExpectedStyle,
    /// The colon between a style and a piece is missing at the offset.
    ExpectedColon,
    /// The token ends at the offset, but the string continues.
    ExpectedEnd,
}

impl ParseErrorKind {
    /// Returns what was expected, as messages say it.
    pub(crate) const fn expected(self) -> &'static str {
        match self {
            Self::Empty => "a token",
            Self::ExpectedLetter => "a letter",
            Self::ExpectedStyle => "a style letter",
            Self::ExpectedColon => "`:`",
            Self::ExpectedEnd => "the end of the token",
        }
    }
}
