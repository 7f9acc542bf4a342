//! What a string that is not valid contains: letters, digits, markers and others.

use super::symbol;

/// What a string contains. The order of its characters counts only where a field says so.
pub(crate) struct Contents {
    /// The classes of the symbols, except letters and digits: the bits [`Self::PLUS`] to
    /// [`Self::OTHER`].
    classes: u8,
    /// The number of symbols, without white space and soft hyphens.
    pub(crate) chars: usize,
    letters: Letters,
    digits: Digits,
    /// Whether there is white space.
    pub(crate) is_spaced: bool,
    /// Whether the first symbol is an apostrophe, and whether the last is.
    pub(crate) quoted: (bool, bool),
}

/// The letters of a string. For `K Pp`, `count` is 3, `adjacent` 2, `upper` 2, and `last` is `p`.
#[derive(Clone, Copy)]
struct Letters {
    count: usize,
    /// The length of the longest run of letters, which no other character interrupts.
    adjacent: usize,
    /// The length of the run of letters that the last character read belongs to: 0 if that is not a
    /// letter.
    run: usize,
    upper: usize,
    vowels: usize,
    /// The letters that occur in either case: bit 0 for `A`, bit 25 for `Z`.
    seen: u32,
    first: u8,
    last: u8,
}

/// The digits of a string. For `10K2`, `count` is 3 and `leading` 2.
#[derive(Clone, Copy)]
struct Digits {
    count: usize,
    leading: usize,
}

/// The bit of a symbol in [`Contents::classes`]. Letters and digits have none: they are counted.
const fn bit(symbol: u8) -> u8 {
    match symbol {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => 0,
        b'+' => Contents::PLUS,
        b'-' => Contents::MINUS,
        b'^' => Contents::CARET,
        b'\'' | b'`' => Contents::APOSTROPHE,
        b',' | b';' | b'/' | b'|' | b'"' => Contents::SEPARATOR,
        b':' => Contents::COLON,
        symbol::FOREIGN => Contents::FOREIGN,
        _ => Contents::OTHER,
    }
}

/// What several letters in one string are likely to be.
pub(crate) enum Several {
    Word,
    Tokens,
    WordOrTokens,
}

impl Contents {
    pub(crate) const PLUS: u8 = 1;
    pub(crate) const MINUS: u8 = 1 << 1;
    pub(crate) const CARET: u8 = 1 << 2;
    pub(crate) const APOSTROPHE: u8 = 1 << 3;
    pub(crate) const MARKERS: u8 = Self::PLUS | Self::MINUS | Self::CARET | Self::APOSTROPHE;
    pub(crate) const FOREIGN: u8 = 1 << 4;
    /// A comma or the like.
    pub(crate) const SEPARATOR: u8 = 1 << 5;
    pub(crate) const COLON: u8 = 1 << 6;
    pub(crate) const OTHER: u8 = 1 << 7;

    const fn new() -> Self {
        Self {
            classes: 0,
            chars: 0,
            letters: Letters {
                count: 0,
                adjacent: 0,
                run: 0,
                upper: 0,
                vowels: 0,
                seen: 0,
                first: 0,
                last: 0,
            },
            digits: Digits { count: 0, leading: 0 },
            is_spaced: false,
            quoted: (false, false),
        }
    }

    /// Returns what the symbols contain.
    pub(crate) const fn of(symbols: &[u8]) -> Self {
        let mut contents = Self::new();
        let mut rest = symbols;
        while let [symbol, more @ ..] = rest {
            match *symbol {
                symbol::SOFT_HYPHEN => {}
                b' ' => {
                    contents.letters.run = 0;
                    contents.is_spaced = true;
                }
                symbol => contents.add(symbol),
            }
            rest = more;
        }
        contents
    }

    const fn add(&mut self, symbol: u8) {
        let apostrophe = matches!(symbol, b'\'' | b'`');
        self.quoted = (if self.chars == 0 { apostrophe } else { self.quoted.0 }, apostrophe);
        self.classes |= bit(symbol);
        if symbol.is_ascii_alphabetic() {
            self.letters.add(symbol);
        } else {
            self.letters.run = 0;
        }
        if symbol.is_ascii_digit() {
            self.digits.leading += (self.digits.count == self.chars) as usize;
            self.digits.count += 1;
        }
        self.chars += 1;
    }

    pub(crate) const fn has(&self, classes: u8) -> bool {
        self.classes & classes != 0
    }

    pub(crate) const fn letters(&self) -> usize {
        self.letters.count
    }

    /// Returns the last letter, or NUL if there is none; meaningful only if there is exactly one.
    pub(crate) const fn letter(&self) -> u8 {
        self.letters.last
    }

    pub(crate) const fn has_digits(&self) -> bool {
        self.digits.count > 0
    }

    /// Whether this could be a part of FEEN: a number of empty squares, such as `8`, or of pieces
    /// in hand, such as `2+P`.
    pub(crate) const fn is_feen(&self) -> bool {
        self.has_digits()
            && self.digits.leading == self.digits.count
            && !self.has(Self::SEPARATOR | Self::FOREIGN | Self::COLON | Self::OTHER)
            && (self.letters.count == 1 || self.digits.count == self.chars)
    }

    /// Returns what the letters are likely to be. There must be at least two.
    pub(crate) const fn several(&self) -> Several {
        self.letters.several()
    }

    /// Whether two letters are side by side, as in a word.
    pub(crate) const fn has_word(&self) -> bool {
        self.letters.adjacent > 1
    }

    /// Whether all letters are side by side.
    pub(crate) const fn is_word(&self) -> bool {
        self.letters.adjacent == self.letters.count
    }

    /// Whether this is one letter and nothing else.
    pub(crate) const fn is_letter(&self) -> bool {
        self.chars == 1 && self.letters.count == 1
    }
}

impl Letters {
    const fn add(&mut self, letter: u8) {
        let upper = letter.to_ascii_uppercase();
        if self.count == 0 {
            self.first = letter;
        }
        self.last = letter;
        self.count += 1;
        self.run += 1;
        if self.run > self.adjacent {
            self.adjacent = self.run;
        }
        self.upper += letter.is_ascii_uppercase() as usize;
        self.vowels += matches!(upper, b'A' | b'E' | b'I' | b'O' | b'U') as usize;
        self.seen |= 1 << (upper - b'A');
    }

    /// Tells a word from a list of tokens, where that is possible. There must be at least two
    /// letters.
    ///
    /// | letters | likely to be | since |
    /// |---|---|---|
    /// | `FU`, `KR` | either | two letters are the pawn of shogi as well as two pieces |
    /// | `RNBQ` | tokens | no vowel |
    /// | `King` | a word | only the first letter is a capital |
    /// | `king`, `PAWN` | a word | one case, at most six letters, none of them twice |
    /// | `rook`, `rnbakabnr` | either | a letter is there twice, as in a rank of xiangqi |
    const fn several(&self) -> Several {
        let is_capitalised = self.upper == 1 && self.first.is_ascii_uppercase();
        let has_one_case = self.upper == 0 || self.upper == self.count;
        let repeats = (self.seen.count_ones() as usize) < self.count;
        if self.count == 2 {
            Several::WordOrTokens
        } else if self.vowels == 0 {
            Several::Tokens
        } else if is_capitalised || has_one_case && !repeats && self.count <= 6 {
            Several::Word
        } else {
            Several::WordOrTokens
        }
    }
}
