//! The order of a catalog's pieces, and their numbers.

use crate::{All, Catalog, Epin, EpinSet, EpinTable, Piece};

impl<C: Catalog> Piece<C> {
    /// The number of pieces of both sides: of the tokens in [`TOKENS`](Catalog::TOKENS), and of the
    /// same tokens for the second side.
    ///
    /// ```
    /// # use epin::{Catalog, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(Piece::<Chess>::COUNT, 6); // K^ R -R k^ r -r
    /// ```
    pub const COUNT: usize = C::__PIECES;

    /// Returns the piece's index, from 0 to one less than [`COUNT`](Self::COUNT): its position in
    /// the order of [`all`](Self::all).
    ///
    /// Use it to index an array that has a value for each piece, such as Zobrist keys, if a
    /// [`PieceTable`](crate::PieceTable) does not fit. An array by
    /// [`Epin::index`](crate::Epin::index) would have 624 values, of which shōgi uses 28.
    ///
    /// Do not store the index: it changes when the catalog gets another token. Store the token or its
    /// [`code`](Self::code).
    ///
    /// ```
    /// # use epin::{Catalog, Piece, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// const NAMES: [&str; Piece::<Chess>::COUNT] =
    ///     ["White's king", "Black's king", "-R", "R", "-r", "r"];
    /// assert_eq!(NAMES[piece!(Chess, "k^").index()], "Black's king");
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        // One load from 1,248 bytes, which only programs that call this have. To count the bits of
        // `MEMBERS` before the piece's takes 31 instructions.
        *const { &C::__INDICES }.get(self.epin()) as usize
    }

    /// Returns the piece whose [`index`](Self::index) is `index`, or `None` if `index` is
    /// [`COUNT`](Self::COUNT) or more.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(Piece::from_index(5), Some(piece!(Chess, "r")));
    /// assert_eq!(Piece::<Chess>::from_index(6), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match const { &C::MEMBERS }.nth(index) {
            Some(token) => Some(Self::known(token)),
            None => None,
        }
    }

    /// Returns the [`code`](crate::Epin::code) of the piece's token: a number for storage that is the same
    /// in every release, whatever the catalog is. [`Compact`](crate::Compact) writes it.
    ///
    /// ```
    /// # use epin::{Catalog, epin, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").code(), epin!("-r").code());
    /// ```
    #[must_use]
    pub const fn code(self) -> u16 {
        self.epin().code()
    }

    /// Returns the piece whose [`code`](Self::code) is `code`, or `None` if the catalog has none.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, epin, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(Piece::from_code(114), Some(piece!(Chess, "K^")));
    /// assert_eq!(Piece::<Chess>::from_code(epin!("K").code()), None);
    /// ```
    #[must_use]
    pub const fn from_code(code: u16) -> Option<Self> {
        match Epin::from_code(code) {
            Some(token) => Self::of(token),
            None => None,
        }
    }

    /// Returns an iterator over all pieces of both sides, in the [order](crate::Epin#ordering) of
    /// their tokens.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, pieces};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
    /// assert!(Piece::all().eq(pieces![Shogi, "K^", "k^", "P", "+P", "p", "+p"]));
    /// ```
    #[inline]
    pub const fn all() -> All<Self> {
        All::new(C::__PIECES)
    }
}

/// Returns the position of each token of a set in the order of the set, and 0 for all others.
///
/// `count` is the number of tokens. That of a catalog with mistakes is less than its set, whose
/// other tokens are 0, too: see `epin-macros/src/one_error.md`, Derive.
pub(super) const fn indices(mut set: EpinSet, count: usize) -> EpinTable<u16> {
    let mut indices = EpinTable::filled(0);
    let mut index = 0;
    while let Some(token) = set.first() {
        if index as usize == count {
            break;
        }
        set.remove(token);
        *indices.get_mut(token) = index;
        index += 1;
    }
    indices
}
