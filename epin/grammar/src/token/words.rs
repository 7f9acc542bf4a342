//! The attributes as words: `K`, `first`, `enhanced`.

use core::fmt;

use super::attributes::{Letter, Side, State};
use super::layout::Token;
use super::notation::Notation;

/// An attribute, each value of which is written and read as one word.
pub(crate) trait Word: Copy + 'static {
    /// What the words are checked as.
    const NOTATION: Notation;

    /// All values, in order.
    const VALUES: &[Self];

    fn word(self) -> &'static str;
}

impl Word for Letter {
    const NOTATION: Notation = Notation::Letter;
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        Token::new(self, Side::First).as_str()
    }
}

impl Word for Side {
    const NOTATION: Notation = Notation::Side;
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

impl Word for State {
    const NOTATION: Notation = Notation::State;
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
