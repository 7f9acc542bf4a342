//! Parses style names, and finds where a string stops being one.

use super::error_kind::ParseErrorKind;
use crate::token::bytes::{self, copy_start};
use crate::token::name::Name;

// Slice patterns instead of indices, so that even builds without optimisation link no panic code.

/// Parses all of `text` as a style's name. The bytes need not be UTF-8. It reads at most 33 of them,
/// however long `text` is.
#[must_use]
pub(crate) const fn read_name(text: &[u8]) -> Option<Name> {
    if !matches!(stop(text), (ParseErrorKind::ExpectedEnd, len) if len == text.len()) {
        return None;
    }
    let mut bytes = [0; Name::MAX_LEN];
    copy_start(text, &mut bytes);
    Some(Name::new_unchecked(bytes))
}

/// Returns the name that [`Name::to_u64s`] packed, or `None` if the numbers are not a name.
#[must_use]
pub const fn name_of(words: [u64; 4]) -> Option<Name> {
    let mut bytes = [0; Name::MAX_LEN];
    let (mut rest, mut free): (&[u64], &mut [u8]) = (&words, &mut bytes);
    while let ([word, more @ ..], Some((chunk, free_chunks))) = (rest, free.split_first_chunk_mut())
    {
        *chunk = word.to_be_bytes();
        (rest, free) = (more, free_chunks);
    }
    read_name(bytes::as_str(&bytes).as_bytes())
}

/// Returns the offset of the first byte that cannot be part of a name, and what was expected there. For a
/// valid name, the offset is its length.
pub(crate) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    let mut rest = match text {
        [] => return (ParseErrorKind::Empty, 0),
        [b'A'..=b'Z', rest @ ..] => rest,
        _ => return (ParseErrorKind::ExpectedUpper, 0),
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
            return (ParseErrorKind::TooLong, len);
        }
        len += 1;
        rest = more;
    }
    (ParseErrorKind::ExpectedEnd, len)
}
