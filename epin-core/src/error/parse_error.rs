//! The error for a string that is not valid in its notation.

use core::error::Error;
use core::fmt::{self, Display};
use core::ops::Range;

use crate::notation::hint::Hint;
use crate::notation::kept::Kept;
use crate::notation::{Notation, ParseErrorKind, hint, hint_if_longer};
use crate::text::escaped::Escaped;
use crate::text::string_traits::from_fn;
use crate::text::suggestion::Suggestion;

/// Why a string is not a token, a name, styles or the word for an attribute.
///
/// The error says what was expected, what was found and where, and what was probably meant. `Display` is
/// one line, lower case, without a full stop. An error keeps the length and the first 16 bytes of the
/// string. For a name of more than 16 bytes, it keeps the length, the first 8 bytes, and the offset and
/// the character at which the name stops being valid. Two errors are equal if they are for the same type
/// and keep the same data, so two strings of more than 16 bytes with the same start can have equal errors.
///
/// ```
/// use epin::notation::Snn;
/// use epin::{Epin, ParseErrorKind, Side};
///
/// let error = Epin::parse("++K").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected a letter, found `+` at byte 1; did you mean \"+K\"?",
/// );
/// assert_eq!((error.kind(), error.offset()), (ParseErrorKind::ExpectedLetter, 1));
///
/// let error = Snn::parse("Chess_960").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected the end of the name, found `_` at byte 5; did you mean \"Chess960\"?",
/// );
/// let error = "third".parse::<Side>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected "first" or "second""#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ParseError(Kept);

impl ParseError {
    #[allow(clippy::inline_always)] // Like `parse`, which calls this.
    #[inline(always)]
    pub(crate) const fn new(notation: Notation, text: &[u8]) -> Self {
        Self(Kept::new(notation, text))
    }

    pub(super) const fn notation(&self) -> Notation {
        self.0.notation()
    }

    /// Returns what was expected where the string stops being valid, and the offset there.
    pub(super) const fn stop(&self) -> (ParseErrorKind, usize) {
        self.0.stop()
    }

    /// Returns what was expected at the [`offset`](Self::offset).
    ///
    /// ```
    /// use epin::{Epin, ParseErrorKind};
    ///
    /// assert_eq!(Epin::parse("K''").unwrap_err().kind(), ParseErrorKind::ExpectedEnd);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.0.stop().0
    }

    /// Returns the byte offset at which the string stops being valid.
    ///
    /// The offset is always at the start of a character. It is at most 5 for a
    /// token, 32 for a name and 3 for styles, and always 0 for an attribute.
    ///
    /// ```
    /// use epin::Epin;
    /// use epin::notation::Snn;
    ///
    /// assert_eq!(Epin::parse("+K^ ").unwrap_err().offset(), 3);
    /// assert_eq!(Snn::parse("Chess960A").unwrap_err().offset(), 8);
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.0.stop().1
    }

    /// Returns the byte range that [`suggestion`](Self::suggestion) replaces: the whole string.
    ///
    /// ```
    /// assert_eq!(epin::Epin::parse("+K^ ").unwrap_err().range(), 0..4);
    /// ```
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        0..self.0.len()
    }

    /// Returns what to write instead, or `None` if there is no single likely repair.
    ///
    /// `Display` and [`report`](Self::report) show it, too: `did you mean "…"?`. These mistakes are
    /// repaired:
    ///
    /// - In tokens, names and styles: white space and invisible characters; double quotation marks,
    ///   brackets and Markdown markup around the string; escapes such as `&#39;` for `'`; and
    ///   full-width characters, dashes, quotation marks, and Greek and Cyrillic capitals that look like
    ///   the right characters.
    /// - In tokens: markers in the wrong order (`^K`) or doubled (`K^^`), a comma after
    ///   an EPIN or PIN token (`K,`), a semicolon instead of the colon of a QPI token
    ///   (`C;K`), and a `'` that the letters of a QPI token imply already (`C:k'`).
    /// - In names: a first letter in lower case (`chess`), digits after a space, hyphen or underscore
    ///   (`Chess 960`), and capitalized words after a hyphen or underscore (`Chu-Shogi`).
    /// - In styles: one letter in the wrong case (`C/M`).
    ///
    /// There is no suggestion for a token in single quotation marks, because `'` is a marker, nor for
    /// a string of more than 16 bytes.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// let suggestion = Epin::parse("^K").unwrap_err().suggestion().unwrap();
    /// assert_eq!(Epin::parse(suggestion.as_str()), Ok(epin!("K^")));
    /// assert_eq!(Epin::parse("King").unwrap_err().suggestion(), None);
    /// ```
    #[must_use]
    pub fn suggestion(&self) -> Option<Suggestion> {
        match self.hint(self.kind())? {
            Hint::Write(suggestion) => Some(suggestion),
            Hint::Qpi | Hint::Several(_) | Hint::Note(_) => None,
        }
    }

    /// Returns the full message, which quotes the string, as serde and the macros report it.
    ///
    /// `text` is the string that was parsed. The message quotes its first 16 characters,
    /// escaped, or more if the first wrong character comes later. If `text` differs from
    /// what the error keeps of its string, the message is the same as from `Display`.
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert_eq!(
    ///     Epin::parse("^b").unwrap_err().report("^b").to_string(),
    ///     "invalid EPIN token \"^b\": expected a letter, found `^` at byte 0; did you mean \"b^\"?",
    /// );
    /// ```
    #[must_use]
    pub fn report(self, text: &(impl AsRef<[u8]> + ?Sized)) -> impl Display {
        Report::new(self, text.as_ref())
    }

    /// Returns a suggested replacement or an explanatory note.
    pub(super) fn hint(&self, kind: ParseErrorKind) -> Option<Hint> {
        if self.0.is_longer() {
            return hint_if_longer(self.notation(), kind);
        }
        let (start, len) = self.0.start();
        hint(self.notation(), start.get(..len)?)
    }

    /// Returns the message without the offset and without a suggestion.
    ///
    /// It is for programs that show the [`offset`](Self::offset)
    /// and the [`suggestion`](Self::suggestion) in their own way.
    ///
    /// ```
    /// let error = epin::Epin::parse("^K").unwrap_err();
    /// assert_eq!(error.reason().to_string(), "expected a letter, found `^`");
    /// ```
    #[must_use]
    pub fn reason(self) -> impl Display {
        let stop = self.0.stop();
        from_fn(move |f| self.write_reason(stop, f))
    }

    pub(super) fn write_reason(
        &self,
        (kind, offset): (ParseErrorKind, usize),
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        write!(f, "expected {}", kind.expected(self.notation()))?;
        match self.notation() {
            // The expected words are explanation enough.
            Notation::Letter | Notation::Side | Notation::State => Ok(()),
            _ => write!(f, ", found {}", self.0.found(offset)),
        }
    }
}

impl Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Report::short(*self).fmt(f)
    }
}

crate::text::string_traits::impl_debug!(ParseError);

impl Error for ParseError {}

/// The number of characters that a message repeats of a string or of the wrong part of a position. A message for
/// a string repeats more if the mistake is later.
pub(crate) const ECHO: usize = 16;

/// The message for a string that is not valid, in parts: which string it is, what is wrong with it, and
/// the hint.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    error: ParseError,
    /// The string, or `None` if it is not known.
    text: Option<&'a [u8]>,
    kind: ParseErrorKind,
    offset: usize,
}

impl<'a> Report<'a> {
    /// Returns the message without the string, as in the error's `Display`.
    #[must_use]
    pub fn short(error: ParseError) -> Self {
        let (kind, offset) = error.stop();
        Self { error, text: None, kind, offset }
    }

    /// Returns the message, which quotes `text` if that is the string that the error is about.
    #[must_use]
    pub fn new(error: ParseError, text: &'a [u8]) -> Self {
        let is_same = ParseError::new(error.notation(), text) == error;
        Self { text: is_same.then_some(text), ..Self::short(error) }
    }

    /// Returns the byte offset at which the string stops being valid.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Returns a suggested replacement or an explanatory note, if there is one.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.error.hint(self.kind)
    }

    /// Returns the string, escaped, and cut after 16 characters, or after the character at the
    /// offset if that is later. Every character before the offset is one byte long, and not escaped.
    #[must_use]
    pub fn echo(&self) -> Escaped<'_> {
        Escaped { text: self.text.unwrap_or_default(), most: ECHO.max(self.offset + 1) }
    }

    /// Returns the message without the hint: the string, what was expected, what was found and where.
    #[must_use]
    pub fn headline(&self) -> impl Display {
        from_fn(|f| {
            if self.text.is_some() {
                write!(f, "invalid {} \"{}\": ", self.error.notation().noun(), self.echo())?;
            }
            self.error.write_reason((self.kind, self.offset), f)?;
            match self.kind {
                ParseErrorKind::Empty | ParseErrorKind::ExpectedWord => Ok(()),
                _ => write!(f, " at byte {}", self.offset),
            }
        })
    }
}

impl Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.headline())?;
        self.hint().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}
