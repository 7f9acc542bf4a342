//! Copies and cuts bytes without linking panic code.

/// Copies as much of a string as fits.
// With indices instead of slice patterns, builds without optimisation would link panic code.
pub(crate) const fn copy_start(text: &[u8], bytes: &mut [u8]) {
    let (mut from, mut to) = (text, bytes);
    while let ([byte, bytes @ ..], [slot, slots @ ..]) = (from, to) {
        *slot = *byte;
        (from, to) = (bytes, slots);
    }
}

/// Returns the bytes of `text` from `start` to `end`, or an empty slice if the range is out of bounds.
#[must_use]
pub const fn slice(text: &[u8], start: usize, end: usize) -> &[u8] {
    let Some((text, _)) = text.split_at_checked(end) else { return &[] };
    match text.split_at_checked(start) {
        Some((_, slice)) => slice,
        None => &[],
    }
}
