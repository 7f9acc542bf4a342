//! What to write instead of a string that is not valid.

#[cfg(feature = "feen")]
mod feen;
mod name;
mod piece;
mod qpi;
mod sin;
mod styles;

use super::chars::symbols::Symbols;
use super::message::Message;
use super::start::{NAME_START, STYLES_START, TOKEN_START};
use super::suggestion::Suggestion;
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

const DIGIT: Hint = Hint::Note("a token has no digits");
const QUOTED: Hint = Hint::Note("quotation marks around a token are not part of it");
const STYLE_NOT_ASCII: Hint =
    Hint::Note("a token is ASCII: a letter A-Z or a-z stands for the style");

impl Hint {
    pub(crate) const NAME_TOO_LONG: Self = name::TOO_LONG;
    pub(crate) const STYLES_TOO_LONG: Self = Self::Note("styles have 3 characters, such as C/m");

    /// Returns the hint for a string of more than [`TOKEN_START`] bytes.
    pub(crate) const fn too_long(notation: Notation) -> Self {
        Self::Note(match notation {
            Notation::Epin => "an EPIN token has at most 4 characters",
            Notation::Pin => "a PIN token has at most 3 characters",
            Notation::Sin => "a SIN token has one character",
            Notation::Qpi => "a QPI token has at most 5 characters",
        })
    }

    /// Returns the hint for a string that is not a token. The string has at most [`TOKEN_START`]
    /// bytes.
    ///
    /// Names a token only where no other is likely. So it repairs markers out of order or doubled,
    /// white space and invisible characters, quotation marks and brackets around the token,
    /// escapes, and characters that look like the right ones.
    #[cold]
    pub(crate) const fn on_token(notation: Notation, text: &[u8]) -> Option<Self> {
        let Some(symbols) = Symbols::<TOKEN_START>::of(text, false) else { return None };
        let symbols = symbols.unwrapped();
        match notation {
            Notation::Epin | Notation::Pin => piece::hint(notation, symbols, text.is_ascii()),
            Notation::Sin => sin::hint(symbols),
            Notation::Qpi => qpi::hint(symbols),
        }
    }

    /// Returns the hint for a string that is not a style's name. The string has at most
    /// [`NAME_START`] bytes.
    ///
    /// Names a name only where no other is likely. So it repairs a first letter in lower case
    /// (`chess`), letters with diacritics or that look like ASCII letters (`Shōgi`), digits after a
    /// space, hyphen or underscore (`Chess 960`), capitalised words after a hyphen or underscore
    /// (`Chu-Shogi`), and quotation marks and brackets around the name.
    #[cold]
    pub(crate) const fn on_name(text: &[u8]) -> Option<Self> {
        let Some(symbols) = Symbols::<NAME_START>::of(text, true) else { return None };
        Some(name::hint(symbols.unwrapped(), text.is_ascii()))
    }

    /// Returns the hint for a string that is not the styles of both sides. The string has at most
    /// [`STYLES_START`] bytes.
    #[cold]
    pub(crate) const fn on_styles(text: &[u8]) -> Option<Self> {
        let Some(symbols) = Symbols::<STYLES_START>::of(text, false) else { return None };
        Some(styles::hint(symbols.unwrapped()))
    }

    /// Returns what to write instead, if that is what a hint says.
    pub(crate) const fn suggestion(hint: Option<Self>) -> Option<Suggestion> {
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
