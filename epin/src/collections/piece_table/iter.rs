//! The iterators of a table by piece.

use core::fmt;
use core::slice;

use super::PieceTable;
use crate::collections::array::impl_iterators;
use crate::{All, Catalog, Piece};

/// An iterator over all pieces of both sides and references to their values in a table, in the
/// order of [`Piece::all`]. [`PieceTable::iter`] returns it.
///
/// ```
/// # use epin::{Catalog, PieceTable, piece};
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
/// let counts = PieceTable::<Chess, _>::new([1, 1, 2, 0, 1, 3]);
/// let mut entries = counts.iter();
/// assert_eq!(entries.next_back(), Some((piece!(Chess, "r"), &3)));
/// assert_eq!(entries.len(), 5);
/// ```
#[must_use]
pub struct Iter<'a, C: Catalog, V> {
    pub(super) pieces: All<Piece<C>>,
    pub(super) values: slice::Iter<'a, V>,
}

/// An iterator over all pieces of both sides and mutable references to their values in a table, in
/// the order of [`Piece::all`]. [`PieceTable::iter_mut`] returns it.
///
/// ```
/// # use epin::{Catalog, PieceTable, piece};
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
/// let mut lengths = PieceTable::filled(0);
/// for (piece, length) in &mut lengths {
///     *length = piece.as_str().len();
/// }
/// assert_eq!(lengths[piece!(Chess, "-r")], 2);
/// ```
#[must_use]
pub struct IterMut<'a, C: Catalog, V> {
    pub(super) pieces: All<Piece<C>>,
    pub(super) values: slice::IterMut<'a, V>,
}

impl_iterators!(PieceTable, pieces, |piece: Piece<C>| piece);
