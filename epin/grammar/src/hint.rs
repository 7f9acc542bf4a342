//! What to write instead of a text that is not a token.

mod piece;
mod style;

use crate::characters::Characters;
use crate::{Message, Notation, Token};

/// What to write instead of a text that is not a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The one EPIN, PIN or SIN token that the text is likely to mean.
    Token(Token),
    /// The one QPI token that the text is likely to mean: the style, as the piece with its letter,
    /// and the piece.
    Qpi(Token, Token),
    /// The text is a token of another notation, and no piece can be made of it.
    Other(Notation),
    /// What to know of a text that may hold several tokens. What to do about that depends on where
    /// it is.
    Several(&'static str),
    /// What to know, where no single token is likely.
    Note(&'static str),
}

/// The longest text that gets a hint, in bytes.
pub(crate) const LONGEST: usize = 16;

const DIGIT: &str = "a token has no digits";
const QUOTED: &str = "quotation marks around a token are not part of it";

impl Hint {
    /// Returns the hint for a text that is not a token. The text has at most [`LONGEST`] bytes.
    ///
    /// Names a token only where no other is likely: markers out of order or doubled, white
    /// space or invisible characters, quotation marks or brackets around it, escapes, and
    /// characters that look like the right ones.
    #[cold]
    pub(crate) const fn on(notation: Notation, text: &[u8]) -> Option<Self> {
        let Some(mut characters) = Characters::of(text) else { return None };
        characters.unwrap_quoted();
        match notation {
            Notation::Epin | Notation::Pin => piece::hint(notation, &characters),
            Notation::Sin => style::sin_hint(&characters),
            Notation::Qpi => style::qpi_hint(&characters),
        }
    }

    /// Returns the hint in words.
    #[must_use]
    pub const fn message(self) -> Message {
        let mut message = Message::new();
        match self {
            Self::Token(token) => {
                message.push_str("did you mean \"");
                message.push_str(token.as_str());
                message.push_str("\"?");
            }
            Self::Qpi(style, piece) => {
                message.push_str("did you mean \"");
                message.push_str(style.as_str());
                message.push_str(":");
                message.push_str(piece.as_str());
                message.push_str("\"?");
            }
            Self::Other(notation) => {
                message.push_str("this is a ");
                message.push_str(notation.name());
                message.push_str(" token, and a piece's token has no style letter");
            }
            Self::Several(note) | Self::Note(note) => message.push_str(note),
        }
        message
    }
}
