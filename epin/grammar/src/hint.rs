//! What to write instead of a text that is not a token.

use crate::char_class::CharClass;
use crate::utf8::decode;
use crate::{Letter, Message, Notation, Side, State, Token};

/// What to write instead of a text that is not a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The one token that the text is likely to mean.
    Token(Token),
    /// The text holds several tokens. What to do about that depends on where it is.
    Several,
    /// What to know, where no single token is likely.
    Note(&'static str),
}

/// The longest text that gets a hint, in bytes.
pub(crate) const LONGEST: usize = 16;

const EMPTY: &str = "a token is a letter and its markers, such as K, +P or K^";
const NOT_ASCII: &str = "a token is ASCII: a letter A-Z or a-z names the piece";
const DIGIT: &str = "a token has no digits: counts and empty squares belong to FEEN";
const WORD: &str = "a piece's name is one letter, such as K for a king";
const BOTH_SIGNS: &str = "a piece is enhanced `+` or diminished `-`, not both";
const QUOTED: &str = "quotation marks around a token are not part of it";
const STYLE: &str = "a token has no style letter: `'` marks a piece of derived style";
const PIN_STYLE: &str = "a PIN token has no style: `'` belongs to EPIN";

impl Hint {
    /// Returns the hint for a text that is not a token. The text has at most [`LONGEST`] bytes.
    ///
    /// Names a token only where no other is likely: markers out of order or doubled, white
    /// space or invisible characters around it, characters that look like the right ones, and
    /// a QPI token, which has a style letter in front.
    #[cold]
    pub(crate) const fn on(notation: Notation, text: &[u8]) -> Option<Self> {
        match Contents::of(text) {
            Some(contents) => contents.hint(notation),
            None => None,
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
            Self::Several => message.push_str("a string holds one token"),
            Self::Note(note) => message.push_str(note),
        }
        message
    }
}

/// What a text contains, in whatever order. White space around the text does not count.
struct Contents {
    /// The letter before a leading colon, as in QPI: `C` of `C:K^`.
    style: Option<u8>,
    /// The classes of the characters, a bit for each: see [`bit`].
    classes: u16,
    /// The number of characters, of letters, of vowels.
    chars: usize,
    letters: usize,
    vowels: usize,
    /// The last of the letters.
    letter: u8,
    /// Whether the first character is an apostrophe, and whether the last is.
    quoted: (bool, bool),
}

/// The bit of a class in [`Contents::classes`]. Letters are counted instead.
const fn bit(class: CharClass) -> u16 {
    match class {
        CharClass::Letter(_) => 0,
        CharClass::Plus => PLUS,
        CharClass::Minus => MINUS,
        CharClass::Caret => CARET,
        CharClass::Apostrophe => APOSTROPHE,
        CharClass::Digit => DIGITS,
        CharClass::Foreign => FOREIGN,
        CharClass::Separator => SEPARATED,
        CharClass::Space | CharClass::Invisible | CharClass::Colon | CharClass::Ascii => OTHER,
    }
}

const PLUS: u16 = 1 << 0;
const MINUS: u16 = 1 << 1;
const CARET: u16 = 1 << 2;
const APOSTROPHE: u16 = 1 << 3;
const DIGITS: u16 = 1 << 4;
const FOREIGN: u16 = 1 << 5;
/// A comma or the like, or white space between two characters.
const SEPARATED: u16 = 1 << 6;
const OTHER: u16 = 1 << 7;

impl Contents {
    const fn new(style: Option<u8>) -> Self {
        Self {
            style,
            classes: 0,
            chars: 0,
            letters: 0,
            vowels: 0,
            letter: 0,
            quoted: (false, false),
        }
    }

    /// Returns `None` if the text is not UTF-8.
    const fn of(text: &[u8]) -> Option<Self> {
        let mut contents = Self::new(None);
        let mut after_space = false;
        let mut rest = text;
        while !rest.is_empty() {
            let Some(char) = decode(rest) else { return None };
            rest = rest.split_at(char.len_utf8()).1;
            match CharClass::of(char) {
                CharClass::Invisible => {}
                CharClass::Space => after_space = true,
                CharClass::Colon if contents.is_style() && !after_space => {
                    contents = Self::new(Some(contents.letter));
                }
                class => {
                    if after_space && contents.chars > 0 {
                        contents.classes |= SEPARATED;
                    }
                    after_space = false;
                    contents.add(class);
                }
            }
        }
        Some(contents)
    }

    /// Whether this is one letter, which a colon after it would make a style.
    const fn is_style(&self) -> bool {
        self.style.is_none() && self.chars == 1 && self.letters == 1
    }

    const fn add(&mut self, class: CharClass) {
        let apostrophe = matches!(class, CharClass::Apostrophe);
        self.quoted = (if self.chars == 0 { apostrophe } else { self.quoted.0 }, apostrophe);
        self.chars += 1;
        self.classes |= bit(class);
        if let CharClass::Letter(letter) = class {
            self.letter = letter;
            self.letters += 1;
            self.vowels +=
                matches!(letter.to_ascii_uppercase(), b'A' | b'E' | b'I' | b'O' | b'U') as usize;
        }
    }

    const fn has(&self, classes: u16) -> bool {
        self.classes & classes != 0
    }

    const fn hint(&self, notation: Notation) -> Option<Hint> {
        let note = if self.chars == 0 {
            EMPTY
        } else if self.has(FOREIGN) {
            NOT_ASCII
        } else if self.has(DIGITS) {
            DIGIT
        } else if self.letters == 0 || self.has(OTHER) {
            return None;
        } else if self.letters > 1 {
            if !self.is_word() {
                return Some(Hint::Several);
            }
            WORD
        } else if self.has(SEPARATED) {
            return None;
        } else if self.has(PLUS) && self.has(MINUS) {
            BOTH_SIGNS
        } else if self.quoted.0 && self.quoted.1 {
            QUOTED
        } else {
            match notation {
                Notation::Pin if self.has(APOSTROPHE) => PIN_STYLE,
                Notation::Epin if self.is_derived_in_qpi() => STYLE,
                _ => return self.token(),
            }
        };
        Some(Hint::Note(note))
    }

    /// The token with the one letter, and each marker once and in its place.
    const fn token(&self) -> Option<Hint> {
        let Some(letter) = Letter::from_char(self.letter as char) else { return None };
        let side = if self.letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        let state = if self.has(PLUS) {
            State::Enhanced
        } else if self.has(MINUS) {
            State::Diminished
        } else {
            State::Normal
        };
        let token = Token::new(letter, side)
            .with_state(state)
            .with_terminal(self.has(CARET))
            .with_derived(self.has(APOSTROPHE));
        Some(Hint::Token(token))
    }

    /// Tells a word from a list of tokens: `King` has a vowel, `RNBQ` has none.
    const fn is_word(&self) -> bool {
        self.letters > 2 && self.letters == self.chars && self.vowels > 0
    }

    /// In QPI a piece whose style letter has the other case is derived: the token would need
    /// a `'` that the text does not have.
    const fn is_derived_in_qpi(&self) -> bool {
        match self.style {
            Some(style) => style.is_ascii_uppercase() != self.letter.is_ascii_uppercase(),
            None => false,
        }
    }
}
