//! The names of styles, SNN: text to name, or where the text stops being one.

#![allow(clippy::arithmetic_side_effects, reason = "counts up to 32 bytes")]
#![allow(
    clippy::indexing_slicing,
    reason = "four numbers of eight bytes are the 32 bytes of a name"
)]

use crate::explain::start::copy_start;
use crate::read::name::stop;
use crate::{Hint, ParseSnnError, ParseSnnErrorKind, Report};

/// A style's name: `[A-Z][A-Za-z]*[0-9]*`, of at most [`MAX_LEN`](Self::MAX_LEN) bytes.
///
/// Its text, followed by NUL bytes: `Chess` is `b"Chess\0\0\0…"`. NUL is less than every letter
/// and digit, so the derived order is that of the texts: `Chess` is before `Chess960`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name([u8; Self::MAX_LEN]);

// Slice patterns instead of indices, so that no code of a panic is linked even without
// optimisation.
impl Name {
    /// The length of the longest name, in bytes.
    pub const MAX_LEN: usize = 32;

    /// Returns the name that all of `text` spells. The bytes need not be UTF-8.
    ///
    /// Reads no more than the first 39 bytes of `text`, however long it is.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one name.
    pub const fn parse(text: &[u8]) -> Result<Self, ParseSnnError> {
        match Self::read(text) {
            Some(name) => Ok(name),
            None => Err(ParseSnnError::new(text)),
        }
    }

    /// Returns whether `text` is a name.
    #[must_use]
    pub const fn is_valid(text: &[u8]) -> bool {
        matches!(stop(text), (ParseSnnErrorKind::ExpectedEnd, len) if len == text.len())
    }

    /// Returns the name that a text is likely to mean, or `None` if it is a name or if there is no
    /// single likely repair.
    #[cold]
    #[must_use]
    pub const fn suggest(text: &[u8]) -> Option<Self> {
        if Self::is_valid(text) {
            return None;
        }
        match Report::of_name(text).hint() {
            Some(Hint::Name(name)) => Some(name),
            _ => None,
        }
    }

    pub(crate) const fn read(text: &[u8]) -> Option<Self> {
        if !Self::is_valid(text) {
            return None;
        }
        let mut bytes = [0; Self::MAX_LEN];
        copy_start(text, &mut bytes);
        Some(Self(bytes))
    }

    /// Returns the bytes of the name, followed by NUL, as four numbers, which can be generic
    /// arguments. That of `Chess` starts with `0x43`, which is `C`.
    #[must_use]
    pub const fn to_u64s(&self) -> [u64; 4] {
        let mut words = [0; 4];
        let mut rest: &[u8] = &self.0;
        let mut i = 0;
        while let Some((word, more)) = rest.split_first_chunk() {
            words[i] = u64::from_be_bytes(*word);
            rest = more;
            i += 1;
        }
        words
    }

    /// Returns the name of [`to_u64s`](Self::to_u64s), or `None` if there is none.
    #[must_use]
    pub const fn from_u64s(words: [u64; 4]) -> Option<Self> {
        let mut bytes = [0; Self::MAX_LEN];
        let mut i = 0;
        while i < bytes.len() {
            bytes[i] = words[i / 8].to_be_bytes()[i % 8];
            i += 1;
        }
        Self::read(Self(bytes).as_str().as_bytes())
    }

    /// Returns the name's text.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        let mut text: &[u8] = &self.0;
        while let [start @ .., 0] = text {
            text = start;
        }
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => "", // Never: a name is ASCII.
        }
    }
}

impl core::fmt::Debug for Name {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(self.as_str(), f)
    }
}
