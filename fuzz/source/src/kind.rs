//! The notations: their macros, what they take, and random texts.

use std::sync::LazyLock;

use regex::Regex;

use crate::random::Random;

/// What a macro takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Epin,
    Pin,
    Sin,
    Qpi,
    Snn,
}

/// Parts of wrong texts: what is in tokens, what looks like it, and what is around tokens.
const PARTS: [&str; 44] = [
    "K",
    "k",
    "P",
    "z",
    "+",
    "-",
    "^",
    "'",
    "''",
    "^^",
    ":",
    "C:",
    "/",
    " ",
    "\n",
    "\t",
    "\r",
    "\0",
    "8",
    "960",
    "King",
    "chess",
    "KQ",
    "’",
    "′",
    "−",
    "–",
    "＋",
    "Ｋ",
    "К",
    "：",
    "♔",
    "王",
    "é",
    "\u{301}",
    "\u{200b}",
    "\u{202e}",
    "\u{feff}",
    "\u{a0}",
    "\u{10ffff}",
    "\"",
    "\\",
    "&quot;",
    "{}",
];

impl Kind {
    pub(crate) const ALL: [Self; 5] = [Self::Epin, Self::Pin, Self::Sin, Self::Qpi, Self::Snn];

    /// Returns the name of the macro.
    pub(crate) fn macro_name(self) -> &'static str {
        match self {
            Self::Epin => "epin",
            Self::Pin => "pin",
            Self::Sin => "sin",
            Self::Qpi => "qpi",
            Self::Snn => "snn",
        }
    }

    /// Returns the name of the type.
    pub(crate) fn type_name(self) -> &'static str {
        match self {
            Self::Epin => "Epin",
            Self::Pin => "Pin",
            Self::Sin => "Sin",
            Self::Qpi => "Qpi",
            Self::Snn => "Snn",
        }
    }

    /// Returns the method that returns the string.
    pub(crate) fn text_method(self) -> &'static str {
        match self {
            Self::Qpi => "text().as_str()",
            _ => "as_str()",
        }
    }

    /// Returns whether the specification allows a string.
    pub(crate) fn is_valid(self, text: &str) -> bool {
        static PATTERNS: LazyLock<[Regex; 5]> = LazyLock::new(|| {
            [
                r"\A[-+]?[A-Za-z]\^?'?\z",
                r"\A[-+]?[A-Za-z]\^?\z",
                r"\A[A-Za-z]\z",
                r"\A[A-Za-z]:[-+]?[A-Za-z]\^?\z",
                r"\A[A-Z][A-Za-z]*[0-9]*\z",
            ]
            .map(|pattern| Regex::new(pattern).expect("the pattern is valid"))
        });
        PATTERNS[self as usize].is_match(text) && (self != Self::Snn || text.len() <= 32)
    }

    /// Returns a string that the specification allows.
    pub(crate) fn valid(self, random: &mut Random) -> String {
        let letter = char::from(random.choose(b"ABCKNPQRZabcknpqrz"));
        let mut text = String::new();
        match self {
            Self::Sin => text.push(letter),
            Self::Snn => {
                text.push(letter.to_ascii_uppercase());
                for _ in 0..random.below(16) {
                    text.push(char::from(random.choose(b"abKzZ")));
                }
                for _ in 0..random.below(16) {
                    text.push(char::from(random.choose(b"0123456789")));
                }
            }
            Self::Epin | Self::Pin | Self::Qpi => {
                if self == Self::Qpi {
                    text.push(char::from(random.choose(b"CSMcsm")));
                    text.push(':');
                }
                text.push_str(random.choose(&["", "", "+", "-"]));
                text.push(letter);
                text.push_str(random.choose(&["", "", "^"]));
                if self == Self::Epin {
                    text.push_str(random.choose(&["", "", "'"]));
                }
            }
        }
        text
    }

    /// Returns a string that the specification does not allow.
    pub(crate) fn invalid(self, random: &mut Random) -> String {
        loop {
            let mut text = match random.below(3) {
                0 => String::new(),
                1 => self.valid(random),
                _ => random.choose(&Self::ALL).valid(random),
            };
            for _ in 0..random.below(4) {
                let boundaries = (0..=text.len()).filter(|at| text.is_char_boundary(*at));
                let at = random.choose(&boundaries.collect::<Vec<_>>());
                text.insert_str(at, random.choose(&PARTS));
            }
            if random.one_in(50) {
                text = text.repeat(40);
            }
            if !self.is_valid(&text) {
                return text;
            }
        }
    }
}
