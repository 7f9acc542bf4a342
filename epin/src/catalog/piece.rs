//! A token that is known to be in a catalog.
//!
//! The methods that `Epin` has as well are in `attributes.rs`, `order.rs` and `parse.rs` beside this
//! file.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use epin_grammar::Token;

use crate::{Catalog, Epin, Side, UnknownPieceError};

/// A token that is known to be in a catalog.
///
/// A `Piece` is compared, ordered, hashed, printed and, with the feature `serde`, read and written
/// like its token. [`piece!`](crate::piece!) makes one from a literal, [`of`](Self::of) from a token
/// and [`new`](Self::new) from a kind and a side.
///
/// A transformation whose result may not be in the catalog returns an `Option`. In shōgi, for
/// example, [`enhanced`](Self::enhanced) promotes a piece. It returns `None` for a gold general,
/// which does not promote, and a promoted piece unchanged.
///
/// ```
/// use epin::{Catalog, Piece, Side, piece};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Shogi {
///     #[epin("P")]
///     Pawn,
///     #[epin("+P")]
///     Tokin,
///     #[epin("K^")]
///     King,
/// }
///
/// let pawn: Piece<Shogi> = "p".parse()?;
/// let tokin = pawn.enhanced().unwrap();
/// assert_eq!((tokin.kind(), tokin.side()), (Shogi::Tokin, Side::Second));
/// assert_eq!(tokin, piece!(Shogi, "+p"));
/// assert!("K".parse::<Piece<Shogi>>().is_err());
/// # Ok::<(), epin::ParsePieceError>(())
/// ```
///
/// # Equality
///
/// Pieces are equal if their tokens are equal. A [`kind`](Self::kind) can have several tokens: in
/// chess, a rook that may castle is `-R`, and one that may not is `R`. So two pieces of one kind
/// can differ: `==` is `false`, and a hash map or a table of Zobrist keys has an entry for each of
/// them. To ignore the difference, compare kinds and sides, or use [`canonical`](Self::canonical)
/// pieces.
// `PartialEq` has to be derived: constants work in patterns only then.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piece<C: Catalog> {
    /// Is in `C::MEMBERS`. It is not an `Epin`, since rustc would propose this private field where an
    /// `Epin` is expected: `match piece { epin!("K^") => … }`.
    token: Token,
    /// A function, not a `C`, since no `C` is stored: a `Piece` is `Send` and `Sync` whatever `C`
    /// is.
    catalog: PhantomData<fn() -> C>,
}

impl<C: Catalog> Piece<C> {
    /// A piece of the catalog, where there has to be one although it is never used, as for the
    /// constant of a `piece!` whose check has failed.
    #[allow(clippy::indexing_slicing, reason = "a catalog has a kind, and a kind has a token")]
    pub(crate) const ANY: Self = Self::known(C::TOKENS[0][0]);

    /// Wraps a token without checking the catalog.
    #[inline]
    pub(crate) const fn known(token: Epin) -> Self {
        Self { token: token.0, catalog: PhantomData }
    }

    /// Returns the piece with a token, or `None` if the token is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, epin};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// const ROOK: Option<Piece<Chess>> = Piece::of(epin!("-r"));
    /// assert_eq!(ROOK.unwrap().kind(), Chess::Rook);
    /// assert_eq!(Piece::<Chess>::of(epin!("K")), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn of(token: Epin) -> Option<Self> {
        // The `const` block makes one static value. Without it, each call would copy the 80 bytes
        // of `MEMBERS`.
        if const { &C::MEMBERS }.contains(token) { Some(Self::known(token)) } else { None }
    }

    /// Returns the piece of a kind and a side, with the kind's canonical token.
    ///
    /// This is not a `const fn`, because it calls a method of a trait. In a constant, use
    /// [`piece!`](crate::piece!) or [`of`](Self::of).
    ///
    /// ```
    /// # use epin::{Catalog, Piece, Side, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(Piece::new(Chess::Rook, Side::Second), piece!(Chess, "r"));
    /// ```
    #[inline]
    #[must_use]
    pub fn new(kind: C, side: Side) -> Self {
        Self::known(kind.token(side))
    }

    /// Returns the piece's kind: a variant of the catalog's enum.
    ///
    /// To tell pieces apart, `match` on the kind: the compiler reports a kind that is forgotten.
    /// Pieces of one kind can have different tokens: see [Equality](Self#equality).
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").kind(), Chess::Rook);
    /// assert_eq!(piece!(Chess, "R").kind(), Chess::Rook);
    /// ```
    #[doc(alias = "role")]
    #[inline]
    #[must_use]
    pub const fn kind(self) -> C {
        *C::__KINDS.get(self.epin())
    }

    /// Returns the piece's token, which need not be the canonical one of its kind.
    ///
    /// ```
    /// # use epin::{Catalog, epin, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").epin(), epin!("-r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn epin(self) -> Epin {
        Epin(self.token)
    }

    /// Returns the piece of the same kind and side that has the kind's canonical token.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").canonical(), piece!(Chess, "r"));
    /// assert_eq!(piece!(Chess, "r").canonical(), piece!(Chess, "r"));
    /// ```
    #[inline]
    #[must_use]
    pub fn canonical(self) -> Self {
        Self::new(self.kind(), self.side())
    }
}

impl<C: Catalog> TryFrom<Epin> for Piece<C> {
    type Error = UnknownPieceError;

    fn try_from(token: Epin) -> Result<Self, UnknownPieceError> {
        Self::of(token).ok_or_else(|| UnknownPieceError::new::<C>(token))
    }
}

impl<C: Catalog> From<Piece<C>> for Epin {
    #[inline]
    fn from(piece: Piece<C>) -> Self {
        piece.epin()
    }
}

impl<C: Catalog> PartialOrd for Piece<C> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<C: Catalog> Ord for Piece<C> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.token.cmp(&other.token)
    }
}

impl<C: Catalog> Hash for Piece<C> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.token.hash(state);
    }
}
