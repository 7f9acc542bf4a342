//! The part of a position that a message repeats.

use core::ops::Range;

/// The most characters that a message repeats of a position.
const MOST: usize = 60;

/// Returns the part of `text` around a range, of at most 60 characters, as byte offsets. The range
/// starts in it. It does not divide a character.
#[must_use]
pub const fn window(text: &[u8], range: &Range<usize>) -> Range<usize> {
    let end = forward(text, back(text, range.start, MOST / 2), MOST);
    back(text, end, MOST)..end
}

/// Returns the offset that is some characters before another, or 0.
const fn back(text: &[u8], from: usize, most: usize) -> usize {
    let (mut at, mut chars) = (from, 0);
    while at > 0 && chars < most {
        at -= 1;
        chars += is_start(text, at) as usize;
    }
    at
}

/// Returns the offset that is some characters after another, or the end.
const fn forward(text: &[u8], from: usize, most: usize) -> usize {
    let (mut at, mut chars) = (from, 0);
    while at < text.len() {
        chars += is_start(text, at) as usize;
        if chars > most {
            break;
        }
        at += 1;
    }
    at
}

/// Whether a character starts at an offset.
const fn is_start(text: &[u8], at: usize) -> bool {
    match text.split_at_checked(at) {
        Some((_, [byte, ..])) => !matches!(*byte, 0x80..0xc0),
        _ => true,
    }
}
