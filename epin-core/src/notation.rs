//! The notations, each with its type, what reads it, and its hints: EPIN and its relatives, and the words of
//! each attribute.

mod epin;
pub(crate) mod error_kind;
pub(crate) mod hint;
pub(crate) mod pin;
pub(crate) mod qpi;
pub(crate) mod sin;
pub(crate) mod snn;
pub(crate) mod styles;
pub(crate) mod word;

use self::error_kind::ParseErrorKind;
use self::hint::Hint;
use self::qpi::Qpi;
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
    /// Returns the noun for a valid string in messages.
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

/// Returns what was expected where `text` stops being valid, and the offset there. For a valid string, these
/// are the end and its length, but for the word of an attribute, the offset is always 0.
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
/// The string becomes symbols (`symbols.rs`): look-alikes and escapes become the ASCII characters that they
/// mean, and quotation marks around it go away. Then the module of its notation tries to find the one token,
/// name or styles that the symbols can mean: `“^K”` becomes `^K`, whose letter and marker make `K^`. If there
/// are two likely meanings, there is no repair.
///
/// [`ParseError::suggestion`](crate::ParseError::suggestion) lists what is repaired.
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
