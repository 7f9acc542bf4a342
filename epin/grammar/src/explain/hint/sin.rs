//! What to write instead of a string that is not a SIN token.

use super::{Hint, piece};

const FORM: Hint = Hint::Note("a SIN token is one letter: a name such as Chess is SNN");

/// Returns the hint for the symbols of a string.
pub(super) fn hint(symbols: &[u8]) -> Hint {
    piece::letter(symbols).map_or(FORM, Hint::write)
}
