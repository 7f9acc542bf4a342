//! Short ASCII strings in arrays, followed by NUL; slices without the panic code of `[start..end]`.

/// Copies as much of a string as there is room for.
// By slice patterns: with indices, a build without optimisation links panic code.
pub(crate) const fn copy_start(text: &[u8], bytes: &mut [u8]) {
    let (mut from, mut to) = (text, bytes);
    while let ([byte, bytes @ ..], [slot, slots @ ..]) = (from, to) {
        *slot = *byte;
        (from, to) = (bytes, slots);
    }
}

/// Returns the string that an array holds, without the NUL bytes after it.
pub(crate) const fn as_str(mut bytes: &[u8]) -> &str {
    while let [start @ .., 0] = bytes {
        bytes = start;
    }
    match core::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => "", // Only if there are other bytes than ASCII.
    }
}

/// Returns the part of `text` from `start` to `end`, or nothing if they are not offsets of it.
#[must_use]
pub const fn slice(text: &[u8], start: usize, end: usize) -> &[u8] {
    let Some((text, _)) = text.split_at_checked(end) else { return &[] };
    match text.split_at_checked(start) {
        Some((_, slice)) => slice,
        None => &[],
    }
}
