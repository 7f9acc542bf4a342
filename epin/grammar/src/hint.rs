//! What to write instead of a text that is not a token.

use crate::characters::Characters;
use crate::contents::{Contents, Several};
use crate::{Letter, Message, Notation, Side, State, Token};

/// What to write instead of a text that is not a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The one token that the text is likely to mean.
    Token(Token),
    /// What to know of a text that may hold several tokens. What to do about that depends on where
    /// it is.
    Several(&'static str),
    /// What to know, where no single token is likely.
    Note(&'static str),
}

/// The longest text that gets a hint, in bytes.
pub(crate) const LONGEST: usize = 16;

const EMPTY: &str = "a token is a letter and its markers, such as K, +P or K^";
const NOT_ASCII: &str = "a token is ASCII: a letter A-Z or a-z names the piece";
const DIGIT: &str = "a token has no digits";
const FEEN: &str = "a token has no digits: counts and empty squares belong to FEEN";
const WORD: &str = "a piece's name is one letter, such as K for a king";
const TOKENS: &str = "a string holds one token";
const WORD_OR_TOKENS: &str = "a piece's name is one letter, and a string holds one token";
const BOTH_SIGNS: &str = "a piece is enhanced `+` or diminished `-`, not both";
const QUOTED: &str = "quotation marks around a token are not part of it";
const STYLE: &str = "a token has no style letter: `'` marks a piece of derived style";
const PIN_STYLE: &str = "a PIN token has no style: `'` belongs to EPIN";

impl Hint {
    /// Returns the hint for a text that is not a token. The text has at most [`LONGEST`] bytes.
    ///
    /// Names a token only where no other is likely: markers out of order or doubled, white
    /// space or invisible characters, quotation marks or brackets around it, escapes, characters
    /// that look like the right ones, and a QPI token, which has a style letter in front.
    #[cold]
    pub(crate) const fn on(notation: Notation, text: &[u8]) -> Option<Self> {
        let Some(mut characters) = Characters::of(text) else { return None };
        characters.unwrap_quoted();
        Self::on_contents(notation, &Contents::of(&characters))
    }

    const fn on_contents(notation: Notation, contents: &Contents) -> Option<Self> {
        let note = if contents.chars == 0 {
            EMPTY
        } else if contents.has(Contents::FOREIGN) {
            NOT_ASCII
        } else if contents.is_feen() {
            FEEN
        } else if contents.has_digits() {
            DIGIT
        } else if contents.letters() == 0 || contents.has(Contents::OTHER) {
            return None;
        } else if contents.letters() > 1 {
            return Some(match contents.several() {
                Several::Word => Self::Note(WORD),
                Several::Tokens => Self::Several(TOKENS),
                Several::WordOrTokens => Self::Several(WORD_OR_TOKENS),
            });
        } else if contents.has(Contents::SEPARATOR) {
            return None;
        } else if contents.has(Contents::PLUS) && contents.has(Contents::MINUS) {
            BOTH_SIGNS
        } else if contents.quoted.0 && contents.quoted.1 {
            QUOTED
        } else {
            match notation {
                Notation::Pin if contents.has(Contents::APOSTROPHE) => PIN_STYLE,
                Notation::Epin if contents.is_derived_in_qpi() => STYLE,
                _ => return Self::token(contents),
            }
        };
        Some(Self::Note(note))
    }

    /// The token with the one letter, and each marker once and in its place.
    const fn token(contents: &Contents) -> Option<Self> {
        let Some(letter) = Letter::from_char(contents.letter()) else { return None };
        let side = if contents.letter().is_ascii_uppercase() { Side::First } else { Side::Second };
        let state = if contents.has(Contents::PLUS) {
            State::Enhanced
        } else if contents.has(Contents::MINUS) {
            State::Diminished
        } else {
            State::Normal
        };
        let token = Token::new(letter, side)
            .with_state(state)
            .with_terminal(contents.has(Contents::CARET))
            .with_derived(contents.has(Contents::APOSTROPHE));
        Some(Self::Token(token))
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
            Self::Several(note) | Self::Note(note) => message.push_str(note),
        }
        message
    }
}
