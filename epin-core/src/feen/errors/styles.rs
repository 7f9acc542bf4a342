//! The fault of the styles, and the styles that were meant.
//!
//! The hint of `notation/styles.rs` cannot be used, because it takes the first letter as the first side's.
//! Here, the case of the first letter tells which side is to move.

use super::fault::Fault;
use crate::feen::accept::is_styles;
use crate::text::{FOREIGN, Suggestion, first_symbol};

/// Returns the fault of the styles and the index of the byte that does not fit, or `None` if the styles are
/// valid.
pub(super) fn styles_fault(styles: &[u8]) -> Option<(Fault, usize)> {
    Some(match styles {
        _ if is_styles(styles) => return None,
        [b'w' | b'b'] => (Fault::NotStyles, 0),
        [b'A'..=b'Z', b'/', b'a'..=b'z', ..] | [b'a'..=b'z', b'/', b'A'..=b'Z', ..] => {
            (Fault::StylesTooLong, 3)
        }
        [b'A'..=b'Z', b'/', ..] => (Fault::NoStylesLower, 2),
        [b'a'..=b'z', b'/', ..] => (Fault::NoStylesUpper, 2),
        [active, ..] if active.is_ascii_alphabetic() => (Fault::NoStylesSlash, 1),
        _ => (Fault::NotStyles, 0),
    })
}

/// Returns the styles that the two letters in `text` mean, whatever is between the letters: `C/c` for
/// `C-c` and `Cc`. The result is `None` unless one letter is a capital and the other is not, because the first
/// letter tells which side is to move: `C/C` may be `C/c` or `c/C`.
pub(super) fn meant_styles(text: &[u8]) -> Option<Suggestion> {
    let (mut active, mut inactive) = (None, None);
    let mut rest = text;
    while !rest.is_empty() {
        let (symbol, more) = first_symbol(rest)?;
        rest = more;
        match (symbol, active, inactive) {
            (Some(letter @ (b'A'..=b'Z' | b'a'..=b'z')), None, _) => active = Some(letter),
            (Some(letter @ (b'A'..=b'Z' | b'a'..=b'z')), Some(_), None) => inactive = Some(letter),
            // In `P/p 'C/c`, the mark may belong to the last piece.
            (Some(b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | FOREIGN), ..)
            | (Some(b'\'' | b'^'), None, _) => return None,
            _ => {}
        }
    }
    let (active, inactive) = (active?, inactive?);
    let has_one_capital = active.is_ascii_uppercase() != inactive.is_ascii_uppercase();
    Suggestion::of_ascii(&[active, b'/', inactive]).filter(|_| has_one_capital)
}

/// Returns whether the styles contain a name such as `Chess`, that is, three or more letters in a row.
pub(super) fn has_name(text: &[u8]) -> bool {
    text.split(|byte| !byte.is_ascii_alphabetic()).take(2).any(|word| word.len() > 2)
}
