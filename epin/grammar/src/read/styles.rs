//! Text to the styles of both sides, as in `C/m`, or where the text stops being that.

mod kind;

pub use kind::ParseStylesErrorKind;

use crate::{Letter, ParseStylesError};

/// Returns the letters of the first side's style and of the second's that all of `text` spells,
/// such as `C/m`.
///
/// # Errors
///
/// If `text` is anything but an upper-case letter, a slash and a lower-case letter.
pub const fn parse_styles(text: &[u8]) -> Result<(Letter, Letter), ParseStylesError> {
    if let [first @ b'A'..=b'Z', b'/', second @ b'a'..=b'z'] = text {
        let letters = (Letter::from_char(*first as char), Letter::from_char(*second as char));
        if let (Some(first), Some(second)) = letters {
            return Ok((first, second));
        }
    }
    Err(ParseStylesError::new(text))
}

/// Returns what styles would need next where `text`, read from left to right, stops being that, and
/// the byte offset there. A text that is styles stops at its end.
pub(crate) const fn stop(text: &[u8]) -> (ParseStylesErrorKind, usize) {
    match text {
        [] => (ParseStylesErrorKind::Empty, 0),
        [b'A'..=b'Z', b'/', b'a'..=b'z', ..] => (ParseStylesErrorKind::ExpectedEnd, 3),
        [b'A'..=b'Z', b'/', ..] => (ParseStylesErrorKind::ExpectedSecond, 2),
        [b'A'..=b'Z', ..] => (ParseStylesErrorKind::ExpectedSlash, 1),
        _ => (ParseStylesErrorKind::ExpectedFirst, 0),
    }
}
