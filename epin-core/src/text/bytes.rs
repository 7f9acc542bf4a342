//! Slices and copies bytes without linking panic code and reads characters from bytes.

/// Copies as much of `text` into `to` as fits.
// With indices instead of slice patterns, builds without optimization would link panic code.
pub(crate) const fn copy_start(text: &[u8], to: &mut [u8]) {
    let (mut rest, mut free) = (text, to);
    while let ([byte, more @ ..], [slot, slots @ ..]) = (rest, free) {
        *slot = *byte;
        (rest, free) = (more, slots);
    }
}

/// Returns the bytes of `text` from `start` to `end`, or an empty slice if the range is out of bounds.
pub(crate) const fn slice(text: &[u8], start: usize, end: usize) -> &[u8] {
    let Some((text, _)) = text.split_at_checked(end) else { return &[] };
    match text.split_at_checked(start) {
        Some((_, slice)) => slice,
        None => &[],
    }
}

/// Returns the column of an offset, counted in characters from 1. A byte that is not UTF-8 counts as a
/// character.
#[must_use]
pub fn column(text: &[u8], offset: usize) -> usize {
    let chunks = text.get(..offset).unwrap_or(text).utf8_chunks();
    1 + chunks.map(|chunk| chunk.valid().chars().count() + chunk.invalid().len()).sum::<usize>()
}

/// Returns the first character of `text` and the rest, or `None` if `text` does not start with a character.
/// This is written by hand, because `str::chars` is not `const`.
pub(crate) const fn decode(text: &[u8]) -> Option<(char, &[u8])> {
    let len = match text {
        [] => return None,
        // Nearly all bytes take this branch. If these bytes also went through `from_utf8`, rejecting a
        // position would take 20% more instructions.
        [byte @ 0..0x80, rest @ ..] => return Some((*byte as char, rest)),
        [0..0xe0, ..] => 2,
        [0..0xf0, ..] => 3,
        _ => 4,
    };
    let Some((char, rest)) = text.split_at_checked(len) else {
        return None;
    };
    if core::str::from_utf8(char).is_err() {
        return None;
    }
    let code = match *char {
        [a, b] => (a as u32 & 0x1f) << 6 | (b as u32 & 0x3f),
        [a, b, c] => (a as u32 & 0x0f) << 12 | (b as u32 & 0x3f) << 6 | (c as u32 & 0x3f),
        [a, b, c, d] => {
            (a as u32 & 0x07) << 18
                | (b as u32 & 0x3f) << 12
                | (c as u32 & 0x3f) << 6
                | (d as u32 & 0x3f)
        }
        _ => return None,
    };
    match char::from_u32(code) {
        Some(char) => Some((char, rest)),
        None => None,
    }
}

/// Returns the last character of `text` and the bytes before it, or `None` if `text` does not end with a
/// valid UTF-8 character.
pub(super) const fn decode_last(text: &[u8]) -> Option<(char, &[u8])> {
    let mut start = text.len();
    while start > 0 && text.len() - start < 4 {
        start -= 1;
        let Some((before, last)) = text.split_at_checked(start) else { return None };
        if let Some((char, [])) = decode(last) {
            return Some((char, before));
        }
    }
    None
}

/// Returns whether a byte is ASCII white space. Unlike `is_ascii_whitespace`, this includes the vertical tab.
#[cfg(all(feature = "alloc", feature = "feen"))]
pub(crate) fn is_ascii_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}
