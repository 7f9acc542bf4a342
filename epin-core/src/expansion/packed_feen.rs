//! The numbers that `feen!` writes into its expansion, and what they mean. With them, rustc does not have to
//! interpret the code that finds the parts of the string.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

use super::member::token;
use crate::feen::{FeenLayout, PlacedPiece};
#[cfg(feature = "alloc")]
use crate::feen::{errors::pieces_to_look_up, next_piece, read_feen};
#[cfg(feature = "alloc")]
use crate::text::slice;

/// The numbers that `feen!` writes for a string.
#[cfg(feature = "alloc")]
pub struct PackedFeen {
    /// The sizes of the board in the lowest 24 bits, then 16 bits each for the offset of the slash and the
    /// length of the board. `None` if the string is not a position.
    pub layout: Option<u64>,
    /// The lowest 16 bits are the offset at which the hands end. The next bits are the offsets at which the
    /// board ends and starts.
    pub bounds: u64,
    /// The pieces to look up in a catalog, one pair for `K` and `k`: the first `K` and the first `k`, or the
    /// same piece twice if only one of them occurs. In each number, the lowest 15 bits are the offset, the next
    /// bit is 1 if the piece is unclear, and the remaining bits are the index of the token.
    pub pieces: Vec<[u32; 2]>,
}

#[cfg(feature = "alloc")]
impl PackedFeen {
    /// Returns the numbers for a string, which need not be a position.
    #[allow(clippy::cast_possible_truncation)] // An offset is less than `MAX_LEN`.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let text = text.as_bytes();
        let layout = read_feen(text);
        let (pieces, bounds) = match layout {
            Some(layout) => {
                let end = FeenLayout::hands_end(text.len());
                (pieces(slice(text, 0, end)), [0, layout.board_len.into(), end])
            }
            None => pieces_to_look_up(text),
        };
        let bounds = bounds.iter().fold(0, |packed, offset| packed << 16 | *offset as u64);
        Self { layout: layout.map(pack_layout), bounds, pieces: packed_pairs(&pieces) }
    }
}

/// Returns the pieces of a valid board and hands.
#[cfg(feature = "alloc")]
fn pieces(text: &[u8]) -> Vec<PlacedPiece> {
    let (mut pieces, mut rest) = (Vec::new(), text);
    while let Some((token, more)) = next_piece(rest) {
        let offset = text.len() - more.len() - token.as_str().len();
        pieces.push(PlacedPiece { token, offset, is_unclear: false });
        rest = more;
    }
    pieces
}

#[cfg(feature = "alloc")]
fn packed_pairs(pieces: &[PlacedPiece]) -> Vec<[u32; 2]> {
    let mut pairs: Vec<[PlacedPiece; 2]> = Vec::new();
    for piece in pieces.iter().copied() {
        let token = piece.token;
        let is_same =
            |[first, _]: &&mut [PlacedPiece; 2]| first.token.with_side(token.side()) == token;
        match pairs.iter_mut().find(is_same) {
            Some([first, other]) if ![first.token, other.token].contains(&token) => *other = piece,
            Some(_) => {}
            None => pairs.push([piece, piece]),
        }
    }
    pairs.into_iter().map(|pair| pair.map(pack_piece)).collect()
}

#[cfg(feature = "alloc")]
fn pack_layout(layout: FeenLayout) -> u64 {
    let [first, second, third] = layout.sizes;
    let sizes = u64::from(u32::from_be_bytes([0, first, second, third]));
    u64::from(layout.board_len) << 40 | u64::from(layout.slash) << 24 | sizes
}

/// Returns the layout that a number means.
#[allow(clippy::cast_possible_truncation)] // The higher bits are cut off.
pub(super) const fn unpack_layout(layout: u64) -> FeenLayout {
    let [.., first, second, third] = layout.to_be_bytes();
    let (board_len, slash) = ((layout >> 40) as u16, (layout >> 24) as u16);
    FeenLayout { board_len, slash, sizes: [first, second, third] }
}

/// The number in place of a piece, to check the styles. No piece has it.
pub const NO_PIECE: u32 = u32::MAX;

/// The bit that is set if a piece is unclear. The lower bits are the offset.
const UNCLEAR: u32 = 1 << 15;

const _: () = assert!(FeenLayout::MAX_LEN <= UNCLEAR as usize);

/// The index of a piece's token starts at this bit.
const INDEX_SHIFT: u32 = 16;

#[allow(clippy::cast_possible_truncation)] // An index is less than 624, an offset less than `MAX_LEN`.
#[cfg(feature = "alloc")]
fn pack_piece(piece: PlacedPiece) -> u32 {
    let index = (piece.token.index() as u32) << INDEX_SHIFT;
    index | if piece.is_unclear { UNCLEAR } else { 0 } | piece.offset as u32
}

/// Returns the index of the token of the piece that a number means.
pub(super) const fn unpack_index(packed: u32) -> u16 {
    (packed >> INDEX_SHIFT) as u16
}

/// Returns the piece that a number means.
pub(super) const fn unpack_piece(packed: u32) -> PlacedPiece {
    let token = token(unpack_index(packed));
    let offset = (packed & (UNCLEAR - 1)) as usize;
    PlacedPiece { token, offset, is_unclear: packed & UNCLEAR != 0 }
}

/// Returns the offsets at which the board starts and ends and the hands end.
#[allow(clippy::cast_possible_truncation)] // The higher bits are cut off.
pub(super) const fn unpack_bounds(bounds: u64) -> [usize; 3] {
    let [start, board_end, end] = [bounds >> 32, bounds >> 16, bounds];
    [start as u16 as usize, board_end as u16 as usize, end as u16 as usize]
}
