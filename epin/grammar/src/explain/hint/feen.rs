//! What to know about what is wrong with a position, if nothing can be written instead.

use super::Hint;
use crate::explain::feen::Fault;

const LIMIT: Hint = Hint::Note("a board has at most three dimensions");
const NAMES: Hint = Hint::Note("each style is one letter, as in C/m: a name such as Chess is SNN");
const ORDER: Hint = Hint::Note(
    "greater counts come first, then pieces in this order, each once: -A +A A A' A^ a B",
);

impl Hint {
    /// Returns the hint for something that is wrong with a position. `text` is the start of what is
    /// wrong.
    pub(crate) const fn on_feen(fault: Fault, text: &[u8]) -> Option<Self> {
        match (fault, text) {
            (Fault::Slashes { .. }, _) => Some(LIMIT),
            (Fault::HandOrder, _) => Some(ORDER),
            // `Chess/chess`, `C/chess`
            (Fault::StylesSlash, [_, b, ..]) | (Fault::StylesEnd, [_, _, _, b, ..])
                if b.is_ascii_alphabetic() =>
            {
                Some(NAMES)
            }
            _ => None,
        }
    }
}
