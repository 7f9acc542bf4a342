//! Where the parts of a position are.

/// The offsets of the parts of a valid position, and the size of its board.
///
/// ```text
/// k^+p4+PK^ 2P/p S/s      sizes [8, 0, 0]
///          ^  ^           board_len 9, slash 12
/// ```
///
/// The styles are the last three bytes: see [`hands_end`](Self::hands_end).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FeenLayout {
    /// The length of the board, which is also the offset of the space after it.
    pub(crate) board_len: u16,
    /// The offset of the slash between the hands.
    pub(crate) slash: u16,
    /// The sizes of the board, outermost dimension first, padded with zeros.
    pub(crate) sizes: [u8; Self::MAX_DIMENSIONS],
}

impl FeenLayout {
    // The limits of `Feen`. Two of them are `u32`, in which the readers count.
    pub(crate) const MAX_LEN: usize = 4096;
    pub(crate) const MAX_DIMENSIONS: usize = 3;
    pub(crate) const MAX_SIZE: u32 = u8::MAX as u32;
    pub(crate) const MAX_SQUARES: u32 = Self::MAX_SIZE * Self::MAX_SIZE;

    /// Returns where the hands end in a position of `len` bytes. Only a space and the three bytes of the styles
    /// follow the hands.
    #[inline]
    pub(crate) const fn hands_end(len: usize) -> usize {
        len.saturating_sub(4)
    }
}
