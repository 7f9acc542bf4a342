//! What `epin` is compared with: regular expressions, and every token with its attributes, written by
//! code that is independent of `epin`.

use epin::notation::Pin;
use epin::{Epin, Side, State};
use regex::bytes::{Regex, RegexBuilder};

/// Returns a regular expression for bytes, which need not be UTF-8.
pub(crate) fn regex(pattern: &str) -> Regex {
    RegexBuilder::new(pattern).unicode(false).build().unwrap()
}

/// The attributes of a token. Tokens are ordered by these fields, starting with the first one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Attributes {
    pub(crate) letter: char,
    pub(crate) side: Side,
    pub(crate) state: State,
    pub(crate) terminal: bool,
    pub(crate) derived: bool,
}

impl Attributes {
    /// Returns the string of the token, by the specification's mapping of attributes.
    pub(crate) fn text(self) -> String {
        let mut text = String::new();
        match self.state {
            State::Diminished => text.push('-'),
            State::Normal => {}
            State::Enhanced => text.push('+'),
        }
        match self.side {
            Side::First => text.push(self.letter),
            Side::Second => text.push(self.letter.to_ascii_lowercase()),
        }
        if self.terminal {
            text.push('^');
        }
        if self.derived {
            text.push('\'');
        }
        text
    }
}

impl From<Epin> for Attributes {
    fn from(token: Epin) -> Self {
        Self {
            letter: token.letter().as_char(),
            side: token.side(),
            state: token.state(),
            terminal: token.is_terminal(),
            derived: token.is_derived(),
        }
    }
}

impl From<Pin> for Attributes {
    fn from(token: Pin) -> Self {
        token.to_epin().into()
    }
}

/// Returns the attributes and the string of every EPIN token, in order.
pub(crate) fn epins() -> Vec<(Attributes, String)> {
    let mut tokens = Vec::new();
    for letter in 'A'..='Z' {
        for side in [Side::First, Side::Second] {
            for state in [State::Diminished, State::Normal, State::Enhanced] {
                for (terminal, derived) in
                    [(false, false), (false, true), (true, false), (true, true)]
                {
                    let attributes = Attributes { letter, side, state, terminal, derived };
                    tokens.push((attributes, attributes.text()));
                }
            }
        }
    }
    tokens
}

/// Returns the attributes and the string of every PIN token, in order.
pub(crate) fn pins() -> Vec<(Attributes, String)> {
    epins().into_iter().filter(|(attributes, _)| !attributes.derived).collect()
}
