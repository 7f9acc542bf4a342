//! What is wrong with the styles.

use super::place::{Fault, Place, Span};
use crate::explain::suggestion::Suggestion;
use crate::read::feen::is_styles;

/// Returns what is wrong with the styles.
pub(super) const fn wrong_styles(text: &[u8], styles: Span) -> Option<Place> {
    let field = styles.slice(text);
    if is_styles(field) {
        return None;
    }
    let (at, fault) = match field {
        [active, b'/', rest @ ..] if active.is_ascii_alphabetic() => {
            let is_upper = active.is_ascii_uppercase();
            match rest {
                [inactive, ..]
                    if inactive.is_ascii_alphabetic()
                        && inactive.is_ascii_uppercase() != is_upper =>
                {
                    (3, Fault::StylesEnd)
                }
                _ if is_upper => (2, Fault::StylesLower),
                _ => (2, Fault::StylesUpper),
            }
        }
        [active, ..] if active.is_ascii_alphabetic() => (1, Fault::StylesSlash),
        _ => (0, Fault::Styles),
    };
    let place = Place::new(fault, styles.start, styles.end).at(styles.start + at);
    Some(place.repair(meant(field)))
}

/// Returns the styles with letters of opposite case: that of the first letter decides which side is
/// to move. For `w/b`, which are the sides of FEN, there are none.
const fn meant(styles: &[u8]) -> Option<Suggestion> {
    match *styles {
        [b'w' | b'W', _, b'b' | b'B'] | [b'b' | b'B', _, b'w' | b'W'] => None,
        [a @ b'A'..=b'Z', b'/', b @ b'A'..=b'Z'] | [a @ b'a'..=b'z', b'/', b @ b'a'..=b'z'] => {
            // The bit by which the cases of a letter differ.
            Suggestion::of_ascii(&[a, b'/', b ^ 0x20])
        }
        _ => None,
    }
}
