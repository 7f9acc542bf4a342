//! The name of a style (SNN). `read/snn.rs` parses it.

use core::fmt;

use super::bytes;

/// A style's name: `[A-Z][A-Za-z]*[0-9]*`, at most [`MAX_LEN`](Self::MAX_LEN) bytes.
///
/// It is stored as the string, padded with NUL bytes: `Chess` is `b"Chess\0\0\0…"`. NUL is less than every
/// letter and digit, so the derived order is the order of the strings: `Chess` is before `Chess960`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name([u8; Self::MAX_LEN]);

impl Name {
    /// The length of the longest name, in bytes.
    pub const MAX_LEN: usize = 32;

    /// Returns the name with these bytes, which have to be a valid name padded with NUL.
    pub(crate) const fn new_unchecked(bytes: [u8; Self::MAX_LEN]) -> Self {
        Self(bytes)
    }

    /// Packs the bytes of the name into four numbers, which can be generic arguments. For `Chess`, the
    /// first number starts with `0x43`, which is `C`.
    #[must_use]
    pub const fn to_u64s(&self) -> [u64; 4] {
        let mut words = [0; 4];
        let (mut rest, mut free): (&[u8], &mut [u64]) = (&self.0, &mut words);
        while let (Some((bytes, more)), [word, words @ ..]) = (rest.split_first_chunk(), free) {
            *word = u64::from_be_bytes(*bytes);
            (rest, free) = (more, words);
        }
        words
    }

    /// Returns the name as a string.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        bytes::as_str(&self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
