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
        [active, b'/', rest @ ..] if active.is_ascii_alphabetic() => {
            let is_upper = active.is_ascii_uppercase();
            match rest {
                [inactive, ..]
                    if inactive.is_ascii_alphabetic()
                        && inactive.is_ascii_uppercase() != is_upper =>
                {
                    (Fault::StylesTooLong, 3)
                }
                _ if is_upper => (Fault::NoStylesLower, 2),
                _ => (Fault::NoStylesUpper, 2),
            }
        }
        [active, ..] if active.is_ascii_alphabetic() => (Fault::NoStylesSlash, 1),
        _ => (Fault::NotStyles, 0),
    })
}

/// Returns the styles that the two letters in `text` mean, whatever is between the letters: `C/c` for
/// `C-c` and `Cc`. If the first letter is a capital, the first side is to move. The result is `None` for
/// `c/c`, which is unclear, and for `w/b`, because `w` and `b` are FEN's names for the sides.
pub(super) fn meant_styles(text: &[u8]) -> Option<Suggestion> {
    let (mut active, mut inactive) = (None, None);
    let mut rest = text;
    while !rest.is_empty() {
        let (symbol, more) = first_symbol(rest)?;
        rest = more;
        match (symbol, active, inactive) {
            (Some(letter @ (b'A'..=b'Z' | b'a'..=b'z')), None, _) => active = Some(letter),
            (Some(letter @ (b'A'..=b'Z' | b'a'..=b'z')), Some(_), None) => inactive = Some(letter),
            (Some(b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | FOREIGN), ..) => return None,
            _ => {}
        }
    }
    let (active, inactive) = (active?, inactive?);
    if matches!(
        [active, inactive].map(|letter| letter.to_ascii_lowercase()),
        [b'w', b'b'] | [b'b', b'w']
    ) {
        return None;
    }
    // In `c/c`, either letter may be in the wrong case, so it is unclear which side is to move.
    let inactive = match (active.is_ascii_uppercase(), inactive.is_ascii_uppercase()) {
        (true, _) => inactive.to_ascii_lowercase(),
        (false, true) => inactive,
        (false, false) => return None,
    };
    Suggestion::of_ascii(&[active, b'/', inactive])
}

/// Returns whether the styles contain a name such as `Chess`, that is, three or more letters in a row.
pub(super) fn has_name(text: &[u8]) -> bool {
    text.split(|byte| !byte.is_ascii_alphabetic()).take(2).any(|word| word.len() > 2)
}
