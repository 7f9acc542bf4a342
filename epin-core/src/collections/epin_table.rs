//! A value for every key, [`EpinTable`].

#![allow(clippy::indexing_slicing, reason = "there are as many values as tokens")]
#![allow(clippy::unreachable, reason = "there are as many values as keys")]

use core::hash::{Hash, Hasher};
use core::ops::{Index, IndexMut};
use core::{fmt, slice};

use crate::catalog::{Array, EpinKey};
use crate::collections::iter::{TableIntoIter, TableIter, TableIterMut, TableKeys};
use crate::token::Epin;

/// A table with a value for each key, without hashing and without allocation.
///
/// A [key](EpinKey) is a token, a kind of piece or a piece: an `EpinTable<Epin, V>` has a value for each of the
/// 624 tokens, an `EpinTable<Chess, V>` has one for each variant of the catalog `Chess`, and an
/// `EpinTable<Piece<Chess>, V>` has one for each piece of both sides. To store values for only some keys, use
/// [`EpinMap`](crate::EpinMap).
///
/// ```
/// use epin::{EpinTable, Piece, epin, epin_table, piece};
/// use epin_games::Chess;
///
/// static WORTH: EpinTable<Chess, i32> = epin_table!(
///     Chess, Pawn => 100, Knight => 320, Bishop => 330, Rook => 500, Queen => 900, King => 0,
/// );
/// assert_eq!(WORTH[piece!(Chess, "-r").kind()], 500);
///
/// let mut signed = EpinTable::<Piece<Chess>, _>::from_fn(|piece| WORTH[piece.kind()]);
/// signed[piece!(Chess, "r")] *= -1;
/// assert_eq!((signed[piece!(Chess, "r")], signed[piece!(Chess, "-r")]), (-500, 500));
///
/// static TOKENS: EpinTable<epin::Epin, i32> = EpinTable::from_entries(0, &[(epin!("R"), 500)]);
/// assert_eq!((TOKENS[epin!("R")], TOKENS[epin!("r")]), (500, 0));
/// ```
///
/// Depending on their type, the keys of a table are in the order of [`Epin::all`],
/// [`Catalog::ALL`](crate::Catalog::ALL) or [`Piece::all`](crate::Piece::all). For an engine's piece-square
/// table, which has a value for each piece on each square, use a table by piece whose values are arrays.
///
/// # In files
///
/// With the `serde` feature, a table by kind is read and written as a map from tokens to values, with each
/// kind exactly once. When it is read, any first-side token of a kind is accepted. When it is written, the
/// keys are the canonical tokens, in the order of [`Catalog::ALL`](crate::Catalog::ALL). The catalog does
/// not need `#[epin(serde)]`.
///
/// ```
/// use epin::EpinTable;
/// use epin_games::Chess;
///
/// let json = r#"{"P": 1, "N": 3, "B": 3, "-R": 5, "Q": 9, "K^": 0}"#;
/// let worth: EpinTable<Chess, i32> = serde_json::from_str(json)?;
/// assert_eq!(worth[Chess::Rook], 5);
/// assert_eq!(serde_json::to_string(&worth)?, r#"{"K^":0,"Q":9,"R":5,"B":3,"N":3,"P":1}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// Reading fails if a kind is missing, if two tokens name the same kind, if a token is repeated, or if a key
/// is not a first-side token of the catalog:
///
/// ```
/// use epin::EpinTable;
/// use epin_games::Chess;
///
/// let error = |json| serde_json::from_str::<EpinTable<Chess, i32>>(json).unwrap_err().to_string();
///
/// assert!(error(r#"{"K^": 0}"#).starts_with("no value for these kinds of Chess: Q R B N P"));
/// assert!(error(r#"{"R": 500, "-R": 500}"#).starts_with(
///     r#""-R" is the same kind of piece as "R", which has a value"#,
/// ));
/// assert!(error(r#"{"K^": 0, "K^": 0}"#).starts_with(r#"the token "K^" is given twice"#));
/// ```
///
/// If the value type is an `Option`, a missing kind is read as `None`, just as serde reads a missing field of
/// a struct.
///
/// serde implements its traits only for arrays of up to 32 values. For values that cover the squares of a
/// board, use an array of ranks (as in `EpinTable<Chess, [[i32; 8]; 8]>`), a `Vec`, or a struct whose only
/// field has the `#[serde(with = "serde_big_array::BigArray")]` attribute, from the `serde-big-array` crate.
///
/// With the `schemars1` feature, the table has a JSON schema that accepts the same maps as serde does. In
/// two cases, the schema requires kinds that serde allows to be missing, just as `schemars` requires such
/// fields of a struct. In the first, the value type is a `#[serde(transparent)]` struct that has a doc
/// comment and contains an `Option`. In the second, the value type is not an `Option`, but its hand-written
/// `Deserialize` accepts a missing value.
///
/// A table by token or by piece cannot be read or written (the private `FileKey` trait in the implementations
/// below stands for a catalog), because a complete file would have to list all 624 tokens, or all of the
/// catalog's tokens for both sides. Instead, let the file list only the tokens that matter, read it as an
/// [`EpinMap`](crate::EpinMap), and build the table from the map: `EpinTable::<Epin, _>::from_fn(|token|
/// values.get(token).copied().unwrap_or(0))`.
///
/// # Generic code
///
/// A table is `Copy`, `Send` or `Sync` if its values are. Code that is generic over the key has to require
/// these traits in a `where` clause, because the compiler does not know that every table is an array:
///
/// ```
/// use epin::{EpinKey, EpinTable};
///
/// fn in_a_thread<K: EpinKey>(worth: EpinTable<K, i32>) -> i32
/// where
///     EpinTable<K, i32>: Copy + Send,
/// {
///     let copy = worth;
///     let sum = std::thread::spawn(move || copy.iter().map(|(_, worth)| worth).sum());
///     sum.join().unwrap()
/// }
/// # assert_eq!(in_a_thread(EpinTable::from_entries(0, &[(epin::epin!("K"), 9)])), 9);
/// ```
///
/// For the same reason, a table is invariant, unlike an array: a table of `&'static str` values cannot be
/// used where a table of `&'a str` values is expected. To shorten the lifetime of the values, call
/// `table.map(|name| name)`.
pub struct EpinTable<K: EpinKey, V> {
    /// The value of each key, at the key's index. The compiler knows that a token's index is below 624 and
    /// drops the bounds check, so `at` takes 3 instructions (`benches/README.md`).
    values: K::Array<V>,
}

impl<K: EpinKey, V> EpinTable<K, V> {
    /// Returns a table with the given values, which must be in the order of the table's keys.
    ///
    /// The compiler checks the number of values, but not their order. The order changes if you reorder the
    /// variants of the enum or, in a table by piece, if you change a token of a variant.
    /// [`epin_table!`](https://docs.rs/epin/latest/epin/macro.epin_table.html) and [`from_fn`](Self::from_fn)
    /// do not depend on the order. In a constant, use [`Piece::index`](crate::Piece::index) to fill the array,
    /// as in the example.
    ///
    /// Name the type of the key, as in `EpinTable::<Chess, _>::from_array`, even where the compiler could infer
    /// it. Then the error for an array of the wrong length is clear: "expected an array with a size of 6,
    /// found one with a size of 7". Otherwise, the error is a "type mismatch".
    ///
    /// ```
    /// use epin::{EpinTable, Piece, piece};
    /// use epin_games::Chess;
    ///
    /// static WORTH: EpinTable<Piece<Chess>, i32> = {
    ///     let mut worth = [0; Piece::<Chess>::COUNT];
    ///     worth[piece!(Chess, "R").index()] = 500;
    ///     worth[piece!(Chess, "r").index()] = -500;
    ///     EpinTable::<Piece<Chess>, _>::from_array(worth)
    /// };
    /// assert_eq!(WORTH[piece!(Chess, "r")], -500);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_array(values: K::Array<V>) -> Self {
        Self { values }
    }

    /// Returns a reference to the array of the values, in the order of the table.
    ///
    /// Use this in constants: indexing the table itself would call a trait method, `Index::index`, which a
    /// constant cannot do. To read the value of one kind in a constant, use a `match` on the kind, or a table
    /// by piece. Do not index the array by `kind as usize`: if the enum numbers its variants from 1, the array
    /// has another kind's value at that index.
    ///
    /// Generic code, which does not know the length, can call `as_ref` on the array to get a slice.
    ///
    /// ```
    /// use epin::{EpinTable, Piece, piece};
    /// use epin_games::Chess;
    ///
    /// const COUNTS: EpinTable<Piece<Chess>, u8> = {
    ///     let mut counts = [0; Piece::<Chess>::COUNT];
    ///     counts[piece!(Chess, "-R").index()] = 2;
    ///     EpinTable::<Piece<Chess>, _>::from_array(counts)
    /// };
    /// const ROOKS: u8 = COUNTS.as_array()[piece!(Chess, "-R").index()];
    /// assert_eq!(ROOKS, 2);
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_array(&self) -> &K::Array<V> {
        &self.values
    }

    /// Returns a table with the same value for every key. In a constant, use [`from_array`](Self::from_array).
    ///
    /// ```
    /// use epin::EpinTable;
    /// use epin_games::Chess;
    ///
    /// let mut captured = EpinTable::filled(0);
    /// captured[Chess::Queen] += 1;
    /// assert_eq!(captured.as_array(), &[0, 1, 0, 0, 0, 0]);
    /// ```
    #[must_use]
    pub fn filled(value: V) -> Self
    where
        V: Clone,
    {
        Self::from_fn(|_| value.clone())
    }

    /// Returns a table with the value that the `value` function returns for each key.
    ///
    /// `value` is called in the order of the table.
    ///
    /// Name the type of the key, as in the example, if the function calls a method of the key: the
    /// compiler does not infer the type from where the table is used.
    ///
    /// ```
    /// use epin::{Epin, EpinTable, epin};
    ///
    /// let lengths = EpinTable::<Epin, _>::from_fn(|token| token.as_str().len());
    /// assert_eq!(lengths[epin!("K^")], 2);
    /// ```
    #[must_use]
    pub fn from_fn(mut value: impl FnMut(K) -> V) -> Self {
        Self { values: Array::from_fn(|slot| value(K::at(slot))) }
    }

    /// Returns a table in which each value of this table is replaced by the result of calling the function
    /// `value` on it.
    ///
    /// `value` is called in the order of the table.
    ///
    /// ```
    /// use epin::EpinTable;
    /// use epin_games::Chess;
    ///
    /// let worth = EpinTable::<Chess, _>::from_array([0, 9, 5, 3, 3, 1]).map(|pawns| 100 * pawns);
    /// assert_eq!(worth[Chess::Rook], 500);
    /// ```
    #[inline]
    #[must_use]
    pub fn map<W>(self, mut value: impl FnMut(V) -> W) -> EpinTable<K, W> {
        let mut values = self.values.into_iter();
        EpinTable {
            values: Array::from_fn(|_| match values.next() {
                Some(old) => value(old),
                // Both arrays have a value for each key. LLVM knows that, so no panic code is linked.
                None => unreachable!(),
            }),
        }
    }

    /// Returns an iterator over all keys and references to their values, in the order of the table.
    ///
    /// ```
    /// use epin::EpinTable;
    /// use epin_games::Chess;
    ///
    /// let worth = EpinTable::<Chess, _>::from_array([0, 9, 5, 3, 3, 1]);
    /// assert_eq!(worth.iter().max_by_key(|(_, worth)| **worth), Some((Chess::Queen, &9)));
    /// ```
    pub fn iter(&self) -> TableIter<'_, K, V> {
        TableIter { keys: self.keys(), values: self.values() }
    }

    /// Returns an iterator over all keys and mutable references to their values, in the order of the table.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// let mut table = EpinTable::filled(0);
    /// table.iter_mut().for_each(|(token, value): (epin::Epin, _)| *value = token.index());
    /// assert_eq!(table[epin!("+z^'")], 623);
    /// ```
    pub fn iter_mut(&mut self) -> TableIterMut<'_, K, V> {
        TableIterMut { keys: self.keys(), values: self.values_mut() }
    }

    /// Returns an iterator over all keys, in the order of the table.
    ///
    /// ```
    /// use epin::EpinTable;
    /// use epin_games::Chess;
    ///
    /// let worth = EpinTable::<Chess, _>::from_array([0, 9, 5, 3, 3, 1]);
    /// assert_eq!(worth.keys().nth(1), Some(Chess::Queen));
    /// ```
    #[inline]
    pub fn keys(&self) -> TableKeys<K> {
        TableKeys::new()
    }

    /// Returns an iterator over references to all values, in the order of the table.
    ///
    /// ```
    /// use epin::EpinTable;
    /// use epin_games::Chess;
    ///
    /// let counts = EpinTable::<Chess, _>::from_array([1, 1, 2, 2, 2, 8]);
    /// assert_eq!(counts.values().sum::<u32>(), 16);
    /// ```
    #[inline]
    pub fn values(&self) -> slice::Iter<'_, V> {
        self.values.as_ref().iter()
    }

    /// Returns an iterator over mutable references to all values, in the order of the table.
    ///
    /// ```
    /// use epin::EpinTable;
    /// use epin_games::Chess;
    ///
    /// let mut worth = EpinTable::<Chess, _>::from_array([0, 9, 5, 3, 3, 1]);
    /// worth.values_mut().for_each(|worth| *worth *= 100);
    /// assert_eq!(worth[Chess::Rook], 500);
    /// ```
    #[inline]
    pub fn values_mut(&mut self) -> slice::IterMut<'_, V> {
        self.values.as_mut().iter_mut()
    }
}

/// The methods of a table by token. Constants can call them as well.
impl<V> EpinTable<Epin, V> {
    /// Returns a table with the values of the entries, and the default for all other tokens.
    ///
    /// If a token repeats, the last value wins.
    ///
    /// ```
    /// use epin::{Epin, EpinTable, epin};
    ///
    /// const VALUES: EpinTable<Epin, i32> =
    ///     EpinTable::from_entries(0, &[(epin!("P"), 100), (epin!("R"), 500)]);
    /// assert_eq!((VALUES[epin!("R")], VALUES[epin!("r")]), (500, 0));
    /// ```
    #[must_use]
    pub const fn from_entries(default: V, entries: &[(Epin, V)]) -> Self
    where
        V: Copy,
    {
        let mut table = Self::from_array([default; Epin::COUNT]);
        let mut rest = entries;
        while let &[(token, value), ref others @ ..] = rest {
            *table.at_mut(token) = value;
            rest = others;
        }
        table
    }

    /// Returns a reference to the token's value. This is for constants, which cannot use `table[token]`,
    /// because the brackets call a method of a trait.
    ///
    /// ```
    /// use epin::{Epin, EpinTable, epin};
    ///
    /// static TABLE: EpinTable<Epin, u8> = EpinTable::from_entries(7, &[]);
    /// const SEVEN: &u8 = TABLE.at(epin!("K"));
    /// assert_eq!(*SEVEN, 7);
    /// ```
    #[inline]
    #[must_use]
    pub const fn at(&self, token: Epin) -> &V {
        &self.values[token.index()]
    }

    /// Returns a mutable reference to the token's value. Like [`at`](Self::at), this is for constants.
    ///
    /// ```
    /// use epin::{Epin, EpinTable, epin};
    ///
    /// const TABLE: EpinTable<Epin, u8> = {
    ///     let mut table = EpinTable::from_entries(0, &[]);
    ///     *table.at_mut(epin!("K")) += 9;
    ///     table
    /// };
    /// assert_eq!(TABLE[epin!("K")], 9);
    /// ```
    #[inline]
    #[must_use]
    pub const fn at_mut(&mut self, token: Epin) -> &mut V {
        &mut self.values[token.index()]
    }

    /// Returns the table with the token's value replaced.
    ///
    /// ```
    /// use epin::{Epin, EpinTable, epin};
    ///
    /// const TABLE: EpinTable<Epin, u8> = EpinTable::from_entries(0, &[]).with(epin!("K"), 9);
    /// assert_eq!((TABLE[epin!("K")], TABLE[epin!("k")]), (9, 0));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with(mut self, token: Epin, value: V) -> Self
    where
        V: Copy,
    {
        self.values[token.index()] = value;
        self
    }
}

impl<K: EpinKey, V> Index<K> for EpinTable<K, V> {
    type Output = V;

    #[inline]
    fn index(&self, key: K) -> &V {
        self.values.at(key.slot())
    }
}

impl<K: EpinKey, V> IndexMut<K> for EpinTable<K, V> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        self.values.at_mut(key.slot())
    }
}

impl<K: EpinKey, V: Default> Default for EpinTable<K, V> {
    /// Returns a table with the default value for every key.
    ///
    /// ```
    /// use epin::{EpinTable, epin};
    ///
    /// assert_eq!(EpinTable::<epin::Epin, u8>::default()[epin!("K")], 0);
    /// ```
    fn default() -> Self {
        Self::from_fn(|_| V::default())
    }
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "a derive would need the array to be `Clone`, which generic code does not know"
)]
impl<K: EpinKey, V: Clone> Clone for EpinTable<K, V> {
    fn clone(&self) -> Self {
        Self { values: Array::from_fn(|slot| self.values.at(slot).clone()) }
    }
}

impl<K: EpinKey, V: Copy> Copy for EpinTable<K, V> where K::Array<V>: Copy {}

impl<K: EpinKey, V: PartialEq> PartialEq for EpinTable<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.values.as_ref() == other.values.as_ref()
    }
}

impl<K: EpinKey, V: Eq> Eq for EpinTable<K, V> {}

impl<K: EpinKey, V: Hash> Hash for EpinTable<K, V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values.as_ref().hash(state);
    }
}

impl<K: EpinKey, V: fmt::Debug> fmt::Debug for EpinTable<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().fmt(f)
    }
}

impl<K: EpinKey, V> IntoIterator for EpinTable<K, V> {
    type Item = (K, V);
    type IntoIter = TableIntoIter<K, V>;

    /// Returns an iterator over all keys and their values, in the order of the table.
    ///
    /// ```
    /// use epin::{Epin, EpinTable};
    ///
    /// let names = EpinTable::<Epin, _>::filled(String::new());
    /// assert!(names.into_iter().all(|(_, name)| name.is_empty()));
    /// ```
    fn into_iter(self) -> TableIntoIter<K, V> {
        TableIntoIter { keys: TableKeys::new(), values: self.values.into_iter() }
    }
}

impl<'a, K: EpinKey, V> IntoIterator for &'a EpinTable<K, V> {
    type Item = (K, &'a V);
    type IntoIter = TableIter<'a, K, V>;

    fn into_iter(self) -> TableIter<'a, K, V> {
        self.iter()
    }
}

impl<'a, K: EpinKey, V> IntoIterator for &'a mut EpinTable<K, V> {
    type Item = (K, &'a mut V);
    type IntoIter = TableIterMut<'a, K, V>;

    fn into_iter(self) -> TableIterMut<'a, K, V> {
        self.iter_mut()
    }
}
