//! What to write instead of a string that is not a QPI token.

use super::{Hint, piece};
use crate::explain::suggestion::Suggestion;
use crate::read::scan::scan;
use crate::token::notation::Notation;

const FORM: Hint = Hint::Note("a QPI token is a style's letter, a colon and a piece, such as C:K^");
const DERIVED: Hint =
    Hint::Note("a QPI token has no `'`: a piece is derived if the cases of the two letters differ");

/// Returns the hint for the symbols of a string.
pub(super) fn hint(symbols: &[u8]) -> Hint {
    // `;` is `:` without the shift key.
    let mut parts = symbols.split(|symbol| b":;".contains(symbol));
    let (Some(style), Some(piece @ [_, ..]), None) = (parts.next(), parts.next(), parts.next())
    else {
        return FORM;
    };
    let Some(style) = piece::letter(style) else { return FORM };
    let piece = match piece::hint(Notation::Epin, piece) {
        Some(Hint::Write(meant)) => scan(Notation::Epin, meant.as_bytes()),
        Some(note @ (Hint::Qpi | Hint::Several(_) | Hint::Note(_))) => return note,
        None => None,
    };
    let Some(piece) = piece else { return FORM };
    // The two cases already say whether a piece is derived, and a `'` may say so again: `C:k'` can
    // only be meant as `C:k`. But in `C:K'` they contradict each other.
    if piece.is_derived() && style.side() == piece.side() {
        return DERIVED;
    }
    let piece = piece.with_derived(false);
    Hint::Write(Suggestion::new(&[style.as_str(), ":", piece.as_str()]))
}
