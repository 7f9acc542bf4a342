//! The iterators of a table by kind.

use core::fmt;
use core::iter::Copied;
use core::slice;

use super::KindTable;
use crate::collections::array::impl_iterators;
use crate::{Catalog, Side};

/// An iterator over all kinds of piece and references to their values in a table, in the order of
/// [`Catalog::ALL`]. [`KindTable::iter`] returns it.
///
/// ```
/// # use epin::{Catalog, KindTable};
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
/// let worth = KindTable::<Chess, _>::new([0, 500]);
/// let mut entries = worth.iter();
/// assert_eq!(entries.next_back(), Some((Chess::Rook, &500)));
/// assert_eq!(entries.len(), 1);
/// ```
#[must_use]
pub struct Iter<'a, C: Catalog, V> {
    pub(super) kinds: Copied<slice::Iter<'static, C>>,
    pub(super) values: slice::Iter<'a, V>,
}

/// An iterator over all kinds of piece and mutable references to their values in a table, in the
/// order of [`Catalog::ALL`]. [`KindTable::iter_mut`] returns it.
///
/// ```
/// # use epin::{Catalog, KindTable};
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
/// let mut counts = KindTable::filled(0);
/// for (kind, count) in &mut counts {
///     *count = if kind == Chess::King { 1 } else { 2 };
/// }
/// assert_eq!(counts[Chess::Rook], 2);
/// ```
#[must_use]
pub struct IterMut<'a, C: Catalog, V> {
    pub(super) kinds: Copied<slice::Iter<'static, C>>,
    pub(super) values: slice::IterMut<'a, V>,
}

impl_iterators!(KindTable, kinds, |kind: C| kind.token(Side::First));
