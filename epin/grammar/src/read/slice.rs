//! A slice of a string, without the panic code that `[start..end]` links.

/// Returns the part of `text` from `start` to `end`, or nothing if they are not offsets of it.
#[must_use]
pub const fn slice(text: &[u8], start: usize, end: usize) -> &[u8] {
    let Some((text, _)) = text.split_at_checked(end) else { return &[] };
    match text.split_at_checked(start) {
        Some((_, slice)) => slice,
        None => &[],
    }
}
