//! The hints for strings that are not styles, a SIN token or a QPI token.

use super::{Hint, piece_hint};
use crate::explain::chars::symbols::unwrap;
use crate::explain::suggestion::Suggestion;
use crate::read::scan::scan;
use crate::token::attributes::Side;
use crate::token::notation::Notation;

const STYLES_FORM: Hint = Hint::Note(
    "styles are the first side's letter in upper case, a slash, and the second side's in lower \
     case, such as C/m",
);

/// Returns the hint for the symbols of a string.
///
/// It is a repair if there are two letters around one slash, except for `c/M`, whose cases say that the
/// second side comes first.
pub(super) fn styles_hint(symbols: &[u8]) -> Hint {
    let symbols = match symbols {
        [b'\'', styles @ .., b'\''] => unwrap(styles),
        _ => symbols,
    };
    let mut parts = symbols.split(|symbol| *symbol == b'/').map(piece_hint::letter);
    match (parts.next().flatten(), parts.next().flatten(), parts.next()) {
        (Some(first), Some(second), None)
            if first.side() == Side::First || second.side() == Side::Second =>
        {
            let (first, second) = (first.with_side(Side::First), second.with_side(Side::Second));
            Hint::Write(Suggestion::new(&[first.as_str(), "/", second.as_str()]))
        }
        _ => STYLES_FORM,
    }
}

const SIN_FORM: Hint = Hint::Note("a SIN token is one letter: a name such as Chess is SNN");

/// Returns the hint for the symbols of a string.
pub(super) fn sin_hint(symbols: &[u8]) -> Hint {
    piece_hint::letter(symbols).map_or(SIN_FORM, Hint::write)
}

const QPI_FORM: Hint =
    Hint::Note("a QPI token is a style's letter, a colon and a piece, such as C:K^");
const QPI_DERIVED: Hint =
    Hint::Note("a QPI token has no `'`: a piece is derived if the cases of the two letters differ");

/// Returns the hint for the symbols of a string.
pub(super) fn qpi_hint(symbols: &[u8]) -> Hint {
    // `;` is `:` without the shift key.
    let mut parts = symbols.split(|symbol| b":;".contains(symbol));
    let (Some(style), Some(piece @ [_, ..]), None) = (parts.next(), parts.next(), parts.next())
    else {
        return QPI_FORM;
    };
    let Some(style) = piece_hint::letter(style) else { return QPI_FORM };
    let piece = match piece_hint::hint(Notation::Epin, piece) {
        Some(Hint::Write(meant)) => scan(Notation::Epin, meant.as_bytes()),
        Some(note @ (Hint::Qpi | Hint::Several(_) | Hint::Note(_))) => return note,
        None => None,
    };
    let Some(piece) = piece else { return QPI_FORM };
    // The two cases already say whether a piece is derived, and a `'` may say so again: `C:k'` can
    // only be meant as `C:k`. But in `C:K'` they contradict each other.
    if piece.is_derived() && style.side() == piece.side() {
        return QPI_DERIVED;
    }
    let piece = piece.with_derived(false);
    Hint::Write(Suggestion::new(&[style.as_str(), ":", piece.as_str()]))
}
