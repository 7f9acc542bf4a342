//! What to write instead of a string that is not the styles of both sides.

use super::Hint;
use super::piece::token;
use crate::explain::chars::contents::Contents;
use crate::explain::chars::symbols::{split_at, unwrap};
use crate::explain::suggestion::Suggestion;
use crate::token::attributes::Side;

const FORM: Hint = Hint::Note(
    "styles are the first side's letter in upper case, a slash, and the second side's in lower \
     case, such as C/m",
);
pub(super) const NAMES: Hint =
    Hint::Note("each style is one letter, as in C/m: a name such as Chess is SNN");

/// Returns the hint for a string that is not the styles of both sides.
///
/// Names the styles if there are two letters around one slash, in whatever case. But `c/M` gets no
/// repair: its cases say that the second side comes first.
pub(super) const fn hint(symbols: &[u8]) -> Hint {
    let symbols = match symbols {
        [b'\'', styles @ .., b'\''] => unwrap(styles),
        _ => symbols,
    };
    let Some((first, second)) = split_at(symbols, b"/") else { return FORM };
    let (first, second) = (Contents::of(first), Contents::of(second));
    let is_swapped = first.letter().is_ascii_lowercase() && second.letter().is_ascii_uppercase();
    if first.is_letter() && second.is_letter() && !is_swapped {
        if let (Some(first), Some(second)) = (token(&first), token(&second)) {
            let (first, second) = (first.with_side(Side::First), second.with_side(Side::Second));
            return Hint::Write(Suggestion::new(&[first.as_str(), "/", second.as_str()]));
        }
    }
    let has_name = first.has_word() || second.has_word();
    let others = Contents::SEPARATOR | Contents::COLON | Contents::OTHER;
    if has_name && !first.has(others) && !second.has(others) { NAMES } else { FORM }
}
