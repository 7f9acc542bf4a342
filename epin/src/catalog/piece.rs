//! A token that is known to belong to a catalog.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::str::FromStr;

use crate::{Catalog, Epin, ParseError, Side, UnknownPiece};

/// A token that is known to belong to a catalog.
///
/// As small as the token, and ordered, compared, printed and (with the feature `serde`) read
/// and written as it.
///
/// ```
/// use epin::{Catalog, Piece, Side, epin};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Shogi {
///     #[epin("P")]
///     Pawn,
///     #[epin("+P")]
///     Tokin,
/// }
///
/// let tokin: Piece<Shogi> = "+p".parse()?;
/// assert_eq!((tokin.kind(), tokin.side()), (Shogi::Tokin, Side::Second));
/// assert!("K".parse::<Piece<Shogi>>().is_err());
/// # Ok::<(), epin::ParsePieceError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piece<C: Catalog> {
    token: Epin, // `C::of(token)` is `Some`.
    catalog: PhantomData<fn() -> C>,
}

impl<C: Catalog> Piece<C> {
    const fn known(token: Epin) -> Self {
        Self { token, catalog: PhantomData }
    }

    /// Returns the piece of a kind and a side, spelled by its canonical token.
    ///
    /// ```
    /// use epin::{Catalog, Piece, Side, epin};
    ///
    /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Game {
    ///     #[epin("P", "-P")]
    ///     Pawn,
    /// }
    ///
    /// assert_eq!(Piece::new(Game::Pawn, Side::Second).epin(), epin!("p"));
    /// ```
    #[must_use]
    pub fn new(kind: C, side: Side) -> Self {
        Self::known(kind.token(side))
    }

    /// Returns what the piece is in its catalog.
    ///
    /// ```
    /// use epin::{Catalog, Piece};
    ///
    /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Game {
    ///     #[epin("P", "-P")]
    ///     Pawn,
    /// }
    ///
    /// assert_eq!("-p".parse::<Piece<Game>>()?.kind(), Game::Pawn);
    /// # Ok::<(), epin::ParsePieceError>(())
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
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        self.token.side()
    }

    /// Returns the piece's token, which need not be the canonical one of its kind.
    #[inline]
    #[must_use]
    pub const fn epin(self) -> Epin {
        self.token
    }
}

impl<C: Catalog> TryFrom<Epin> for Piece<C> {
    type Error = UnknownPiece;

    fn try_from(token: Epin) -> Result<Self, UnknownPiece> {
        match C::of(token) {
            Some(_) => Ok(Self::known(token)),
            None => Err(UnknownPiece::new::<C>(token)),
        }
    }
}

impl<C: Catalog> From<Piece<C>> for Epin {
    #[inline]
    fn from(piece: Piece<C>) -> Self {
        piece.token
    }
}

impl<C: Catalog> FromStr for Piece<C> {
    type Err = ParsePieceError;

    fn from_str(text: &str) -> Result<Self, ParsePieceError> {
        let token = Epin::parse(text).map_err(ParsePieceError::Invalid)?;
        Self::try_from(token).map_err(ParsePieceError::Unknown)
    }
}

impl<C: Catalog> PartialOrd for Piece<C> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<C: Catalog> Ord for Piece<C> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.token.cmp(&other.token)
    }
}

impl<C: Catalog> Hash for Piece<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.token.hash(state);
    }
}

impl<C: Catalog> fmt::Display for Piece<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.token, f)
    }
}

impl<C: Catalog> fmt::Debug for Piece<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.token, f)
    }
}

/// Why a text is not a piece of a catalog.
///
/// ```
/// use epin::{Catalog, ParsePieceError, Piece};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Game {
///     #[epin("P")]
///     Pawn,
/// }
///
/// let error = "P^".parse::<Piece<Game>>().unwrap_err();
/// assert!(matches!(error, ParsePieceError::Unknown(_)));
/// assert_eq!(error.to_string(), r#""P^" is not a piece of Game; its pieces are P"#);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParsePieceError {
    /// The text is not a token.
    Invalid(ParseError),
    /// The token is not in the catalog.
    Unknown(UnknownPiece),
}

impl fmt::Display for ParsePieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(error) => error.fmt(f),
            Self::Unknown(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParsePieceError {}
