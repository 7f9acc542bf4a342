//! String to the styles of both sides, as in `C/m`, or where the string stops being that.

mod kind;

pub use kind::ParseStylesErrorKind;

use super::sin::read_sin;
use crate::token::attributes::{Letter, Side};

/// Returns the letters of the first side's style and of the second's that all of `text` spells,
/// such as `C/m`.
pub(crate) const fn read_styles(text: &[u8]) -> Option<(Letter, Letter)> {
    let [first, b'/', second] = text else { return None };
    match (read_sin(&[*first]), read_sin(&[*second])) {
        (Some((first, Side::First)), Some((second, Side::Second))) => Some((first, second)),
        _ => None,
    }
}

/// Returns what styles need next where `text`, read from left to right, stops being that, and
/// the byte offset there. Styles stop at their end.
pub(crate) const fn stop(text: &[u8]) -> (ParseStylesErrorKind, usize) {
    match text {
        [] => (ParseStylesErrorKind::Empty, 0),
        [b'A'..=b'Z', b'/', b'a'..=b'z', ..] => (ParseStylesErrorKind::ExpectedEnd, 3),
        [b'A'..=b'Z', b'/', ..] => (ParseStylesErrorKind::ExpectedSecond, 2),
        [b'A'..=b'Z', ..] => (ParseStylesErrorKind::ExpectedSlash, 1),
        _ => (ParseStylesErrorKind::ExpectedFirst, 0),
    }
}
