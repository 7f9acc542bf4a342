//! Pieces as constants, checked against a catalog by the compiler.
//!
//! ```text
//! written               expansion, without the path of the crate
//! piece!(Game, "+P")    <Member<Game, { PieceIndex::in_catalog::<Game>(368) }> as HasPiece>::PIECE
//! ```
//!
//! "Evaluation" in `epin-macros/src/one_error.md` explains this form.

#![allow(
    clippy::panic,
    reason = "these functions are called in constants only, where a panic is the compile error"
)]

use core::marker::PhantomData;

use super::epin;
use crate::catalog::{Catalog, CatalogInfo, Piece};
use crate::token::Epin;

/// Represents one piece of the catalog `C`: the piece whose token has the index `INDEX`. The index is a generic
/// argument because `cargo check` evaluates generic arguments everywhere ("Evaluation" in `one_error.md`).
pub struct Member<C, const INDEX: u16>(PhantomData<fn() -> C>);

/// Gives a [`Member`] its piece, as a constant, and the type of that constant. If the `C` of a [`Member`] is
/// not a catalog, rustc reports this at the call to [`PieceIndex::in_catalog`].
///
/// If the index is an error, so is the associated type, and rustc does not also report mismatched types. An
/// inherent constant would also work, but after an error in the index, rustc would look for it in all traits
/// ("Evaluation" in `one_error.md`).
pub trait HasPiece {
    type ConstPiece;
    /// The piece that the literal names. It is in the catalog.
    const PIECE: Self::ConstPiece;
}

impl<C: Catalog, const INDEX: u16> HasPiece for Member<C, INDEX> {
    type ConstPiece = Piece<C>;
    const PIECE: Piece<C> = match Piece::from_token(token(INDEX)) {
        Some(piece) => piece,
        None => Piece::ANY,
    };
}

/// The functions that return the index for a [`Member`], or panic if the piece is not in the catalog. The
/// macros call them only in generic arguments, where a panic is a compile error.
///
/// They belong to a type and are `#[track_caller]`, so that the error's caret is at the literal
/// ("Spans" in `one_error.md`).
pub struct PieceIndex;

impl PieceIndex {
    /// Returns `index` if its token is in the catalog `C`, and panics otherwise.
    // The compiler interprets this function for every `piece!`, so the function makes few calls: with
    // `Epin::from_index` and `EpinSet::contains`, it would take twice as long.
    #[must_use]
    #[track_caller]
    pub const fn in_catalog<C: Catalog>(index: u16) -> u16 {
        if C::MEMBERS.contains_index(index as usize) {
            return index;
        }
        report_unknown::<C>(index)
    }
}

/// Returns the token with the given index. The index is valid, because it comes from the macros.
pub(super) const fn token(index: u16) -> Epin {
    match Epin::from_index(index as usize) {
        Some(token) => token,
        None => epin::A::PLAIN,
    }
}

#[track_caller]
const fn report_unknown<C: Catalog>(index: u16) -> ! {
    let piece = CatalogInfo::of::<C>().unknown_piece(token(index));
    panic!("{}", piece.message(None).as_str())
}
