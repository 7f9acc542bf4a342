//! A game's pieces as an enum.

mod piece;
mod unknown;

use crate::{Epin, EpinTable, Side};

pub use piece::{ParsePieceError, Piece};
pub use unknown::UnknownPiece;

/// A game's fixed set of pieces: an enum with a variant for each.
///
/// Derive it, with the feature `derive`. A variant carries its tokens, written for the first side and standing for both,
/// the canonical one first: `#[epin("K^")]`, or `#[epin("P", "-P", "+P")]` where a state is a
/// flag on the same piece. A wrong, repeated or missing token does not compile, and neither
/// does a `match` that forgets a piece.
///
/// On the enum, `#[epin(name = "…")]` sets [`NAME`](Self::NAME), and `#[epin(crate = path)]`
/// says where this crate is if not at `::epin`.
///
/// The derive implements `TryFrom<Epin>`, too. Without the feature, the compiler says:
///
/// ```text
/// error: cannot find derive macro `Catalog` in this scope
/// error: cannot find attribute `epin` in this scope
/// ```
///
/// # By hand
///
/// An implementation that is not derived has to say the same in all its items: [`of`](Self::of)
/// returns what [`TABLE`](Self::TABLE) holds, always the same for the same token; a piece has the
/// tokens for which it is returned, the canonical one first in [`tokens`](Self::tokens);
/// [`ALL`](Self::ALL) has each piece once, and at least one. [`Piece::kind`](crate::Piece::kind)
/// relies on that: if `of` forgets a token of which a piece was made, it returns the first of all
/// pieces.
///
/// ```
/// use epin::{Catalog, Side, epin};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Chess {
///     #[epin("K^")]
///     King,
///     #[epin("R", "-R")] // `-R` may castle.
///     Rook,
/// }
///
/// assert_eq!(Chess::of(epin!("-r")), Some(Chess::Rook));
/// assert_eq!(Chess::King.token(Side::Second), epin!("k^"));
/// let error = Chess::try_from(epin!("Z")).unwrap_err();
/// assert_eq!(error.to_string(), r#""Z" is not a piece of Chess; its pieces are K^ R -R"#);
/// ```
pub trait Catalog: Copy + Eq + 'static {
    /// The catalog's name: the enum's, if it is not given another.
    const NAME: &'static str;

    /// All pieces, in the order of their declaration.
    const ALL: &'static [Self];

    /// The piece of each token, of both sides.
    const TABLE: EpinTable<Option<Self>>;

    /// Returns the piece's tokens as declared, for the first side, the canonical one first.
    fn tokens(self) -> &'static [Epin];

    /// Returns the piece's canonical token for a side.
    fn token(self, side: Side) -> Epin;

    /// Returns the piece that a token of either side names, or `None` if it names none here.
    fn of(token: Epin) -> Option<Self>;
}
