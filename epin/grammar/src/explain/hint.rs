//! What to write instead of a text that is not valid.

mod diacritics;
mod name;
mod piece;
mod qpi;
mod sin;
mod styles;

use crate::explain::chars::characters::Characters;
use crate::explain::error::name::NAME_START;
use crate::explain::error::styles::STYLES_START;
use crate::explain::error::token::TOKEN_START;
use crate::{Letter, Message, Name, Notation, Token};

/// What to write instead of a text that is not a token, a style's name or styles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The one EPIN, PIN or SIN token that the text is likely to mean.
    Token(Token),
    /// The one QPI token that the text is likely to mean. `C:+K` is `C` and `+K`: the style is the
    /// token that is its letter alone.
    Qpi(Token, Token),
    /// The one style's name that the text is likely to mean.
    Name(Name),
    /// The styles that the text is likely to mean: the first side's and the second's.
    Styles(Letter, Letter),
    /// The text is a token of another notation, which says more than the one that is expected:
    /// `C:K` instead of `K`.
    Other(Notation),
    /// What to know of a text that may hold several tokens. The macros add where several go, such
    /// as `epins![…]`.
    Several(&'static str),
    /// What to know, where no single repair is likely.
    Note(&'static str),
}

const DIGIT: Hint = Hint::Note("a token has no digits");
const QUOTED: Hint = Hint::Note("quotation marks around a token are not part of it");
const STYLE_NOT_ASCII: Hint =
    Hint::Note("a token is ASCII: a letter A-Z or a-z stands for the style");

impl Hint {
    pub(crate) const NAME_TOO_LONG: Self = name::TOO_LONG;

    /// Returns the hint for a text that is not a token. The text has at most [`TOKEN_START`] bytes.
    ///
    /// Names a token only where no other is likely. So it repairs markers out of order or doubled,
    /// white space and invisible characters, quotation marks and brackets around the token,
    /// escapes, and characters that look like the right ones.
    #[cold]
    pub(crate) const fn on_token(notation: Notation, text: &[u8]) -> Option<Self> {
        let Some(characters) = Characters::<TOKEN_START>::of(text) else { return None };
        let chars = characters.unwrapped();
        match notation {
            Notation::Epin | Notation::Pin => piece::hint(notation, chars),
            Notation::Sin => sin::hint(chars),
            Notation::Qpi => qpi::hint(chars),
        }
    }

    /// Returns the hint for a text that is not a style's name. The text has at most
    /// [`NAME_START`](crate::explain::error::name::NAME_START) bytes.
    ///
    /// Names a name only where no other is likely. So it repairs a first letter in lower case
    /// (`chess`), letters with diacritics or that look like ASCII letters (`Shōgi`), digits after a
    /// space, hyphen or underscore (`Chess 960`), capitalised words after a hyphen or underscore
    /// (`Chu-Shogi`), and quotation marks and brackets around the name.
    #[cold]
    pub(crate) const fn on_name(text: &[u8]) -> Option<Self> {
        let Some(characters) = Characters::<NAME_START>::of(text) else { return None };
        Some(name::hint(characters.unwrapped(), text.is_ascii()))
    }

    /// Returns the hint for a text that is not the styles of both sides. The text has at most
    /// [`STYLES_START`](crate::explain::error::styles::STYLES_START) bytes.
    #[cold]
    pub(crate) const fn on_styles(text: &[u8]) -> Option<Self> {
        let Some(characters) = Characters::<STYLES_START>::of(text) else { return None };
        Some(styles::hint(characters.unwrapped()))
    }

    /// Returns the hint in words.
    #[must_use]
    pub const fn message(self) -> Message {
        let mut message = Message::new();
        match self {
            Self::Several(note) | Self::Note(note) => message.push_str(note),
            Self::Other(notation) => {
                message.push_str("this is a ");
                message.push_str(notation.token());
                message.push_str(", and a piece's token has no style letter");
            }
            Self::Token(_) | Self::Qpi(..) | Self::Name(_) | Self::Styles(..) => {
                message.push_str("did you mean \"");
                self.push_repair(&mut message);
                message.push_str("\"?");
            }
        }
        message
    }

    /// Adds the text that is likely to be meant, if there is one.
    const fn push_repair(self, message: &mut Message) {
        match self {
            Self::Token(token) => message.push_str(token.as_str()),
            Self::Qpi(style, piece) => {
                message.push_str(style.as_str());
                message.push_str(":");
                message.push_str(piece.as_str());
            }
            Self::Name(name) => message.push_str(name.as_str()),
            Self::Styles(first, second) => {
                message.push_char(first.as_char());
                message.push_str("/");
                message.push_char(second.as_char().to_ascii_lowercase());
            }
            Self::Other(_) | Self::Several(_) | Self::Note(_) => {}
        }
    }
}
