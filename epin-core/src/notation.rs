//! The notations: EPIN and its relatives, and the words for each attribute. The file of a notation usually
//! contains its type, its parser and its hints.

mod epin;
pub(crate) mod kept;
pub(crate) mod pin;
pub(crate) mod qpi;
pub(crate) mod sin;
pub(crate) mod snn;
pub(crate) mod styles;
pub(crate) mod word;

use core::fmt;

use self::qpi::Qpi;
use crate::text::suggestion::Suggestion;
use crate::text::symbols::{symbols, unwrap};
use crate::token::layout::Epin;

/// The grammar by which a string is parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Notation {
    /// `\A[-+]?[A-Za-z]\^?'?\z`
    Epin,
    /// `\A[-+]?[A-Za-z]\^?\z`
    Pin,
    /// `\A[A-Za-z]\z`
    Sin,
    /// `\A[A-Za-z]:[-+]?[A-Za-z]\^?\z`
    Qpi,
    /// `\A[A-Z][A-Za-z]*[0-9]*\z`, at most 32 bytes
    Snn,
    /// `\A[A-Z]/[a-z]\z`
    Styles,
    /// `\A[A-Z]\z`
    Letter,
    /// `\A(first|second)\z`
    Side,
    /// `\A(diminished|normal|enhanced)\z`
    State,
}

impl Notation {
    /// Returns the noun that messages use for a valid string.
    pub(crate) const fn noun(self) -> &'static str {
        match self {
            Self::Epin => "EPIN token",
            Self::Pin => "PIN token",
            Self::Sin => "SIN token",
            Self::Qpi => "QPI token",
            Self::Snn => "SNN name",
            Self::Styles => "styles",
            Self::Letter => "letter",
            Self::Side => "side",
            Self::State => "state",
        }
    }
}

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
    /// The string is empty. Every notation has this kind.
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
    /// The string is valid up to the offset, but goes on (every notation except the words for
    /// letters, sides and states).
    ExpectedEnd,
    /// The name has the maximum of 32 bytes before the offset, but goes on (SNN).
    TooLong,
    /// The string is none of the words for a letter, a side or a state.
    ExpectedWord,
}

impl ParseErrorKind {
    /// Returns what was expected, in the words of the messages.
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

/// Returns what was expected at the offset where `text` stops being valid, and that offset. For a
/// valid string, these are the end of the string and its length. In the notations for a letter, a side
/// or a state, the offset is always 0, even if the word is valid.
#[inline]
pub(crate) const fn stop(notation: Notation, text: &[u8]) -> (ParseErrorKind, usize) {
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

/// A repair of an invalid string, or a note about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The string that was probably meant.
    Write(Suggestion),
    /// The string is a QPI token, but a piece's token was expected: `C:K` instead of `K`.
    Qpi,
    /// A note about a string that seems to hold several tokens. The macros add how to write a
    /// list, such as `epins![…]`.
    Several(&'static str),
    /// A note, if no single repair is likely.
    Note(&'static str),
}

impl Hint {
    /// Returns the hint that suggests a string.
    fn write(meant: &str) -> Self {
        Self::Write(Suggestion::of(&[meant]))
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Several(note) | Self::Note(note) => f.write_str(note),
            Self::Qpi => {
                f.write_str("this is a QPI token, and a piece's token has no style letter")
            }
            Self::Write(suggestion) if suggestion.as_str().is_empty() => f.write_str("remove it"),
            Self::Write(suggestion) => write!(f, "did you mean \"{suggestion}\"?"),
        }
    }
}

/// Returns the hint for a string of more than 16 bytes.
#[cold]
pub(crate) fn hint_if_longer(notation: Notation, kind: ParseErrorKind) -> Option<Hint> {
    Some(Hint::Note(match (notation, kind) {
        (Notation::Epin, _) => "an EPIN token has at most 4 characters",
        (Notation::Pin, _) => "a PIN token has at most 3 characters",
        (Notation::Sin, _) => "a SIN token has one character",
        (Notation::Qpi, _) => "a QPI token has at most 5 characters",
        (Notation::Snn, ParseErrorKind::TooLong) => "a name has at most 32 bytes",
        (Notation::Snn, _) => return Some(snn::FORM),
        (Notation::Styles, _) => "styles have 3 characters, such as C/m",
        (Notation::Letter | Notation::Side | Notation::State, _) => return None,
    }))
}

/// Returns the hint for an invalid string of at most 16 bytes.
///
/// The string is first turned into symbols (`symbols.rs`): look-alikes and escapes become the ASCII
/// characters that they mean, and quotation marks around the string are removed. Then the module of its
/// notation tries to find the one token, name or pair of styles that the symbols can mean: `“^K”` becomes
/// `^K`, whose letter and marker make `K^`. If there are two likely meanings, there is no repair.
///
/// The docs of [`ParseError::suggestion`](crate::ParseError::suggestion) list the possible repairs.
#[cold]
pub(crate) fn hint(notation: Notation, text: &[u8]) -> Option<Hint> {
    let symbols = symbols(text)?;
    let symbols = unwrap(symbols.as_bytes());
    match notation {
        Notation::Epin | Notation::Pin => {
            let read = if notation == Notation::Pin { Epin::read_native } else { Epin::read };
            match symbols.strip_suffix(b",").and_then(read) {
                Some(token) => Some(Hint::write(token.as_str())),
                None if text.is_ascii() && Qpi::read(symbols).is_some() => Some(Hint::Qpi),
                None => epin::hint(notation, symbols),
            }
        }
        Notation::Sin => Some(sin::hint(symbols)),
        Notation::Qpi => Some(qpi::hint(symbols)),
        Notation::Snn => Some(snn::hint(symbols)),
        Notation::Styles => Some(styles::hint(symbols)),
        Notation::Letter | Notation::Side | Notation::State => None,
    }
}
