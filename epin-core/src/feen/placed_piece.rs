//! A piece at its place in a position, and the number that the macros write for it.

use super::layout::FeenLayout;
use crate::token::{Epin, Letter, Side};

/// A piece in a string, to be looked up in a catalog.
#[derive(Debug, Clone, Copy)]
pub struct PlacedPiece {
    /// The piece.
    pub token: Epin,
    /// The byte offset of the token.
    pub offset: usize,
    /// Whether the rest of the piece's rank is unclear or the piece's hand has a mistake: see
    /// `MeantPieces::hint`.
    pub is_unclear: bool,
}

/// The bit that is set in a packed piece if the piece is unclear. The lower bits are the offset.
const UNCLEAR: u32 = 1 << 15;

const _: () = assert!(FeenLayout::MAX_LEN <= UNCLEAR as usize);

impl PlacedPiece {
    /// In a packed piece, the index of the token starts at this bit.
    pub const INDEX_SHIFT: u32 = 16;

    /// Returns the piece packed into one number. The lowest 15 bits are the offset, the next bit is 1 if the
    /// piece is unclear, and the remaining bits are the index of the token. `feen!` with a catalog writes such
    /// a number for each piece and one for the flipped token, because rustc would take longer
    /// to evaluate the index and the offset as separate numbers.
    #[allow(clippy::cast_possible_truncation)] // An index is less than 624, an offset less than `MAX_LEN`.
    #[must_use]
    pub const fn pack(self) -> u32 {
        let index = (self.token.index() as u32) << Self::INDEX_SHIFT;
        index | (if self.is_unclear { UNCLEAR } else { 0 }) | self.offset as u32
    }

    /// Returns the piece that [`pack`](Self::pack) packed.
    #[must_use]
    pub const fn unpack(packed: u32) -> Self {
        let token = match Epin::from_index((packed >> Self::INDEX_SHIFT) as usize) {
            Some(token) => token,
            None => Epin::new(Letter::A, Side::First), // Unreachable: each index is a token's.
        };
        let offset = (packed & (UNCLEAR - 1)) as usize;
        Self { token, offset, is_unclear: packed & UNCLEAR != 0 }
    }
}
