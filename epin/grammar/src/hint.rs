//! What to write instead of a text that is not valid.

mod diacritics;
mod name;
mod piece;
mod qpi;
mod sin;
mod styles;

use crate::characters::Characters;
use crate::{Letter, Message, Name, Notation, Side, Token};

/// What to write instead of a text that is not a token, a style's name or styles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The one EPIN, PIN or SIN token that the text is likely to mean.
    Token(Token),
    /// The one QPI token that the text is likely to mean: the style, as the piece with its letter,
    /// and the piece.
    Qpi(Token, Token),
    /// The one style's name that the text is likely to mean.
    Name(Name),
    /// The styles that the text is likely to mean: of the first side and of the second.
    Styles(Letter, Letter),
    /// The text is a token of another notation, and no piece can be made of it.
    Other(Notation),
    /// What to know of a text that may hold several tokens. What to do about that depends on where
    /// it is.
    Several(&'static str),
    /// What to know, where no single repair is likely.
    Note(&'static str),
}

/// The longest text that gets a hint if it should be a token, in bytes.
pub(crate) const LONGEST: usize = 16;

const DIGIT: &str = "a token has no digits";
const QUOTED: &str = "quotation marks around a token are not part of it";
const STYLE_NOT_ASCII: &str = "a token is ASCII: a letter A-Z or a-z stands for the style";

impl Hint {
    pub(crate) const NAME_TOO_LONG: Self = Self::Note(name::TOO_LONG);

    /// Returns the hint for a text that is not a token. The text has at most [`LONGEST`] bytes.
    ///
    /// Names a token only where no other is likely: markers out of order or doubled, white
    /// space or invisible characters, quotation marks or brackets around it, escapes, and
    /// characters that look like the right ones.
    #[cold]
    pub(crate) const fn on_token(notation: Notation, text: &[u8]) -> Option<Self> {
        let Some(mut characters) = Characters::of(text) else { return None };
        characters.unwrap_quoted();
        match notation {
            Notation::Epin | Notation::Pin => piece::hint(notation, &characters),
            Notation::Sin => sin::hint(&characters),
            Notation::Qpi => qpi::hint(&characters),
        }
    }

    /// Returns the hint for a text that is not a style's name. The text has at most
    /// [`LONGEST_NAME`](crate::name::LONGEST_NAME) bytes.
    ///
    /// Names a repair only where no other is likely: a first letter in lower case, letters with
    /// diacritics or characters that look like ASCII letters, digits after a space, hyphen or
    /// underscore, capitalised words after a hyphen or underscore, and what is around a name.
    #[cold]
    pub(crate) const fn on_name(text: &[u8]) -> Option<Self> {
        let Some(mut characters) = Characters::of(text) else { return None };
        characters.unwrap_quoted();
        Some(name::hint(characters, text.is_ascii()))
    }

    /// Returns the hint for a text that is not the styles of both sides. The text has at most
    /// [`LONGEST_STYLES`](crate::styles::LONGEST_STYLES) bytes.
    #[cold]
    pub(crate) const fn on_styles(text: &[u8]) -> Option<Self> {
        let Some(mut characters) = Characters::of(text) else { return None };
        characters.unwrap_quoted();
        Some(styles::hint(&characters))
    }

    /// Returns the hint in words.
    #[must_use]
    pub const fn message(self) -> Message {
        let mut message = Message::new();
        match self {
            Self::Token(token) => push_repair(&mut message, &[token.as_str()]),
            Self::Qpi(style, piece) => {
                push_repair(&mut message, &[style.as_str(), ":", piece.as_str()]);
            }
            Self::Name(name) => push_repair(&mut message, &[name.as_str()]),
            Self::Styles(first, second) => {
                let first = Token::new(first, Side::First);
                let second = Token::new(second, Side::Second);
                push_repair(&mut message, &[first.as_str(), "/", second.as_str()]);
            }
            Self::Other(notation) => {
                message.push_str("this is a ");
                message.push_str(notation.token());
                message.push_str(", and a piece's token has no style letter");
            }
            Self::Several(note) | Self::Note(note) => message.push_str(note),
        }
        message
    }
}

/// Adds the question whether the author meant the text that consists of `parts`.
const fn push_repair(message: &mut Message, parts: &[&str]) {
    message.push_str("did you mean \"");
    let mut rest = parts;
    while let [part, more @ ..] = rest {
        message.push_str(part);
        rest = more;
    }
    message.push_str("\"?");
}
