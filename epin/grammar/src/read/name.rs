//! String to style's name, or where the string stops being one.

mod kind;

pub use kind::ParseSnnErrorKind;

use crate::token::name::Name;

/// Returns what a name would need next where `text`, read from left to right, stops being one, and
/// the byte offset there. A text that is a name stops at its end.
pub(crate) const fn stop(text: &[u8]) -> (ParseSnnErrorKind, usize) {
    let mut rest = match text {
        [] => return (ParseSnnErrorKind::Empty, 0),
        [b'A'..=b'Z', rest @ ..] => rest,
        _ => return (ParseSnnErrorKind::ExpectedUpper, 0),
    };
    let mut len = 1;
    let mut has_digits = false;
    while let [byte, more @ ..] = rest {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' if !has_digits => {}
            b'0'..=b'9' => has_digits = true,
            _ => break,
        }
        if len == Name::MAX_LEN {
            return (ParseSnnErrorKind::TooLong, len);
        }
        len += 1;
        rest = more;
    }
    (ParseSnnErrorKind::ExpectedEnd, len)
}
