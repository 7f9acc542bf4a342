//! What a `ParseError` says: where the string stops being valid, the hint and the message.

use core::error::Error;
use core::fmt::{self, Display};
use core::ops::Range;

use super::hint::Hint;
use super::parse_error::ParseError;
use super::parse_error_kind::ParseErrorKind;
use super::{Notation, epin, pin, qpi, sin, snn, styles};
use crate::text::{Escaped, Suggestion, from_fn, slice, strip_wrapping, symbols};
use crate::traits::{impl_debug, impl_error};

impl ParseError {
    pub(super) const fn notation(&self) -> Notation {
        self.0.notation()
    }

    /// Returns the error of `parse_prefix`. It keeps `text` only up to and including the first wrong character,
    /// because no hint may depend on the rest, which need not be part of the token.
    #[cold]
    pub(super) fn of_prefix(notation: Notation, text: &str) -> Self {
        let bytes = text.as_bytes();
        let (_, offset) = stop(notation, bytes);
        let end = text.char_indices().map(|(start, _)| start).find(|start| *start > offset);
        Self::new(notation, slice(bytes, 0, end.unwrap_or(bytes.len())))
    }

    /// Returns where the string stops being valid and what was expected there.
    pub(super) const fn stop(&self) -> (ParseErrorKind, usize) {
        if let Some(stop) = self.0.stop_of_long_name() {
            return stop;
        }
        let (start, len) = self.0.start();
        stop(self.notation(), slice(&start, 0, len))
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
        self.stop().0
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
        self.stop().1
    }

    /// Returns the byte range that [`suggestion`](Self::suggestion) replaces: the whole string or, for an error
    /// of `parse_prefix`, its start up to and including the first wrong character.
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
    /// `Display` and [`report`](Self::report) also show it: `did you mean "…"?`. These mistakes are repaired:
    ///
    /// - In tokens, names and styles: white space and invisible characters; double quotation marks,
    ///   brackets and Markdown markup around the string; escapes such as `&#39;` for `'`; and
    ///   full-width characters, dashes, quotation marks, and Greek and Cyrillic capitals that look like
    ///   the right characters.
    /// - In tokens: markers in the wrong order (`^K`) or doubled (`K^^`), a backtick instead of the `'` of
    ///   an EPIN token, a comma after an EPIN or PIN token (`K,`), a semicolon instead of the colon of a QPI
    ///   token (`C;K`), and a `'` that the letters of a QPI token already imply (`C:k'`).
    /// - In names: a first letter in lower case (`chess`, `cHESS`), digits after a space, hyphen or
    ///   underscore (`Chess 960`), and capitalized words after a hyphen or underscore (`Chu-Shogi`).
    /// - In styles: one letter in the wrong case (`C/M`).
    /// - In names and styles: single quotation marks around the string.
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
            Hint::Suggestion(suggestion) => Some(suggestion),
            Hint::Qpi | Hint::Word | Hint::Several(_) | Hint::Note(_) => None,
        }
    }

    /// Returns the full message, as `serde` reports it. The macros report the same, with the hint on a line of
    /// its own.
    ///
    /// `text` is the string that was parsed: with a different string, the quotation is meaningless. The
    /// message quotes the first 16 characters of `text`, escaped, or more if the first wrong character
    /// comes later.
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

    /// Returns a suggestion or a note.
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
        let stop = self.stop();
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

impl_debug!(ParseError);

impl_error! {
    // One character: the mistake. The range is the whole string.
    ParseError, |error| error.offset()..error.offset() + 1,
    "use epin::Epin;", "Epin::parse(text)", "\"K^^\"" => "3", "\"K^^\\n  ^\""
}

impl Error for ParseError {}

/// Returns where `text` stops being valid and what was expected there. If `text` is valid, the offset is the
/// end of `text`. In the notations for a letter, a side or a state, the offset is always 0, even if the word is
/// valid.
#[inline]
const fn stop(notation: Notation, text: &[u8]) -> (ParseErrorKind, usize) {
    match (notation, text) {
        (_, []) => (ParseErrorKind::Empty, 0),
        (Notation::Epin, _) => epin::stop(text),
        (Notation::Pin, _) => pin::stop(text),
        (Notation::Sin, _) => sin::stop(text),
        (Notation::Qpi, _) => qpi::stop(text),
        (Notation::Snn, _) => snn::stop(text),
        (Notation::Styles, _) => styles::stop(text),
        (Notation::Letter | Notation::Side | Notation::State, _) => {
            (ParseErrorKind::ExpectedWord, 0)
        }
    }
}

/// Returns the hint for a string of more than 16 bytes.
#[cold]
fn hint_if_longer(notation: Notation, kind: ParseErrorKind) -> Option<Hint> {
    match notation {
        Notation::Epin => Some(epin::TOO_LONG_NOTE),
        Notation::Pin => Some(pin::TOO_LONG_NOTE),
        Notation::Sin => Some(sin::TOO_LONG_NOTE),
        Notation::Qpi => Some(qpi::TOO_LONG_NOTE),
        Notation::Snn => Some(snn::hint_if_longer(kind)),
        Notation::Styles => Some(styles::TOO_LONG_NOTE),
        Notation::Letter | Notation::Side | Notation::State => None,
    }
}

/// Returns the hint for an invalid string of at most 16 bytes.
///
/// The string is first turned into symbols (`symbols.rs`): look-alikes and escapes become the ASCII
/// characters that they stand for, and quotation marks around the string are removed. Then the `hint`
/// function of the notation looks for the one token, name or pair of styles that the symbols can mean:
/// `“^K”` becomes `^K`, whose letter and marker, in the right order, make `K^`. If there are two
/// likely meanings, there is no suggestion.
///
/// The docs of [`ParseError::suggestion`](crate::ParseError::suggestion) list the possible repairs.
#[cold]
fn hint(notation: Notation, text: &[u8]) -> Option<Hint> {
    let symbols = symbols(text)?;
    let symbols = strip_wrapping(symbols.as_bytes());
    match notation {
        Notation::Epin => epin::hint(text, symbols),
        Notation::Pin => pin::hint(text, symbols),
        Notation::Sin => Some(sin::hint(symbols)),
        Notation::Qpi => Some(qpi::hint(symbols)),
        Notation::Snn => Some(snn::hint(symbols)),
        Notation::Styles => Some(styles::hint(symbols)),
        Notation::Letter | Notation::Side | Notation::State => None,
    }
}

/// The number of characters after which a message cuts off a string that it quotes. If the mistake in the
/// string comes after that point, the message quotes more. It is also the number of bytes after which a message
/// cuts off the wrong part of a position.
pub(crate) const MAX_ECHO: usize = 16;

/// The message for a string that is not valid, in parts: which string it is, what is wrong with it, and
/// the hint.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    error: ParseError,
    /// The string to quote, if any.
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

    /// Returns the message that quotes `text`, the string that was parsed.
    #[must_use]
    pub fn new(error: ParseError, text: &'a [u8]) -> Self {
        Self { text: Some(text), ..Self::short(error) }
    }

    /// Returns a suggestion or a note, if there is one.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.error.hint(self.kind)
    }

    /// Returns the string, escaped and cut after 16 characters, or after the character at the offset if that
    /// character comes later. Every character before the offset is one byte long and not escaped, so the offset
    /// is also the number of these characters.
    #[must_use]
    pub fn echo(&self) -> impl Display {
        Escaped { text: self.text.unwrap_or_default(), max_chars: MAX_ECHO.max(self.offset + 1) }
    }

    /// Returns the message without the hint: the string, what was expected, what was found and where.
    #[must_use]
    pub fn headline(&self) -> impl Display {
        from_fn(|f| {
            if self.text.is_some() {
                write!(f, "invalid {} \"{}\": ", self.error.notation().noun_phrase(), self.echo())?;
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
