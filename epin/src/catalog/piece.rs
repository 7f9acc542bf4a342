//! A token that is known to belong to a catalog: its constructors, accessors and transformations.
//! How it is read is in `catalog/parse.rs`, how it is written in `src/text.rs`.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::iter::Map;
use core::marker::PhantomData;

use crate::{Catalog, Epin, Letter, Side, State, UnknownPiece, set};

/// A token that is known to belong to a catalog.
///
/// As small as the token, and ordered, compared, printed and (with the feature `serde`) read
/// and written as it. `piece!` makes one of a literal.
///
/// A transformation that can leave the catalog returns an `Option`. In shōgi,
/// [`enhanced`](Self::enhanced) promotes: it is `None` for a gold general, and the piece itself if
/// that is promoted already.
///
/// # Equality
///
/// Pieces are equal if their tokens are. Where a kind has several tokens, as the rook of chess
/// that may castle, `-R`, and the one that may not, `R`, two pieces of one
/// [`kind`](Self::kind) can differ: in `==`, in a hash map, in a table by token such as that of
/// Zobrist keys. To ignore the difference, compare kinds and sides, or use
/// [`canonical`](Self::canonical) pieces.
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
// `PartialEq` is derived: a constant is allowed as a pattern only then.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piece<C: Catalog> {
    token: Epin, // In `C::MEMBERS`.
    catalog: PhantomData<fn() -> C>,
}

impl<C: Catalog> Piece<C> {
    /// The first of all pieces, where the compiler asks for a value that is never used.
    #[cfg(feature = "macros")]
    pub(crate) const ANY: Self = Self::known(C::TOKENS[0][0]);

    /// Takes the caller's word for it that the token is in the catalog.
    #[inline]
    const fn known(token: Epin) -> Self {
        Self { token, catalog: PhantomData }
    }

    /// Returns the piece that a token is, or `None` if the token is not in the catalog.
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
        // In a `const` block it is one static value, not a copy of 80 bytes at each call.
        if const { &C::MEMBERS }.contains(token) { Some(Self::known(token)) } else { None }
    }

    /// Returns the piece of a kind and a side, spelled by its canonical token.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, Side};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(Piece::new(Chess::Rook, Side::Second), "r");
    /// ```
    #[inline]
    #[must_use]
    pub fn new(kind: C, side: Side) -> Self {
        Self::known(kind.token(side))
    }

    /// Returns what the piece is in its catalog: the way to match on pieces, with a compile error
    /// where a kind is forgotten.
    ///
    /// Pieces of one kind can have different tokens: see *Equality* [above](Self).
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").kind(), Chess::Rook);
    /// assert_eq!(piece!(Chess, "R").kind(), Chess::Rook);
    /// ```
    #[inline]
    #[must_use]
    pub fn kind(self) -> C {
        // There is always a kind, since no `Piece` is made of another token. A panic instead of
        // the first piece would bring its message, and the code that formats it, into every
        // engine: 9 KB on wasm32.
        C::of(self.token).unwrap_or(const { C::ALL[0] })
    }

    /// Returns the side that the piece belongs to.
    ///
    /// ```
    /// # use epin::{Catalog, Side, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "k^").side(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        self.token.side()
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
        self.token
    }

    /// Returns the piece of the same kind and side with the canonical token of the kind.
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

    /// Returns the piece's letter.
    ///
    /// ```
    /// # use epin::{Catalog, Letter, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").letter(), Letter::R);
    /// ```
    #[inline]
    #[must_use]
    pub const fn letter(self) -> Letter {
        self.token.letter()
    }

    /// Returns the piece's state.
    ///
    /// ```
    /// # use epin::{Catalog, State, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").state(), State::Diminished);
    /// ```
    #[inline]
    #[must_use]
    pub const fn state(self) -> State {
        self.token.state()
    }

    /// Returns whether the piece is terminal, spelled `^`.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert!(piece!(Chess, "K^").is_terminal());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self.token.is_terminal()
    }

    /// Returns whether the piece's style status is native: there is no `'`.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert!(piece!(Chess, "K^").is_native());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_native(self) -> bool {
        self.token.is_native()
    }

    /// Returns whether the piece's style status is derived, spelled `'`.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert!(!piece!(Chess, "K^").is_derived());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_derived(self) -> bool {
        self.token.is_derived()
    }

    /// Returns the piece on the other side. It is in the catalog, which covers both sides.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-R").flipped(), piece!(Chess, "-r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::known(self.token.flipped())
    }

    /// Returns the piece on the given side. It is in the catalog, which covers both sides.
    ///
    /// ```
    /// # use epin::{Catalog, Side, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-R").with_side(Side::Second), piece!(Chess, "-r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_side(self, side: Side) -> Self {
        Self::known(self.token.with_side(side))
    }

    /// Returns the piece in the given state, or `None` if that token is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, State, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let rook = piece!(Chess, "R");
    /// assert_eq!(rook.with_state(State::Diminished), Some(piece!(Chess, "-R")));
    /// assert_eq!(rook.with_state(State::Enhanced), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_state(self, state: State) -> Option<Self> {
        Self::of(self.token.with_state(state))
    }

    /// Returns the piece with the given terminal status, or `None` if that token is not in the
    /// catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let king = piece!(Chess, "K^");
    /// assert_eq!(king.with_terminal(true), Some(king));
    /// assert_eq!(king.with_terminal(false), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_terminal(self, terminal: bool) -> Option<Self> {
        Self::of(self.token.with_terminal(terminal))
    }

    /// Returns the piece with derived style status, or with native, or `None` if that token is not
    /// in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Hybrid { #[epin("R", "R'")] Rook, #[epin("K^")] King }
    /// assert_eq!(piece!(Hybrid, "R").with_derived(true), Some(piece!(Hybrid, "R'")));
    /// assert_eq!(piece!(Hybrid, "K^").with_derived(true), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_derived(self, derived: bool) -> Option<Self> {
        Self::of(self.token.with_derived(derived))
    }

    /// Returns the piece in the enhanced state, whatever its state was, or `None` if that token is
    /// not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
    /// assert_eq!(piece!(Shogi, "p").enhanced(), Some(piece!(Shogi, "+p")));
    /// assert_eq!(piece!(Shogi, "K^").enhanced(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn enhanced(self) -> Option<Self> {
        self.with_state(State::Enhanced)
    }

    /// Returns the piece in the diminished state, whatever its state was, or `None` if that token
    /// is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "R").diminished(), Some(piece!(Chess, "-R")));
    /// assert_eq!(piece!(Chess, "K^").diminished(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn diminished(self) -> Option<Self> {
        self.with_state(State::Diminished)
    }

    /// Returns the piece in the normal state, or `None` if that token is not in the catalog. Only
    /// the state changes: `^` and `'` stay.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
    /// assert_eq!(piece!(Shogi, "+p").normalized(), Some(piece!(Shogi, "p")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn normalized(self) -> Option<Self> {
        self.with_state(State::Normal)
    }

    /// Returns the piece with native style status, or `None` if that token is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Hybrid { #[epin("R", "R'")] Rook, #[epin("K^")] King }
    /// assert_eq!(piece!(Hybrid, "R'").native(), Some(piece!(Hybrid, "R")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn native(self) -> Option<Self> {
        self.with_derived(false)
    }

    /// Returns the piece with derived style status, or `None` if that token is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Hybrid { #[epin("R", "R'")] Rook, #[epin("K^")] King }
    /// assert_eq!(piece!(Hybrid, "R").derive(), Some(piece!(Hybrid, "R'")));
    /// assert_eq!(piece!(Hybrid, "K^").derive(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn derive(self) -> Option<Self> {
        self.with_derived(true)
    }

    /// Returns an iterator over all pieces of both sides, in their order: that of the tokens.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, pieces};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
    /// assert!(Piece::all().eq(pieces![Shogi, "K^", "k^", "P", "+P", "p", "+p"]));
    /// ```
    pub fn all() -> Map<set::Iter, fn(Epin) -> Self> {
        C::MEMBERS.iter().map(Self::known)
    }
}

impl<C: Catalog> TryFrom<Epin> for Piece<C> {
    type Error = UnknownPiece;

    fn try_from(token: Epin) -> Result<Self, UnknownPiece> {
        Self::of(token).ok_or_else(|| UnknownPiece::new::<C>(token))
    }
}

impl<C: Catalog> From<Piece<C>> for Epin {
    #[inline]
    fn from(piece: Piece<C>) -> Self {
        piece.token
    }
}

impl<C: Catalog> PartialEq<Epin> for Piece<C> {
    #[inline]
    fn eq(&self, token: &Epin) -> bool {
        self.token == *token
    }
}

impl<C: Catalog> PartialEq<Piece<C>> for Epin {
    #[inline]
    fn eq(&self, piece: &Piece<C>) -> bool {
        *self == piece.token
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
