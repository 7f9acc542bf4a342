//! A value for every piece of both sides, [`PieceTable`], and its iterators.

#![allow(clippy::unreachable, reason = "there are as many values as pieces")]

use core::hash::{Hash, Hasher};
use core::ops::{Index, IndexMut};
use core::{fmt, slice};

use super::Array;
use super::array::{impl_iterators, impl_table};
use crate::{All, Catalog, Piece};

/// A table with a value for each piece of both sides of a catalog, without hashing and without allocation.
///
/// The values are in the order of [`Piece::all`], so the value of a piece is at its
/// [`index`](Piece::index). For a value for each kind of piece, use [`KindTable`](crate::KindTable). The
/// piece-square table of an engine, with a value for each piece on each square, is a `PieceTable` of
/// arrays.
///
/// A table implements neither `Serialize` nor `Deserialize`, because a file would have to list the pieces of
/// both sides, each with its flags. Instead, let the file list the pieces that matter, and read it as a
/// [`PieceMap`](crate::PieceMap).
///
/// ```
/// use epin::{Catalog, Piece, PieceTable, Side, piece};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Chess {
///     #[epin("K^")]
///     King,
///     #[epin("R", "-R")]
///     Rook,
/// }
///
/// let mut worth = PieceTable::from_fn(|piece: Piece<Chess>| match piece.kind() {
///     Chess::King => 0,
///     Chess::Rook => 500,
/// });
/// worth[piece!(Chess, "-r")] += 10;
/// assert_eq!((worth[piece!(Chess, "r")], worth[piece!(Chess, "-r")]), (500, 510));
/// ```
///
/// # Copy
///
/// A table is `Copy` if its values are. Generic code has to require `Copy` of the array, because the
/// compiler does not know that the array of every catalog is `Copy`:
///
/// ```
/// use epin::{Catalog, PieceTable};
///
/// fn twice<C: Catalog>(worth: PieceTable<C, i32>) -> [PieceTable<C, i32>; 2]
/// where
///     C::PerPiece<i32>: Copy,
/// {
///     [worth, worth]
/// }
/// ```
pub struct PieceTable<C: Catalog, V> {
    values: C::PerPiece<V>,
}

impl<C: Catalog, V> PieceTable<C, V> {
    /// Returns the table with the values of an array, in the order of [`Piece::all`].
    ///
    /// The compiler checks the number of values, but not their order, which changes if you change a token of
    /// a variant. [`from_fn`](Self::from_fn) does not depend on the order.
    ///
    /// In a constant, fill the array by [`Piece::index`], as in the example. Name the catalog, as in
    /// `PieceTable::<Chess, _>::new`, to get a clear error if the length is wrong: see
    /// [`KindTable::new`](crate::KindTable::new).
    ///
    /// ```
    /// # use epin::{Catalog, Piece, PieceTable, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// static WORTH: PieceTable<Chess, i32> = {
    ///     let mut worth = [0; Piece::<Chess>::COUNT];
    ///     worth[piece!(Chess, "R").index()] = 500;
    ///     worth[piece!(Chess, "r").index()] = -500;
    ///     PieceTable::<Chess, _>::new(worth)
    /// };
    /// assert_eq!(WORTH[piece!(Chess, "r")], -500);
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(values: C::PerPiece<V>) -> Self {
        Self { values }
    }

    /// Returns a reference to the array of the values, in the order of [`Piece::all`].
    ///
    /// Use this to read a value in a constant, which cannot index the table, because `Index` is a trait.
    /// Generic code, which does not know the length, can call `as_ref` on the array to get a slice.
    ///
    /// ```
    /// # use epin::{Catalog, PieceTable, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// const COUNTS: PieceTable<Chess, u8> = PieceTable::<Chess, _>::new([1, 1, 2, 0, 1, 1]);
    /// const ROOKS: u8 = COUNTS.as_array()[piece!(Chess, "-R").index()];
    /// assert_eq!(ROOKS, 2);
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_array(&self) -> &C::PerPiece<V> {
        &self.values
    }

    /// Returns a table with the same value for every piece.
    ///
    /// ```
    /// # use epin::{Catalog, PieceTable, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let mut counts = PieceTable::filled(0);
    /// counts[piece!(Chess, "r")] += 1;
    /// assert_eq!(counts.as_array(), &[0, 0, 0, 0, 0, 1]);
    /// ```
    #[must_use]
    pub fn filled(value: V) -> Self
    where
        V: Clone,
    {
        Self::from_fn(|_| value.clone())
    }

    /// Returns a table with the values that `value` returns for each piece. It is called in the order of
    /// [`Piece::all`].
    ///
    /// ```
    /// # use epin::{Catalog, Piece, PieceTable, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let names = PieceTable::<Chess, _>::from_fn(Piece::as_str);
    /// assert_eq!(names[piece!(Chess, "-r")], "-r");
    /// ```
    #[must_use]
    pub fn from_fn(mut value: impl FnMut(Piece<C>) -> V) -> Self {
        // The fallback is unreachable, because there are as many values as pieces. Unlike a panic, it links
        // no panic code.
        let piece = |index| Piece::from_index(index).unwrap_or(Piece::ANY);
        Self { values: Array::from_fn(|index| value(piece(index))) }
    }

    /// Returns a table with the values that `value` returns for each value of this table. It is called in
    /// the order of [`Piece::all`].
    ///
    /// ```
    /// # use epin::{Catalog, Piece, PieceTable, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let lengths = PieceTable::<Chess, _>::from_fn(Piece::as_str).map(str::len);
    /// assert_eq!(lengths[piece!(Chess, "-r")], 2);
    /// ```
    #[inline]
    #[must_use]
    pub fn map<W>(self, mut value: impl FnMut(V) -> W) -> PieceTable<C, W> {
        let mut values = self.values.into_iter();
        PieceTable {
            values: Array::from_fn(|_| match values.next() {
                Some(old) => value(old),
                // Both arrays have a value for each piece. LLVM knows that and links no panic code.
                None => unreachable!(),
            }),
        }
    }

    /// Returns an iterator over all pieces and references to their values, in the order of
    /// [`Piece::all`].
    ///
    /// ```
    /// # use epin::{Catalog, PieceTable, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let counts = PieceTable::<Chess, _>::new([1, 1, 2, 0, 1, 1]);
    /// let found = counts.iter().find(|(_, count)| **count == 2);
    /// assert_eq!(found, Some((piece!(Chess, "-R"), &2)));
    /// ```
    pub fn iter(&self) -> Iter<'_, C, V> {
        Iter { pieces: Piece::all(), values: self.values.as_ref().iter() }
    }

    /// Returns an iterator over all pieces and mutable references to their values, in the order of
    /// [`Piece::all`].
    ///
    /// ```
    /// # use epin::{Catalog, PieceTable, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let mut terminal = PieceTable::filled(false);
    /// terminal.iter_mut().for_each(|(piece, value)| *value = piece.is_terminal());
    /// assert!(terminal[piece!(Chess, "k^")] && !terminal[piece!(Chess, "r")]);
    /// ```
    pub fn iter_mut(&mut self) -> IterMut<'_, C, V> {
        IterMut { pieces: Piece::all(), values: self.values.as_mut().iter_mut() }
    }
}

impl<C: Catalog> PieceTable<C, u8> {
    /// Returns a table with the count of each piece, or `None` if a count is greater than 255. If a piece is
    /// listed several times, its counts are added.
    ///
    /// Use this to turn a hand of a [`Feen`](crate::feen::Feen) into a table.
    /// [`FeenBuf::new`](crate::feen::FeenBuf::new) takes such a table.
    ///
    /// ```
    /// # use epin::{Catalog, PieceTable, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// use epin::Side;
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^1/1K^ 2R/ C/c")?.in_catalog::<Chess>()?;
    /// let hand = PieceTable::from_counts(position.hand(Side::First)).unwrap();
    /// assert_eq!((hand[piece!(Chess, "R")], hand[piece!(Chess, "r")]), (2, 0));
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub fn from_counts(counts: impl IntoIterator<Item = (Piece<C>, u32)>) -> Option<Self> {
        let mut table = Self::filled(0);
        for (piece, count) in counts {
            table[piece] = table[piece].checked_add(u8::try_from(count).ok()?)?;
        }
        Some(table)
    }
}

impl<C: Catalog, V: Default> Default for PieceTable<C, V> {
    /// Returns a table with the default value for every piece.
    ///
    /// ```
    /// # use epin::{Catalog, PieceTable, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(PieceTable::<Chess, u8>::default()[piece!(Chess, "-r")], 0);
    /// ```
    fn default() -> Self {
        Self::from_fn(|_| V::default())
    }
}

impl_table!(
    PieceTable,
    PerPiece,
    |piece: Piece<C>| piece.index(),
    All<Piece<C>> = Piece::<C>::all()
);

/// An iterator over all pieces of both sides and references to their values, in the order of
/// [`Piece::all`]. [`PieceTable::iter`] returns it.
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

/// An iterator over all pieces of both sides and mutable references to their values, in the order of
/// [`Piece::all`]. [`PieceTable::iter_mut`] returns it.
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
