//! What to write instead of a string that is not the styles of both sides.

use super::{Hint, piece};
use crate::explain::chars::symbols::unwrap;
use crate::explain::suggestion::Suggestion;
use crate::token::attributes::Side;

const FORM: Hint = Hint::Note(
    "styles are the first side's letter in upper case, a slash, and the second side's in lower \
     case, such as C/m",
);

/// Returns the hint for the symbols of a string.
///
/// Names the styles if there are two letters around one slash, in whatever case. But `c/M` gets no
/// repair: its cases say that the second side comes first.
pub(super) fn hint(symbols: &[u8]) -> Hint {
    let symbols = match symbols {
        [b'\'', styles @ .., b'\''] => unwrap(styles),
        _ => symbols,
    };
    let mut parts = symbols.split(|symbol| *symbol == b'/').map(piece::letter);
    match (parts.next().flatten(), parts.next().flatten(), parts.next()) {
        (Some(first), Some(second), None)
            if first.side() == Side::First || second.side() == Side::Second =>
        {
            let (first, second) = (first.with_side(Side::First), second.with_side(Side::Second));
            Hint::Write(Suggestion::new(&[first.as_str(), "/", second.as_str()]))
        }
        _ => FORM,
    }
}
