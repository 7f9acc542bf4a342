//! Where the parts of a position are, and the limits of positions.

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

/// The limits of positions in this crate. The notation itself sets no limits.
impl FeenLayout {
    /// The maximum length of a position, in bytes.
    pub(crate) const MAX_LEN: usize = 4096;

    /// The maximum number of dimensions of a board.
    pub(crate) const MAX_DIMENSIONS: usize = 3;

    /// The maximum size of a board along a dimension.
    pub(crate) const MAX_SIZE: u32 = 255;

    /// The maximum number of squares of a board.
    pub(crate) const MAX_SQUARES: u32 = 65_025;

    /// Returns where the hands end in a position of `len` bytes. Only a space and the three bytes of the styles
    /// follow the hands.
    #[inline]
    #[must_use]
    pub(crate) const fn hands_end(len: usize) -> usize {
        len.saturating_sub(4)
    }
}
