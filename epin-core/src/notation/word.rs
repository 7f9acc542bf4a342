//! The words for a piece's letter, side and state.

use core::fmt;

use super::Notation;
use crate::token::attributes::{Letter, Side, State};
use crate::token::layout::Epin;

/// An attribute whose values are each written and read as one word.
pub(crate) trait Word: Copy + 'static {
    /// The notation of the words.
    const NOTATION: Notation;

    /// All values, in order.
    const VALUES: &[Self];

    fn word(self) -> &'static str;
}

impl Word for Letter {
    const NOTATION: Notation = Notation::Letter;
    const VALUES: &[Self] = &Self::ALL;

    fn word(self) -> &'static str {
        Epin::new(self, Side::First).as_str()
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

/// Reads all of `text` as the word for an attribute.
pub(crate) fn read_word<T: Word>(text: &[u8]) -> Option<T> {
    T::VALUES.iter().copied().find(|value| value.word().as_bytes() == text)
}
