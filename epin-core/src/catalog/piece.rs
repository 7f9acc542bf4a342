//! A token that is known to be in a catalog: how it is made, read and numbered. Its accessors and
//! transformations, which `Epin` has as well, are in `epin_methods.rs`.

#![allow(clippy::indexing_slicing, reason = "there are as many values as tokens")]

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use super::info::CatalogInfo;
use super::{Catalog, ParsePieceError, UnknownPieceError};
use crate::set::EpinSet;
use crate::token::{All, Epin, Indexed, Side};
use crate::traits::{impl_as_ref, impl_string};

/// A token that is known to be in a catalog.
///
#[doc = include_str!("../../docs/piece.svg")]
///
/// A `Piece` is compared, ordered, hashed, printed and, with the `serde` feature, read and written like its
/// token. To make one, use [`piece!`](https://docs.rs/epin/latest/epin/macro.piece.html) for a literal,
/// [`from_token`](Self::from_token) for a token, and [`new`](Self::new) for a kind and a side.
///
/// A transformation whose result might not be in the catalog returns an `Option`. In shōgi, for
/// example, [`enhanced`](Self::enhanced) promotes a piece. For a gold general, which does not
/// promote, `enhanced` returns `None`, and for a promoted piece, it returns the piece itself.
///
/// ```
/// use epin::{Piece, Side, piece};
/// use epin_games::Shogi;
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
/// Pieces are equal if their tokens are equal. A [`kind`](Self::kind) can have several tokens: in chess, a
/// rook that may castle is `-R`, and one that may not is `R`. Two pieces of one kind can therefore differ:
/// `==` is `false`, and a hash map or a table of Zobrist keys has a separate entry for each of them. To
/// ignore the difference, compare kinds and sides, or use [`canonical`](Self::canonical) pieces.
// `PartialEq` must be derived, because only then do constants work in patterns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piece<C> {
    /// A token in `C::MEMBERS`: see [`UncheckedToken`].
    token: UncheckedToken,
    /// This is not `PhantomData<C>`, because no `C` is stored: a `Piece` is `Send` and `Sync` whatever `C` is.
    catalog: PhantomData<fn() -> C>,
}

/// A token of which a piece is made without a lookup. For a `Piece`, the token is in the catalog, unless a
/// hidden function such as `FeenLiteral::literal_of` was called by hand. For an `Epin`, which has no catalog,
/// it can be any token. No other crate can create an `UncheckedToken`.
///
/// A `Piece` holds this instead of an `Epin`. If it held an `Epin`, rustc would suggest using the private
/// field wherever types do not match, as in `match piece { epin!("K^") => … }`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UncheckedToken(pub(crate) Epin);

impl<C: Catalog> Piece<C> {
    /// An arbitrary piece, for code that must have a value but never uses it, such as the constant of
    /// a `piece!` whose check has failed.
    #[allow(clippy::indexing_slicing, reason = "a catalog has a kind, and a kind has a token")]
    pub(crate) const ANY: Self = Self::new_unchecked(C::TOKENS[0][0]);

    /// Wraps a token without checking the catalog.
    #[inline]
    pub(crate) const fn new_unchecked(token: Epin) -> Self {
        Self { token: UncheckedToken(token), catalog: PhantomData }
    }

    /// Returns the piece with this token, or `None` if the token is not in the catalog.
    ///
    /// ```
    /// use epin::{Piece, epin};
    /// use epin_games::Chess;
    ///
    /// const ROOK: Option<Piece<Chess>> = Piece::from_token(epin!("-r"));
    /// assert_eq!(ROOK.unwrap().kind(), Chess::Rook);
    /// assert_eq!(Piece::<Chess>::from_token(epin!("K")), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_token(token: Epin) -> Option<Self> {
        // The `const` block makes one static value. Without the block, each call would copy the 80
        // bytes of `MEMBERS`.
        if const { &C::MEMBERS }.contains(token) { Some(Self::new_unchecked(token)) } else { None }
    }

    /// Returns the piece of the given kind and side, with the kind's canonical token.
    ///
    /// This is not a `const fn`, because it calls a trait method. In a constant, use
    /// [`piece!`](https://docs.rs/epin/latest/epin/macro.piece.html) or [`from_token`](Self::from_token).
    ///
    /// ```
    /// use epin::{Piece, Side, piece};
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Piece::new(Chess::Rook, Side::Second), piece!(Chess, "r"));
    /// ```
    #[inline]
    #[must_use]
    pub fn new(kind: C, side: Side) -> Self {
        Self::new_unchecked(kind.token(side))
    }

    /// Returns the piece's kind: a variant of the catalog's enum.
    ///
    /// To tell pieces apart, `match` on the kind: the compiler reports any kind that you forget.
    /// Pieces of one kind can have different tokens: see [Equality](Self#equality).
    ///
    /// ```
    /// use epin::piece;
    /// use epin_games::Chess;
    ///
    /// assert_eq!(piece!(Chess, "-r").kind(), Chess::Rook);
    /// assert_eq!(piece!(Chess, "R").kind(), Chess::Rook);
    /// ```
    #[inline]
    #[must_use]
    pub const fn kind(self) -> C {
        C::__KINDS[self.token().index()]
    }

    /// Returns the piece's token, which need not be the canonical one of its kind.
    ///
    /// ```
    /// use epin::{epin, piece};
    /// use epin_games::Chess;
    ///
    /// assert_eq!(piece!(Chess, "-r").token(), epin!("-r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn token(self) -> Epin {
        self.token.0
    }

    /// Returns the piece of the same kind and side that has the kind's canonical token.
    ///
    /// [`normalized`](Self::normalized) removes the sign of the token instead, which can give another kind or
    /// none.
    ///
    /// ```
    /// use epin::piece;
    /// use epin_games::Chess;
    ///
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
        Self::from_token(token).ok_or_else(|| CatalogInfo::of::<C>().unknown_piece(token))
    }
}

impl<C: Catalog> From<Piece<C>> for Epin {
    #[inline]
    fn from(piece: Piece<C>) -> Self {
        piece.token()
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

impl<C: Catalog> Piece<C> {
    /// Parses `text` as a piece of the catalog.
    ///
    /// `parse` has a single error type, whereas [`Epin::parse`] followed by [`try_from`](TryFrom::try_from)
    /// has two.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is anything but one token, or if the token is not in the catalog. Nothing
    /// is trimmed or normalized.
    ///
    /// ```
    /// use epin::{Piece, piece};
    /// use epin_games::Chess;
    ///
    /// const ROOK: Result<Piece<Chess>, epin::ParsePieceError> = Piece::parse("-r");
    /// assert_eq!(ROOK, Ok(piece!(Chess, "-r")));
    /// assert_eq!(
    ///     Piece::<Chess>::parse("K").unwrap_err().to_string(),
    ///     r#""K" is not a piece of Chess; did you mean "K^"? the game's pieces are K^ Q R -R B N P +P -P"#,
    /// );
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParsePieceError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Parses `text` as a piece of the catalog. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is anything but one token, or if the token is not in the catalog, as
    /// [`parse`](Self::parse) does.
    ///
    /// ```
    /// use epin::{Piece, piece};
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Piece::from_ascii(b"-r"), Ok(piece!(Chess, "-r")));
    /// assert!(Piece::<Chess>::from_ascii(b"r\xff").is_err());
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParsePieceError> {
        match CatalogInfo::of::<C>().check(Epin::from_ascii(text)) {
            Ok(token) => Ok(Self::new_unchecked(token)),
            Err(error) => Err(error),
        }
    }

    /// Returns whether `text` is one token of the catalog and nothing else.
    ///
    /// ```
    /// use epin::Piece;
    /// use epin_games::Chess;
    ///
    /// assert!(Piece::<Chess>::is_valid("-r"));
    /// assert!(!Piece::<Chess>::is_valid("R^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_valid(text: &str) -> bool {
        match Epin::from_ascii(text.as_bytes()) {
            Ok(token) => Self::from_token(token).is_some(),
            Err(_) => false,
        }
    }

    /// Returns the longest token at the start of `text` as a piece, and the rest of the string.
    ///
    /// This takes constant time, however long `text` is. It is not a `const fn`, because splitting a `str` in
    /// a `const fn` needs Rust 1.86.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` does not start with a token, or if the longest token at its start is not
    /// in the catalog.
    ///
    /// ```
    /// use epin::{Piece, piece};
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Piece::parse_prefix("-r2k^")?, (piece!(Chess, "-r"), "2k^"));
    /// assert!(Piece::<Chess>::parse_prefix("R^").is_err());
    /// # Ok::<(), epin::ParsePieceError>(())
    /// ```
    #[inline]
    pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParsePieceError> {
        let (parsed, rest) = match Epin::parse_prefix(text) {
            Ok((token, rest)) => (Ok(token), rest),
            Err(error) => (Err(error), text),
        };
        let token = CatalogInfo::of::<C>().check(parsed)?;
        Ok((Self::new_unchecked(token), rest))
    }

    /// Returns the piece's token as a string of one to four ASCII characters.
    ///
    /// The string is static data: nothing is allocated.
    ///
    /// ```
    /// use epin::piece;
    /// use epin_games::Chess;
    ///
    /// assert_eq!(piece!(Chess, "-r").as_str(), "-r");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.token().as_str()
    }
}

impl<C: Catalog> Piece<C> {
    /// The number of pieces of both sides: twice the number of tokens in [`TOKENS`](Catalog::TOKENS).
    ///
    /// ```
    /// use epin::Piece;
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Piece::<Chess>::COUNT, 18); // K^ Q R -R B N P +P -P on each side.
    /// ```
    pub const COUNT: usize = C::__PIECE_COUNT;

    /// Returns the piece's index in the order of [`all`](Self::all), from 0 to one less
    /// than [`COUNT`](Self::COUNT).
    ///
    /// If an [`EpinTable`](crate::EpinTable) is not suitable, use this index with an array that has a value,
    /// such as a Zobrist key, for each piece. An array indexed by [`Epin::index`](crate::Epin::index) would
    /// have 624 values, of which shōgi uses 28.
    ///
    /// Do not store the index: it can change when a token is added to the catalog. Store the token or
    /// its [`code`](Self::code).
    ///
    /// ```
    /// use epin::{Piece, piece};
    /// use epin_games::Chess;
    ///
    /// let mut symbols = ['?'; Piece::<Chess>::COUNT];
    /// symbols[piece!(Chess, "k^").index()] = '♚';
    /// assert_eq!(symbols.iter().filter(|symbol| **symbol == '♚').count(), 1);
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        // This takes one load from a table of 1,248 bytes. The table is part of a program only if the
        // program calls this method. Counting the bits of `MEMBERS` before the piece's bit would take 31
        // instructions.
        (const { &indices(C::MEMBERS, C::__PIECE_COUNT) })[self.token().index()] as usize
    }

    /// Returns the piece whose [`index`](Self::index) is `index`, or `None` if `index` is
    /// [`COUNT`](Self::COUNT) or more.
    ///
    /// ```
    /// use epin::{Piece, piece};
    /// use epin_games::Chess;
    ///
    /// let rook = piece!(Chess, "r");
    /// assert_eq!(Piece::from_index(rook.index()), Some(rook));
    /// assert_eq!(Piece::<Chess>::from_index(18), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match const { &C::MEMBERS }.nth(index) {
            Some(token) => Some(Self::new_unchecked(token)),
            None => None,
        }
    }

    /// Returns the [`code`](crate::Epin::code) of the piece's token: a number for storage.
    ///
    /// The number is the same in every release and in every catalog. [`Compact`](crate::Compact)
    /// writes this number.
    ///
    /// ```
    /// use epin::{epin, piece};
    /// use epin_games::Chess;
    ///
    /// assert_eq!(piece!(Chess, "-r").code(), epin!("-r").code());
    /// ```
    #[must_use]
    pub const fn code(self) -> u16 {
        self.token().code()
    }

    /// Returns the piece whose [`code`](Self::code) is `code`, or `None` if the catalog has no such piece.
    ///
    /// ```
    /// use epin::{Piece, epin, piece};
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Piece::from_code(114), Some(piece!(Chess, "K^")));
    /// assert_eq!(Piece::<Chess>::from_code(epin!("K").code()), None);
    /// ```
    #[must_use]
    pub const fn from_code(code: u16) -> Option<Self> {
        match Epin::from_code(code) {
            Some(token) => Self::from_token(token),
            None => None,
        }
    }

    /// Returns an iterator over all pieces of both sides, in the [order](crate::Epin#ordering) of
    /// their tokens.
    ///
    /// ```
    /// use epin::{Piece, pieces};
    /// use epin_games::Chess;
    ///
    /// let rooks = Piece::all().filter(|piece| piece.kind() == Chess::Rook);
    /// assert!(rooks.eq(pieces![Chess, "-R", "R", "-r", "r"]));
    /// ```
    #[inline]
    pub const fn all() -> All<Self> {
        All::new()
    }
}

impl_string!([C: Catalog] Piece<C>, ParsePieceError, "an EPIN token", |piece| piece.as_str());
impl_as_ref!([C: Catalog] Piece<C>);

impl<C: Catalog> Indexed for Piece<C> {
    const KEY_COUNT: usize = Self::COUNT;

    #[inline]
    fn at(index: usize) -> Self {
        Self::from_index(index).unwrap_or(Self::ANY)
    }
}

/// Returns a table with the index that each token of a set has in that set, and 0 for all other tokens.
///
/// `count` is the size of the set, or a smaller number in a catalog with mistakes. In that case, the tokens
/// after the first `count` also get 0: see "Derive" in `epin-macros/src/one_error.md`.
const fn indices(mut set: EpinSet, count: usize) -> [u16; Epin::COUNT] {
    let mut indices = [0; Epin::COUNT];
    let mut index = 0;
    while let Some(token) = set.first() {
        if index as usize == count {
            break;
        }
        set.remove(token);
        indices[token.index()] = index;
        index += 1;
    }
    indices
}
