//! A string that is put together in a constant, to see whether it is a position.

use crate::read::feen::FeenLayout;
use crate::read::slice::slice;
use crate::token::padded::copy_start;

/// A string of at most 4,096 bytes, as a position has. What does not fit is left out.
pub(super) struct Buffer {
    bytes: [u8; FeenLayout::MAX_LEN],
    len: usize,
}

impl Buffer {
    pub(super) const fn new() -> Self {
        Self { bytes: [0; FeenLayout::MAX_LEN], len: 0 }
    }

    pub(super) const fn push(&mut self, more: &[u8]) {
        let Some((_, free)) = self.bytes.split_at_mut_checked(self.len) else { return };
        if let Some((free, _)) = free.split_at_mut_checked(more.len()) {
            copy_start(more, free);
            self.len += more.len();
        }
    }

    pub(super) const fn as_slice(&self) -> &[u8] {
        slice(&self.bytes, 0, self.len)
    }
}
