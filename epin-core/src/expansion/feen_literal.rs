//! What `feen!` expands to.
//!
//! ```text
//! written               expansion, without the path of the crate
//! feen!("8/8 / C/c")    <FeenLiteral>::literal::<>("8/8 / C/c", 3298602125312)
//! feen!(Game, "K^/k^ / C/c")
//!     let _: Member<Game, { PieceIndex::in_string::<Game>("K^/k^ / C/c", 327687, NO_PIECE, NO_PIECE) }>;
//!     <FeenLiteral>::literal_of::<
//!         Member<Game, { PieceIndex::in_string::<Game>("K^/k^ / C/c", 327687, 16121856, 16908291) }>
//!     >("K^/k^ / C/c", 5497658933504)
//! ```
//!
//! `PackedFeen` says what the numbers mean. As in the expansion of `piece!`, the
//! code that checks a piece is in a generic argument. If the check fails, the type of the position is
//! therefore also an error: "Positions" in `epin-macros/src/one_error.md` says why that matters.

#![allow(
    clippy::panic,
    reason = "these functions are called in constants only, where a panic is the compile error"
)]

use super::PieceIndex;
use super::member::HasPiece;
use super::packed_feen::{NO_PIECE, unpack_bounds, unpack_index, unpack_layout, unpack_piece};
use crate::catalog::{Catalog, CatalogInfo};
use crate::feen::{Feen, FeenLayout, MeantPieces, PlacedPiece};
use crate::text::{Excerpt, Message, slice};

/// The functions that return a position. They check nothing: if they are called by hand, the position
/// can be nonsense, but none of its methods panics.
///
/// They are not `#[must_use]`, because for `feen!("8/8 / C/c");` rustc would complain about an unused
/// return value of `epin::__private::FeenLiteral::literal` and suggest
/// `feen!(let _ = "8/8 / C/c";);`.
pub struct FeenLiteral;

#[allow(clippy::must_use_candidate)]
impl FeenLiteral {
    /// Returns the position that a literal describes. The macro has already checked the literal.
    pub const fn literal(text: &'static str, layout: u64) -> Feen<'static> {
        Feen::new_unchecked(text, unpack_layout(layout))
    }

    /// Like [`literal`](Self::literal), with pieces of a catalog. `M` is the `Member` of the last piece, or
    /// an error if that piece is not in the catalog.
    pub const fn literal_of<M: HasPiece>(
        text: &'static str,
        layout: u64,
    ) -> Feen<'static, M::ConstPiece> {
        Feen::new_unchecked(text, unpack_layout(layout))
    }
}

impl PieceIndex {
    /// Returns the index of the token of `first`. Panics if the token of `first` or of `other` is not in the
    /// catalog `C`.
    ///
    /// `text` need not be a position. `bounds`, `first` and `other` are numbers of [`PackedFeen`]. `first` is a
    /// piece, and `other` is the same piece of the other side, or `first` again if the string has only one of them.
    /// `other` matters only in a catalog of two styles, which may contain one without the other.
    ///
    /// If `first` is [`NO_PIECE`], this checks the styles of a position and returns 0. The styles do not have a
    /// function of their own, because a `C` that is not a catalog would then cause two errors.
    // Like `in_catalog`, this function makes few calls, because the compiler interprets it for every piece.
    #[must_use]
    #[track_caller]
    pub const fn in_string<C: Catalog>(text: &str, bounds: u64, first: u32, other: u32) -> u16 {
        if first == NO_PIECE {
            check_styles(text, CatalogInfo::of::<C>());
            return 0;
        }
        let index = unpack_index(first);
        if !C::MEMBERS.contains_index(index as usize) {
            report_unknown::<C>(text, bounds, first)
        }
        if C::__TWO_STYLES && !C::MEMBERS.contains_index(unpack_index(other) as usize) {
            report_unknown::<C>(text, bounds, other)
        }
        index
    }

    /// Returns 0 as the index for a string without pieces that is not a position. The function looks nothing
    /// up, but a `C` that is not a catalog is an error.
    #[must_use]
    pub const fn in_invalid_string<C: Catalog>() -> u16 {
        0
    }
}

/// Reports a piece that is not in the catalog.
#[track_caller]
const fn report_unknown<C: Catalog>(text: &str, bounds: u64, packed: u32) -> ! {
    let (bytes, [start, board_end, end]) = (text.as_bytes(), unpack_bounds(bounds));
    let piece = unpack_piece(packed);
    let board = [start, board_end];
    let hint = MeantPieces::new(slice(bytes, 0, end), board, &C::MEMBERS).hint(piece);
    let PlacedPiece { token, offset, .. } = piece;
    let mut message = CatalogInfo::of::<C>().unknown_piece(token).message(Some((offset, hint)));
    let end = offset + token.as_str().len();
    Excerpt::new(bytes, &(offset..end)).push_marked(&mut message);
    panic!("{}", message.as_str())
}

/// Reports styles that are not the catalog's.
#[track_caller]
const fn check_styles(text: &str, catalog: &CatalogInfo) {
    let bytes = text.as_bytes();
    let (start, end) = (FeenLayout::hands_end(bytes.len()) + 1, bytes.len());
    let found = slice(bytes, start, end);
    if catalog.has_styles(found) {
        return;
    }
    let mut message = Message::new();
    message.push_str("expected ");
    message.push_str(catalog.expected_styles().as_str());
    message.push_str(", found `");
    // The last field of a position is ASCII.
    if let Ok(found) = core::str::from_utf8(found) {
        message.push_str(found);
    }
    message.push_str("` at byte ");
    message.push_number(start);
    Excerpt::new(bytes, &(start..end)).push_marked(&mut message);
    panic!("{}", message.as_str())
}
