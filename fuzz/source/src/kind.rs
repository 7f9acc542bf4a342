//! The notations: the macro of each, its valid strings, and random strings.

use std::sync::LazyLock;

use fastrand::Rng;
use regex::Regex;

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
    pub(crate) fn valid(self, random: &mut Rng) -> String {
        let letter = char::from(*random.choice(b"ABCKNPQRZabcknpqrz").unwrap());
        let mut text = String::new();
        match self {
            Self::Sin => text.push(letter),
            Self::Snn => {
                text.push(letter.to_ascii_uppercase());
                for _ in 0..random.usize(..16) {
                    text.push(char::from(*random.choice(b"abKzZ").unwrap()));
                }
                for _ in 0..random.usize(..16) {
                    text.push(char::from(*random.choice(b"0123456789").unwrap()));
                }
            }
            Self::Epin | Self::Pin | Self::Qpi => {
                if self == Self::Qpi {
                    text.push(char::from(*random.choice(b"CSMcsm").unwrap()));
                    text.push(':');
                }
                text.push_str(random.choice(["", "", "+", "-"]).unwrap());
                text.push(letter);
                text.push_str(random.choice(["", "", "^"]).unwrap());
                if self == Self::Epin {
                    text.push_str(random.choice(["", "", "'"]).unwrap());
                }
            }
        }
        text
    }

    /// Returns a string that the specification does not allow.
    pub(crate) fn invalid(self, random: &mut Rng) -> String {
        let characters = CHARACTERS.chars().collect::<Vec<_>>();
        loop {
            let mut text = match random.usize(..3) {
                0 => String::new(),
                1 => self.valid(random),
                _ => random.choice(Self::ALL).unwrap().valid(random),
            };
            for _ in 0..random.usize(..4) {
                let boundaries = (0..=text.len()).filter(|at| text.is_char_boundary(*at));
                let at = random.choice(boundaries.collect::<Vec<_>>()).unwrap();
                if random.usize(..4) == 0 {
                    text.insert_str(at, random.choice(PARTS).unwrap());
                } else {
                    text.insert(at, *random.choice(&characters).unwrap());
                }
            }
            if random.usize(..50) == 0 {
                text = text.repeat(40);
            }
            if !self.is_valid(&text) {
                return text;
            }
        }
    }
}
