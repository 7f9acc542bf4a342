//! A value for every kind of piece, [`KindTable`], and its iterators.

#![allow(clippy::indexing_slicing, reason = "evaluated in a constant: a catalog has a kind")]
#![allow(clippy::unreachable, reason = "there are as many values as kinds")]

use core::hash::{Hash, Hasher};
use core::iter::Copied;
use core::ops::{Index, IndexMut};
use core::{fmt, slice};

use super::Array;
use super::array::{impl_iterators, impl_table};
use crate::{Catalog, Side};

/// A table with a value for each kind of piece of a catalog, without hashing and without allocation.
///
/// The values are in the order of [`Catalog::ALL`], and the compiler checks their number. For a value for
/// each piece of both sides, use [`PieceTable`](crate::PieceTable).
///
/// ```
/// use epin::{Catalog, KindTable, piece};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Chess {
///     #[epin("K^")]
///     King,
///     #[epin("R", "-R")]
///     Rook,
///     #[epin("P")]
///     Pawn,
/// }
///
/// static WORTH: KindTable<Chess, i32> = KindTable::<Chess, _>::new([0, 500, 100]);
///
/// assert_eq!(WORTH[Chess::Rook], 500);
/// assert_eq!(WORTH[piece!(Chess, "-r").kind()], 500);
/// ```
///
/// # In files
///
/// With the feature `serde`, a table is a map from tokens to values, with each kind exactly once. When it
/// is read, any first-side token of a kind is accepted. When it is written, the keys are the canonical
/// tokens, in the order of [`Catalog::ALL`]. The catalog does not need `#[epin(serde)]`.
///
/// ```
/// # use epin::{Catalog, KindTable};
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
/// let worth: KindTable<Chess, i32> = serde_json::from_str(r#"{"-R": 500, "K^": 0}"#)?;
/// assert_eq!(worth[Chess::Rook], 500);
/// assert_eq!(serde_json::to_string(&worth)?, r#"{"K^":0,"R":500}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// Reading fails if a kind is missing, if two tokens name the same kind, if a token is repeated, or if a key
/// is not a first-side token of the catalog:
///
/// ```
/// # use epin::{Catalog, KindTable};
/// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
/// let error = |json| serde_json::from_str::<KindTable<Chess, i32>>(json).unwrap_err().to_string();
///
/// assert!(error(r#"{"K^": 0}"#).starts_with("no value for these pieces of Chess: R"));
/// assert!(error(r#"{"R": 500, "-R": 500}"#).starts_with(
///     r#""-R" is the same kind of piece as "R", which has a value"#,
/// ));
/// assert!(error(r#"{"K^": 0, "K^": 0}"#).starts_with(r#"the token "K^" is given twice"#));
/// ```
///
/// With the feature `schemars1`, the table has a JSON schema that accepts the same maps.
///
/// # Copy
///
/// A table is `Copy` if its values are. Generic code has to require `Copy` of the array, because the
/// compiler does not know that the array of every catalog is `Copy`:
///
/// ```
/// use epin::{Catalog, KindTable};
///
/// fn twice<C: Catalog>(worth: KindTable<C, i32>) -> [KindTable<C, i32>; 2]
/// where
///     C::PerKind<i32>: Copy,
/// {
///     [worth, worth]
/// }
/// ```
pub struct KindTable<C: Catalog, V> {
    values: C::PerKind<V>,
}

impl<C: Catalog, V> KindTable<C, V> {
    /// Returns the table with the values of an array, in the order of [`Catalog::ALL`].
    ///
    /// The compiler checks the number of values, but not their order: if you reorder the variants of the
    /// enum, the values belong to other kinds. [`from_fn`](Self::from_fn) does not have this problem.
    ///
    /// Name the catalog, as in `KindTable::<Chess, _>::new`, even where the compiler could infer it. Then the
    /// error for an array of the wrong length is clear: "expected an array with a size of 2, found one with
    /// a size of 3". Otherwise, it is a "type mismatch".
    ///
    /// ```
    /// # use epin::{Catalog, KindTable};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let worth = KindTable::<Chess, _>::new([0, 500]);
    /// assert_eq!(worth[Chess::Rook], 500);
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(values: C::PerKind<V>) -> Self {
        Self { values }
    }

    /// Returns a reference to the array of the values, in the order of [`Catalog::ALL`].
    ///
    /// Use this in constants, which cannot index the table, because `Index` is a trait. To read the value of
    /// one kind in a constant, use a `match` on the kind, or
    /// [`PieceTable::as_array`](crate::PieceTable::as_array). Do not index the array by `kind as usize`: if
    /// the enum numbers its variants from 1, that is the entry of another kind.
    ///
    /// Generic code, which does not know the length, can call `as_ref` on the array to get a slice.
    ///
    /// ```
    /// # use epin::{Catalog, KindTable};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let worth = KindTable::<Chess, _>::new([0, 500]);
    /// assert_eq!(worth.as_array(), &[0, 500]);
    /// assert_eq!(worth.as_array()[Chess::Rook.index()], worth[Chess::Rook]);
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_array(&self) -> &C::PerKind<V> {
        &self.values
    }

    /// Returns a table with the same value for every kind.
    ///
    /// ```
    /// # use epin::{Catalog, KindTable};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let mut hand = KindTable::filled(0);
    /// hand[Chess::Rook] += 1;
    /// assert_eq!(hand.as_array(), &[0, 1]);
    /// ```
    #[must_use]
    pub fn filled(value: V) -> Self
    where
        V: Clone,
    {
        Self::from_fn(|_| value.clone())
    }

    /// Returns a table with the values that `value` returns for each kind. It is called in the order of
    /// [`Catalog::ALL`].
    ///
    /// ```
    /// # use epin::{Catalog, KindTable};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let counts = KindTable::from_fn(|kind: Chess| kind.tokens().len());
    /// assert_eq!(counts[Chess::Rook], 2);
    /// ```
    #[must_use]
    pub fn from_fn(mut value: impl FnMut(C) -> V) -> Self {
        // The fallback is unreachable, because there are as many values as kinds. Unlike a panic, it links
        // no panic code.
        let kind = |index| C::ALL.get(index).copied().unwrap_or(const { C::ALL[0] });
        Self { values: Array::from_fn(|index| value(kind(index))) }
    }

    /// Returns a table with the values that `value` returns for each value of this table. It is called in
    /// the order of [`Catalog::ALL`].
    ///
    /// ```
    /// # use epin::{Catalog, KindTable};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let worth = KindTable::<Chess, _>::new([0, 5]).map(|pawns| 100 * pawns);
    /// assert_eq!(worth[Chess::Rook], 500);
    /// ```
    #[inline]
    #[must_use]
    pub fn map<W>(self, mut value: impl FnMut(V) -> W) -> KindTable<C, W> {
        let mut values = self.values.into_iter();
        KindTable {
            values: Array::from_fn(|_| match values.next() {
                Some(old) => value(old),
                // Both arrays have a value for each kind. LLVM knows that and links no panic code.
                None => unreachable!(),
            }),
        }
    }

    /// Returns an iterator over all kinds and references to their values, in the order of
    /// [`Catalog::ALL`].
    ///
    /// ```
    /// # use epin::{Catalog, KindTable};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let worth = KindTable::<Chess, _>::new([0, 500]);
    /// assert_eq!(worth.iter().max_by_key(|(_, worth)| **worth), Some((Chess::Rook, &500)));
    /// ```
    pub fn iter(&self) -> Iter<'_, C, V> {
        Iter { kinds: C::ALL.iter().copied(), values: self.values.as_ref().iter() }
    }

    /// Returns an iterator over all kinds and mutable references to their values, in the order of
    /// [`Catalog::ALL`].
    ///
    /// ```
    /// # use epin::{Catalog, KindTable};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let mut worth = KindTable::<Chess, _>::new([0, 500]);
    /// worth.iter_mut().for_each(|(_, worth)| *worth /= 100);
    /// assert_eq!(worth.as_array(), &[0, 5]);
    /// ```
    pub fn iter_mut(&mut self) -> IterMut<'_, C, V> {
        IterMut { kinds: C::ALL.iter().copied(), values: self.values.as_mut().iter_mut() }
    }
}

impl<C: Catalog, V: Default> Default for KindTable<C, V> {
    /// Returns a table with the default value for every kind.
    ///
    /// ```
    /// # use epin::{Catalog, KindTable};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(KindTable::<Chess, u8>::default().as_array(), &[0, 0]);
    /// ```
    fn default() -> Self {
        Self::from_fn(|_| V::default())
    }
}

impl_table!(
    KindTable,
    PerKind,
    |kind: C| kind.index(),
    Copied<slice::Iter<'static, C>> = C::ALL.iter().copied()
);

/// An iterator over all kinds of piece and references to their values, in the order of [`Catalog::ALL`].
/// [`KindTable::iter`] returns it.
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

/// An iterator over all kinds of piece and mutable references to their values, in the order of
/// [`Catalog::ALL`]. [`KindTable::iter_mut`] returns it.
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
