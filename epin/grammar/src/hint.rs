use crate::char_class::Sort;
use crate::tables::LETTERS;
use crate::utf8::decode;
use crate::{Notation, Parts, Text, scan};

/// What to write instead of a text that is not a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The one token that the text can have meant.
    Token(Parts),
    /// Why no token can be named in its place.
    Note(&'static str),
}

/// The longest text that is searched for what it meant, in bytes.
const LONGEST: usize = 32;

const EMPTY: &str = "a token is a letter and its markers, such as K, +P or K^";
const NOT_ASCII: &str = "a token is ASCII: a letter A-Z or a-z names the piece";
const DIGIT: &str = "a token has no digits: counts and empty squares belong to FEEN";
const WORD: &str = "a piece's name is one letter, such as K for a king";
const SEVERAL: &str = "a string holds one token; in source, several go in `epins![…]`";
const SEVERAL_PINS: &str = "a string holds one token";
const BOTH_SIGNS: &str = "a piece is enhanced `+` or diminished `-`, not both";
const QUOTED: &str = "quotation marks around a token are not part of it";
const STYLE: &str = "a token has no style letter: `'` marks a piece of derived style";
const PIN_STYLE: &str = "a PIN token has no style: `'` belongs to EPIN";

impl Hint {
    /// Returns what `text` probably meant, or `None` if it is a token or if nobody can tell.
    ///
    /// Names a token only where no other is likely: markers out of order or doubled, white
    /// space or invisible characters around it, characters that look like the right ones, and
    /// a QPI token, which has a style letter in front. Reads at most 32 bytes.
    #[cold]
    #[must_use]
    pub const fn on(notation: Notation, text: &[u8]) -> Option<Self> {
        if text.len() > LONGEST || scan(notation, text).is_ok() {
            return None;
        }
        match Tally::of(text) {
            Some(tally) => tally.hint(notation),
            None => None,
        }
    }

    /// Returns the hint in words.
    #[must_use]
    pub const fn words(self) -> Text {
        match self {
            Self::Token(parts) => {
                Text::new().push_str("did you mean \"").push_parts(parts).push_str("\"?")
            }
            Self::Note(note) => Text::new().push_str(note),
        }
    }
}

/// What a text has in it, whatever the order.
#[allow(clippy::struct_excessive_bools)] // Each says whether the text has some of a sort.
struct Tally {
    /// The letter before a leading colon, as in QPI.
    style: Option<u8>,
    /// How many characters there are, white space around them left out.
    count: usize,
    letters: usize,
    vowels: usize,
    /// The last of the letters.
    letter: u8,
    plus: bool,
    minus: bool,
    caret: bool,
    apostrophe: bool,
    /// Whether the first character is an apostrophe, and whether the last is.
    quoted: (bool, bool),
    digit: bool,
    foreign: bool,
    /// Something between two characters: white space, a comma.
    separated: bool,
    other: bool,
}

impl Tally {
    const fn new(style: Option<u8>) -> Self {
        Self {
            style,
            count: 0,
            letters: 0,
            vowels: 0,
            letter: 0,
            plus: false,
            minus: false,
            caret: false,
            apostrophe: false,
            quoted: (false, false),
            digit: false,
            foreign: false,
            separated: false,
            other: false,
        }
    }

    /// `None` if the text is not UTF-8.
    const fn of(text: &[u8]) -> Option<Self> {
        let mut tally = Self::new(None);
        let mut space = false;
        let mut rest = text;
        while !rest.is_empty() {
            let Some(char) = decode(rest) else { return None };
            rest = rest.split_at(char.len_utf8()).1;
            match Sort::of(char) {
                Sort::Invisible => {}
                Sort::Space => space = true,
                Sort::Colon if tally.style.is_none() && tally.is_one_letter() && !space => {
                    tally = Self::new(Some(tally.letter));
                }
                sort => {
                    tally.separated |= space && tally.count > 0;
                    space = false;
                    tally.add(sort);
                }
            }
        }
        Some(tally)
    }

    const fn is_one_letter(&self) -> bool {
        self.count == 1 && self.letters == 1
    }

    const fn add(&mut self, sort: Sort) {
        let apostrophe = matches!(sort, Sort::Apostrophe);
        self.quoted = (if self.count == 0 { apostrophe } else { self.quoted.0 }, apostrophe);
        self.count += 1;
        match sort {
            Sort::Letter(letter) => {
                self.letter = letter;
                self.letters += 1;
                self.vowels +=
                    matches!(letter.to_ascii_uppercase(), b'A' | b'E' | b'I' | b'O' | b'U')
                        as usize;
            }
            Sort::Plus => self.plus = true,
            Sort::Minus => self.minus = true,
            Sort::Caret => self.caret = true,
            Sort::Apostrophe => self.apostrophe = true,
            Sort::Digit => self.digit = true,
            Sort::Foreign => self.foreign = true,
            Sort::Separator => self.separated = true,
            Sort::Space | Sort::Invisible | Sort::Colon | Sort::Ascii => self.other = true,
        }
    }

    const fn hint(&self, notation: Notation) -> Option<Hint> {
        let pin = matches!(notation, Notation::Pin);
        Some(Hint::Note(if self.count == 0 {
            EMPTY
        } else if self.foreign {
            NOT_ASCII
        } else if self.digit {
            DIGIT
        } else if self.letters == 0 || self.other {
            return None;
        } else if self.is_word() {
            WORD
        } else if self.letters > 1 {
            if pin { SEVERAL_PINS } else { SEVERAL }
        } else if self.separated {
            return None;
        } else if self.plus && self.minus {
            BOTH_SIGNS
        } else if self.quoted.0 && self.quoted.1 {
            QUOTED
        } else if pin && self.apostrophe {
            PIN_STYLE
        } else if !pin && self.is_derived_in_qpi() {
            STYLE
        } else {
            return self.token();
        }))
    }

    /// The token with the markers in their order, each once.
    const fn token(&self) -> Option<Hint> {
        let Some(letter) = LETTERS[self.letter as usize] else { return None };
        let state = match (self.plus, self.minus) {
            (true, _) => 2,
            (_, true) => 0,
            _ => 1,
        };
        let mut shape = state << Parts::STATE;
        if self.caret {
            shape |= Parts::TERMINAL;
        }
        if self.apostrophe {
            shape |= Parts::DERIVED;
        }
        Some(Hint::Token(letter.shaped(shape)))
    }

    /// Tells `King` from `RNBQ`: hardly a word has no vowel, and no list of tokens is known by
    /// its vowels.
    const fn is_word(&self) -> bool {
        self.letters > 2 && self.letters == self.count && self.vowels > 0
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
