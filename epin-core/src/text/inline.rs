//! A short string in an array.

use super::bytes::{copy_start, slice};

/// A string of at most `N` bytes, none of which is NUL, padded with NUL bytes: `b"Chess\0\0\0…"`.
///
/// NUL is less than every other byte, so the derived order is the order of the strings. Equality is also
/// derived, because otherwise constants of this type could not be used as patterns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Inline<const N: usize>([u8; N]);

impl<const N: usize> Inline<N> {
    pub(crate) const EMPTY: Self = Self([0; N]);

    /// Returns the parts joined into one string. The first part that does not fit, and all
    /// parts after it, are dropped.
    pub(crate) const fn of(mut parts: &[&str]) -> Self {
        let mut string = Self::EMPTY;
        while let [part, more @ ..] = parts {
            if !string.push(part.as_bytes()) {
                break;
            }
            parts = more;
        }
        string
    }

    /// Returns the first `N` bytes of a string.
    pub(crate) const fn start_of(text: &[u8]) -> Self {
        let mut string = Self::EMPTY;
        copy_start(text, &mut string.0);
        string
    }

    /// Returns all `N` bytes: the string and its padding.
    pub(crate) const fn as_array(&self) -> &[u8; N] {
        &self.0
    }

    pub(crate) const fn as_bytes(&self) -> &[u8] {
        let mut rest: &[u8] = &self.0;
        while let [1..=u8::MAX, more @ ..] = rest {
            rest = more;
        }
        slice(&self.0, 0, N - rest.len())
    }

    pub(crate) const fn len(&self) -> usize {
        self.as_bytes().len()
    }

    pub(crate) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.as_bytes()) {
            Ok(text) => text,
            Err(_) => "", // Unreachable: this is called for ASCII strings only.
        }
    }

    pub(crate) fn as_mut_bytes(&mut self) -> &mut [u8] {
        let len = self.len();
        self.0.get_mut(..len).unwrap_or_default()
    }

    /// Adds a string if there is room for it. Returns whether it was added.
    pub(crate) const fn push(&mut self, text: &[u8]) -> bool {
        let len = self.len();
        match self.0.split_at_mut_checked(len) {
            Some((_, free)) if text.len() <= free.len() => {
                copy_start(text, free);
                true
            }
            _ => false,
        }
    }
}
