//! String to the styles of both sides, as in `C/m`, or where the string stops being valid.

use super::kind::ParseErrorKind;
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

/// Returns what was expected at the first byte that cannot be part of styles, and its offset; that
/// of valid styles is their length.
pub(crate) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    match text {
        [] => (ParseErrorKind::Empty, 0),
        [b'A'..=b'Z', b'/', b'a'..=b'z', ..] => (ParseErrorKind::ExpectedEnd, 3),
        [b'A'..=b'Z', b'/', ..] => (ParseErrorKind::ExpectedLower, 2),
        [b'A'..=b'Z', ..] => (ParseErrorKind::ExpectedSlash, 1),
        _ => (ParseErrorKind::ExpectedUpper, 0),
    }
}
