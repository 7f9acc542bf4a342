//! A part of a string.

use crate::text::slice;

/// A part of a string, given by byte offsets: like a `Range`, but `Copy`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Span {
    pub(super) const EMPTY: Self = Self { start: 0, end: 0 };

    pub(super) fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// Returns this part of `text`.
    pub(super) fn slice(self, text: &[u8]) -> &[u8] {
        slice(text, self.start, self.end)
    }

    pub(super) fn is_empty(self) -> bool {
        self.start >= self.end
    }

    /// Returns the part from the start of this part to the end of a later one.
    pub(super) fn to(self, last: Self) -> Self {
        Self { start: self.start, end: last.end }
    }
}
