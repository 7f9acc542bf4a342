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
pub struct FeenLayout {
    /// The length of the board, which is also the offset of the space after it.
    pub board_len: u16,
    /// The offset of the slash between the hands.
    pub slash: u16,
    /// The sizes of the board, outermost dimension first, padded with zeros.
    pub sizes: [u8; Self::MAX_DIMENSIONS],
}

/// The limits of positions in this crate. The notation itself sets no limits.
impl FeenLayout {
    /// The maximum length of a position, in bytes.
    pub const MAX_LEN: usize = 4096;

    /// The maximum number of dimensions of a board.
    pub const MAX_DIMENSIONS: usize = 3;

    /// The maximum size of a board along a dimension.
    pub const MAX_SIZE: u32 = 255;

    /// The maximum number of squares of a board.
    pub const MAX_SQUARES: u32 = 65_025;

    /// Returns where the hands end in a position of `len` bytes. Only a space and the three bytes of the styles
    /// follow the hands.
    #[inline]
    #[must_use]
    pub const fn hands_end(len: usize) -> usize {
        len.saturating_sub(4)
    }

    /// Returns the layout packed into one number: the sizes in the lowest 24 bits, then 16 bits each for the
    /// offset of the slash and the length of the board. `feen!` writes this number into its expansion.
    #[must_use]
    pub const fn pack(self) -> u64 {
        let [first, second, third] = self.sizes;
        let sizes = u32::from_be_bytes([0, first, second, third]) as u64;
        ((self.board_len as u64) << 40) | ((self.slash as u64) << 24) | sizes
    }

    /// Returns the layout that [`pack`](Self::pack) packed into a number.
    #[allow(clippy::cast_possible_truncation)] // The higher bits are cut off.
    #[must_use]
    pub const fn unpack(layout: u64) -> Self {
        let [.., first, second, third] = layout.to_be_bytes();
        let (board_len, slash) = ((layout >> 40) as u16, (layout >> 24) as u16);
        Self { board_len, slash, sizes: [first, second, third] }
    }
}
