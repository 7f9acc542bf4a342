//! What to write instead of a string that is not valid.

#[cfg(feature = "feen")]
mod feen;
mod name;
mod piece;
mod qpi;
mod sin;
mod styles;

use super::chars::symbols::{Symbols, unwrap};
use super::message::Message;
use super::suggestion::Suggestion;
use crate::read::qpi::read_qpi;
use crate::read::scan::scan;
use crate::token::layout::Token;
use crate::token::notation::Notation;

/// What to write instead of a string that is not valid, or what to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// What the string probably meant.
    Write(Suggestion),
    /// The string is a QPI token, where a piece's is expected: `C:K` instead of `K`.
    Qpi,
    /// Advice for a string that seems to hold several tokens. The macros append which macro takes a
    /// list, such as `epins![…]`.
    Several(&'static str),
    /// Advice, if no single repair is likely.
    Note(&'static str),
}

impl Hint {
    pub(crate) const NAME_TOO_LONG: Self = name::TOO_LONG;
    pub(crate) const NAME_FORM: Self = name::FORM;
    pub(crate) const STYLES_TOO_LONG: Self = Self::Note("styles have 3 characters, such as C/m");

    /// Returns the hint for a string of more than 16 bytes.
    pub(crate) fn too_long(notation: Notation) -> Self {
        Self::Note(match notation {
            Notation::Epin => "an EPIN token has at most 4 characters",
            Notation::Pin => "a PIN token has at most 3 characters",
            Notation::Sin => "a SIN token has one character",
            Notation::Qpi => "a QPI token has at most 5 characters",
        })
    }

    /// Returns the hint for a string that is not a token. The string has at most 16 bytes.
    ///
    /// Suggests only the sole likely token: for markers out of order or doubled, white space and
    /// invisible characters, quotation marks and brackets around the token, escapes, and characters
    /// that look like the right ones.
    #[cold]
    pub(crate) fn on_token(notation: Notation, text: &[u8]) -> Option<Self> {
        let symbols = Symbols::of(text, false)?;
        let symbols = unwrap(symbols.as_slice());
        match notation {
            Notation::Sin => Some(sin::hint(symbols)),
            Notation::Qpi => Some(qpi::hint(symbols)),
            _ if text.is_ascii() && read_qpi(symbols).is_some() => Some(Self::Qpi),
            _ => match symbols.strip_suffix(b",").and_then(|token| scan(notation, token)) {
                Some(token) => Some(Self::write(token)),
                None => piece::hint(notation, symbols),
            },
        }
    }

    /// Returns the hint for a string that is not a style's name. The string has at most
    /// 16 bytes.
    ///
    /// Suggests only the sole likely name: for a first letter in lower case (`chess`), letters with
    /// diacritics or that look like ASCII letters (`Shōgi`), digits after a space, hyphen or
    /// underscore (`Chess 960`), capitalised words after a hyphen or underscore (`Chu-Shogi`), and
    /// quotation marks and brackets around the name.
    #[cold]
    pub(crate) fn on_name(text: &[u8]) -> Option<Self> {
        let symbols = Symbols::of(text, true)?;
        Some(name::hint(unwrap(symbols.as_slice())))
    }

    /// Returns the hint for a string that is not the styles of both sides. The string has at most
    /// 16 bytes.
    #[cold]
    pub(crate) fn on_styles(text: &[u8]) -> Option<Self> {
        let symbols = Symbols::of(text, false)?;
        Some(styles::hint(unwrap(symbols.as_slice())))
    }

    /// Returns the hint to write a token.
    fn write(token: Token) -> Self {
        Self::Write(Suggestion::of(token))
    }

    /// Returns what to write instead, if that is what a hint says.
    pub(crate) fn suggestion(hint: Option<Self>) -> Option<Suggestion> {
        match hint {
            Some(Self::Write(suggestion)) => Some(suggestion),
            _ => None,
        }
    }

    /// Adds a hint, if there is one, after what is already there.
    pub(crate) const fn push(hint: Option<Self>, message: &mut Message) {
        if let Some(hint) = hint {
            message.push_str("; ");
            message.push_str(hint.message().as_str());
        }
    }

    /// Returns the hint in words.
    #[must_use]
    pub const fn message(self) -> Message {
        let mut message = Message::new();
        match self {
            Self::Several(note) | Self::Note(note) => message.push_str(note),
            Self::Qpi => {
                message.push_str("this is a QPI token, and a piece's token has no style letter");
            }
            Self::Write(suggestion) => message.push_question(suggestion.as_str()),
        }
        message
    }
}
