//! What was expected where a string stops being valid, and the words for it.

use super::Notation;

/// What was expected where a string stops being valid.
///
/// ```
/// use epin::notation::{Qpi, Snn};
/// use epin::{Epin, ParseErrorKind};
///
/// assert_eq!(Epin::parse("").unwrap_err().kind(), ParseErrorKind::Empty);
/// assert_eq!(Epin::parse("^K").unwrap_err().kind(), ParseErrorKind::ExpectedLetter);
/// assert_eq!(Epin::parse("K'^").unwrap_err().kind(), ParseErrorKind::ExpectedEnd);
/// assert_eq!(Qpi::parse("CK").unwrap_err().kind(), ParseErrorKind::ExpectedColon);
/// assert_eq!(Snn::parse("chess").unwrap_err().kind(), ParseErrorKind::ExpectedUpper);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The string is empty (every notation).
    Empty,
    /// The letter of a piece is missing at the offset (EPIN, PIN, QPI).
    ExpectedLetter,
    /// The letter of a style is missing at the offset (SIN, QPI).
    ExpectedStyle,
    /// The colon between a style and a piece is missing at the offset (QPI).
    ExpectedColon,
    /// An upper-case letter is missing at the offset: the first letter of an SNN name, or the first side's
    /// style in a `Styles` string, such as `C/m`.
    ExpectedUpper,
    /// The slash between two styles is missing at the offset (`Styles`).
    ExpectedSlash,
    /// A lower-case letter is missing at the offset: the second side's style in a `Styles` string.
    ExpectedLower,
    /// The string is valid up to the offset, but more follows (every notation except the words for
    /// letters, sides and states).
    ExpectedEnd,
    /// The name has the maximum of 32 bytes before the offset, but more follows (SNN).
    TooLong,
    /// The string is not one of the words for a letter, a side or a state.
    ExpectedWord,
}

impl ParseErrorKind {
    /// Returns the name of the kind, in kebab case, for files and other programs.
    ///
    /// ```
    /// let error = epin::Epin::parse("^K").unwrap_err();
    /// assert_eq!(error.kind().as_str(), "expected-letter");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::ExpectedLetter => "expected-letter",
            Self::ExpectedStyle => "expected-style",
            Self::ExpectedColon => "expected-colon",
            Self::ExpectedUpper => "expected-upper",
            Self::ExpectedSlash => "expected-slash",
            Self::ExpectedLower => "expected-lower",
            Self::ExpectedEnd => "expected-end",
            Self::TooLong => "too-long",
            Self::ExpectedWord => "expected-word",
        }
    }
}

impl ParseErrorKind {
    /// Returns the words with which messages describe what was expected.
    pub(crate) const fn expected(self, notation: Notation) -> &'static str {
        match (notation, self) {
            (Notation::Letter, _) => "an upper-case letter, \"A\" to \"Z\"",
            (Notation::Side, _) => "\"first\" or \"second\"",
            (Notation::State, _) => "\"diminished\", \"normal\" or \"enhanced\"",
            (Notation::Snn, Self::Empty) => "a name",
            (Notation::Styles, Self::Empty) => "styles",
            (_, Self::Empty) => "a token",
            (_, Self::ExpectedLetter) => "a letter",
            (_, Self::ExpectedStyle) => "a style letter",
            (_, Self::ExpectedColon) => "`:`",
            (_, Self::ExpectedUpper) => "an upper-case letter",
            (_, Self::ExpectedSlash) => "`/`",
            (_, Self::ExpectedLower) => "a lower-case letter",
            (Notation::Snn, _) => "the end of the name",
            (Notation::Styles, _) => "the end of the styles",
            (_, _) => "the end of the token",
        }
    }
}
