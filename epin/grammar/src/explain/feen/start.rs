//! The start of what is wrong: as much of it as an error holds.

use crate::token::padded::copy_start;

/// The first `N` bytes of a string, and whether those are all of it.
///
/// | string | `Start<4>`: `bytes` | `len` |
/// |---|---|---|
/// | `C/` | `C/␀␀` | 2 |
/// | `C/M?` | `C/M?` | 4 |
/// | `Chess/M` | `Ches` | 5, as for every longer string |
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Start<const N: usize> {
    bytes: [u8; N],
    len: u8,
}

impl<const N: usize> Start<N> {
    pub(super) const fn new(text: &[u8]) -> Self {
        const { assert!(N < u8::MAX as usize) };
        let mut bytes = [0; N];
        copy_start(text, &mut bytes);
        #[allow(clippy::cast_possible_truncation)] // At most `N + 1`.
        let len = if text.len() <= N { text.len() } else { N + 1 } as u8;
        Self { bytes, len }
    }

    /// Returns the string, or its first `N` bytes if it is longer.
    pub(super) const fn bytes(&self) -> &[u8] {
        match self.full() {
            Some(text) => text,
            None => &self.bytes,
        }
    }

    /// Returns the string, or `None` if it is longer than `N` bytes.
    pub(super) const fn full(&self) -> Option<&[u8]> {
        match self.bytes.split_at_checked(self.len as usize) {
            Some((text, _)) => Some(text),
            None => None,
        }
    }
}
