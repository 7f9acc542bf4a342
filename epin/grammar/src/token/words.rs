//! The attributes as words: `K`, `first`, `enhanced`.

use core::fmt;

use super::attributes::{Letter, Side, State};
use super::layout::Token;

/// An attribute, each value of which is written and read as one word.
pub(crate) trait Word: Copy + 'static {
    /// What it is, as messages name it.
    const NAME: &str;

    /// The words that are allowed, as messages list them.
    const EXPECTED: &str;

    /// All values, in order.
    const VALUES: &[Self];

    fn word(self) -> &'static str;
}

impl Word for Letter {
    const NAME: &str = "letter";
    const EXPECTED: &str = "an upper-case letter, \"A\" to \"Z\"";
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        Token::new(self, Side::First).as_str()
    }
}

impl Word for Side {
    const NAME: &str = "side";
    const EXPECTED: &str = "\"first\" or \"second\"";
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

impl Word for State {
    const NAME: &str = "state";
    const EXPECTED: &str = "\"diminished\", \"normal\" or \"enhanced\"";
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Diminished => "diminished",
            Self::Normal => "normal",
            Self::Enhanced => "enhanced",
        }
    }
}

macro_rules! impl_display {
    ($Attribute:ident) => {
        impl fmt::Display for $Attribute {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.word())
            }
        }
    };
}

impl_display!(Letter);
impl_display!(Side);
impl_display!(State);
