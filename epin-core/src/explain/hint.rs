//! The hint of an error: a repair or a note.
//!
//! A string of at most 16 bytes becomes symbols (`chars/symbols.rs`): look-alikes and escapes become the
//! ASCII characters that they mean, and quotation marks around it go away. Then the module for its notation
//! tries to find the one token, name or styles that the symbols can mean: `“^K”` becomes `^K`, whose
//! letter and marker make `K^`. If there are two likely meanings, there is no repair.

mod name_hint;
mod piece_hint;
mod style_hint;

use core::fmt;

use super::chars::symbols::{Symbols, unwrap};
use super::suggestion::Suggestion;
use crate::read::error_kind::ParseErrorKind;
use crate::read::scan::scan;
use crate::read::styles::read_qpi;
use crate::token::layout::Token;
use crate::token::notation::Notation;

/// A repair of an invalid string, or a note about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The string that was probably meant.
    Write(Suggestion),
    /// The string is a QPI token, but a piece's token was expected: `C:K` instead of `K`.
    Qpi,
    /// A note about a string that seems to hold several tokens. The macros append which macro takes a
    /// list, such as `epins![…]`.
    Several(&'static str),
    /// A note, if no single repair is likely.
    Note(&'static str),
}

impl Hint {
    /// Returns the hint for a string of more than 16 bytes.
    #[cold]
    pub(crate) fn too_long(notation: Notation, kind: ParseErrorKind) -> Option<Self> {
        Some(Self::Note(match (notation, kind) {
            (Notation::Epin, _) => "an EPIN token has at most 4 characters",
            (Notation::Pin, _) => "a PIN token has at most 3 characters",
            (Notation::Sin, _) => "a SIN token has one character",
            (Notation::Qpi, _) => "a QPI token has at most 5 characters",
            (Notation::Snn, ParseErrorKind::TooLong) => "a name has at most 32 bytes",
            (Notation::Snn, _) => return Some(name_hint::FORM),
            (Notation::Styles, _) => "styles have 3 characters, such as C/m",
            (Notation::Letter | Notation::Side | Notation::State, _) => return None,
        }))
    }

    /// Returns the hint for an invalid string of at most 16 bytes.
    ///
    /// [`ParseError::suggestion`](crate::ParseError::suggestion) lists what is repaired.
    #[cold]
    pub(crate) fn on(notation: Notation, text: &[u8]) -> Option<Self> {
        let symbols = Symbols::of(text)?;
        let symbols = unwrap(symbols.as_slice());
        match notation {
            Notation::Epin | Notation::Pin => {
                let token = symbols.strip_suffix(b",").and_then(|token| scan(notation, token));
                match token {
                    Some(token) => Some(Self::write(token)),
                    None if text.is_ascii() && read_qpi(symbols).is_some() => Some(Self::Qpi),
                    None => piece_hint::hint(notation, symbols),
                }
            }
            Notation::Sin => Some(style_hint::sin_hint(symbols)),
            Notation::Qpi => Some(style_hint::qpi_hint(symbols)),
            Notation::Snn => Some(name_hint::hint(symbols)),
            Notation::Styles => Some(style_hint::styles_hint(symbols)),
            Notation::Letter | Notation::Side | Notation::State => None,
        }
    }

    /// Returns the hint to write a token.
    fn write(token: Token) -> Self {
        Self::Write(Suggestion::of(token))
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Several(note) | Self::Note(note) => f.write_str(note),
            Self::Qpi => {
                f.write_str("this is a QPI token, and a piece's token has no style letter")
            }
            Self::Write(suggestion) if suggestion.is_empty() => f.write_str("remove it"),
            Self::Write(suggestion) => write!(f, "did you mean \"{suggestion}\"?"),
        }
    }
}
