//! The notations: the macro of each, its valid strings, and random strings.

use std::sync::LazyLock;

use regex::Regex;

use crate::random::Random;

/// The notation of the strings that a macro takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Epin,
    Pin,
    Sin,
    Qpi,
    Snn,
}

/// Characters of wrong strings: characters of tokens, characters that look like them,
/// characters that are often around tokens, and characters that have to be escaped.
const CHARACTERS: &str =
    "KkPz+-^':/8 \n\t\r\0\"\\’′−–＋ＫК：♔王é\u{301}\u{200b}\u{202e}\u{feff}\u{a0}\u{10ffff}";

/// Longer parts of wrong strings.
const PARTS: [&str; 9] = ["''", "^^", "C:", "960", "King", "chess", "KQ", "&quot;", "{}"];

impl Kind {
    pub(crate) const ALL: [Self; 5] = [Self::Epin, Self::Pin, Self::Sin, Self::Qpi, Self::Snn];

    /// Returns the name of the macro.
    pub(crate) fn macro_name(self) -> String {
        self.type_name().to_ascii_lowercase()
    }

    /// Returns the name of the type.
    pub(crate) fn type_name(self) -> String {
        format!("{self:?}")
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
        let characters = CHARACTERS.chars().collect::<Vec<_>>();
        loop {
            let mut text = match random.below(3) {
                0 => String::new(),
                1 => self.valid(random),
                _ => random.choose(&Self::ALL).valid(random),
            };
            for _ in 0..random.below(4) {
                let boundaries = (0..=text.len()).filter(|at| text.is_char_boundary(*at));
                let at = random.choose(&boundaries.collect::<Vec<_>>());
                if random.one_in(4) {
                    text.insert_str(at, random.choose(&PARTS));
                } else {
                    text.insert(at, random.choose(&characters));
                }
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
