//! The start of a text: as much of it as an error holds.

#![allow(clippy::arithmetic_side_effects, reason = "`N` is less than 255, which is asserted")]

/// The first `N` bytes of a text, and whether those are all of it.
///
/// An error holds no more of a text than that, and works out everything else from it when it is
/// called for: where the text goes wrong, what to write instead, the message. So a program that
/// parses names has 1.3 KB of code for that, and 33 KB only if it also prints errors (on
/// `thumbv6m-none-eabi`).
///
/// | text | `Start<4>`: `bytes` | `len` |
/// |---|---|---|
/// | `C/` | `C/␀␀` | 2 |
/// | `C/M?` | `C/M?` | 4 |
/// | `Chess/M` | `Ches` | 5, as for every longer text |
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Start<const N: usize> {
    bytes: [u8; N],
    len: u8,
}

impl<const N: usize> Start<N> {
    pub(crate) const fn new(text: &[u8]) -> Self {
        const { assert!(N < u8::MAX as usize) };
        let mut bytes = [0; N];
        copy_start(text, &mut bytes);
        #[allow(clippy::cast_possible_truncation)] // At most `N + 1`.
        let len = if text.len() <= N { text.len() } else { N + 1 } as u8;
        Self { bytes, len }
    }

    /// Returns the start of a text. `len` is its length, or `N + 1` if it is longer than `N`.
    pub(crate) const fn of_len(bytes: [u8; N], len: u8) -> Self {
        Self { bytes, len }
    }

    /// Returns the text, or its first `N` bytes if it is longer.
    pub(crate) const fn bytes(&self) -> &[u8] {
        match self.full() {
            Some(text) => text,
            None => &self.bytes,
        }
    }

    /// Returns the text, or `None` if it is longer than `N` bytes.
    pub(crate) const fn full(&self) -> Option<&[u8]> {
        match self.bytes.split_at_checked(self.len as usize) {
            Some((text, _)) => Some(text),
            None => None,
        }
    }
}

/// Copies as much of a text as there is room for.
// By slice patterns: with indices, a build without optimisation links the code of a panic.
pub(crate) const fn copy_start(text: &[u8], bytes: &mut [u8]) {
    let (mut from, mut to) = (text, bytes);
    while let ([byte, bytes @ ..], [slot, slots @ ..]) = (from, to) {
        *slot = *byte;
        (from, to) = (bytes, slots);
    }
}
