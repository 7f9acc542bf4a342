//! Word to attribute: a letter, a side or a state.

use crate::token::words::Word;

/// Returns the value whose word is all of `text`.
pub(crate) fn read_attribute<T: Word>(text: &[u8]) -> Option<T> {
    T::VALUES.iter().copied().find(|value| value.word().as_bytes() == text)
}
