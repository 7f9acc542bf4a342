//! A game's pieces as an enum.

#[cfg(feature = "derive")]
mod impls;
mod parse;
mod piece;
mod unknown;

use crate::{Epin, EpinSet, EpinTable, Side};

pub use parse::ParsePieceError;
pub use piece::Piece;
pub use unknown::UnknownPiece;

/// A game's fixed set of pieces: an enum with a variant for each.
///
/// Derive it, with the feature `derive`. A variant carries its tokens in upper case; each covers
/// both sides, and the canonical one comes first: `#[epin("K^")]`, or `#[epin("P", "-P", "+P")]`
/// where a state is a flag on the same piece. A wrong, repeated or missing token does not compile,
/// and neither does a `match` that forgets a piece.
///
/// On the enum, `#[epin(name = "…")]` sets [`NAME`](Self::NAME), and `#[epin(crate = path)]`
/// says where this crate is if not at `::epin`. It is needed where the dependency has another
/// name: the compiler says there that it cannot find `epin`.
///
/// The derive implements `TryFrom<Epin>`, too.
///
/// # Kinds in files
///
/// `#[epin(serde)]` on the enum implements `Serialize` and `Deserialize` for it, with the feature
/// `serde`. A variant is a kind of piece, which both sides have: it is written as its canonical
/// token for the first side, in every format and as a map key, and read from any of its tokens for
/// the first side. `#[epin(schemars)]`, with the feature `schemars1`, implements `JsonSchema`.
///
/// ```
/// use std::collections::BTreeMap;
///
/// use epin::Catalog;
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Catalog)]
/// #[epin(serde)]
/// enum Chess {
///     #[epin("R", "-R")]
///     Rook,
///     #[epin("P", "+P")]
///     Pawn,
/// }
///
/// let values: BTreeMap<Chess, u32> = serde_json::from_str(r#"{"P": 100, "-R": 500}"#)?;
/// assert_eq!(values[&Chess::Rook], 500);
/// assert_eq!(serde_json::to_string(&values)?, r#"{"R":500,"P":100}"#);
/// let error = serde_json::from_str::<Chess>(r#""p""#).unwrap_err();
/// assert!(error.to_string().starts_with(
///     r#""p" is a token of the second side; write "P", which covers both sides"#,
/// ));
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// Two tokens of one kind are the same key: of `P` and `+P` in a map of `std`, the last one stays,
/// silently. Where none may be lost, read an `EpinMap` instead, whose keys are tokens.
///
/// # Without the feature
///
/// The compiler says of the derive:
///
/// ```text
/// error: cannot find derive macro `Catalog` in this scope
/// error: cannot find attribute `epin` in this scope
/// ```
///
/// # By hand
///
/// An implementation that is not derived has to say the same in all its items:
///
/// - [`ALL`](Self::ALL) has each piece once, and at least one.
/// - [`TOKENS`](Self::TOKENS) has, at the same positions, the tokens of each piece: at least one,
///   all of the first side, and none twice.
/// - [`TABLE`](Self::TABLE) holds a piece for exactly those tokens and the same tokens
///   [`flipped`](Epin::flipped).
/// - The provided items are left as they are, or return the same.
///
/// [`Piece`] relies on that: if `TABLE` has a token for which [`of`](Self::of) returns `None`, its
/// [`kind`](Piece::kind) is the first of all pieces.
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
/// let error = Chess::try_from(epin!("K")).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     r#""K" is not a piece of Chess; did you mean "K^"? its pieces are K^ R -R"#,
/// );
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a catalog of pieces",
    label = "expected an enum that derives `Catalog`",
    note = "a catalog is an enum with `#[derive(Clone, Copy, PartialEq, Eq, Catalog)]`, \
            with epin's feature `derive`"
)]
pub trait Catalog: Copy + Eq + 'static {
    /// The catalog's name: the enum's, if it is not given another.
    ///
    /// ```
    /// use epin::Catalog;
    ///
    /// #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    /// #[epin(name = "Mini Shōgi")]
    /// enum MiniShogi {
    ///     #[epin("K^")]
    ///     King,
    /// }
    ///
    /// assert_eq!(MiniShogi::NAME, "Mini Shōgi");
    /// ```
    const NAME: &'static str;

    /// All kinds of piece, in the order of their declaration.
    ///
    /// ```
    /// use epin::Catalog;
    ///
    /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Draughts {
    ///     #[epin("M")]
    ///     Man,
    ///     #[epin("+M")]
    ///     King,
    /// }
    ///
    /// assert_eq!(Draughts::ALL, [Draughts::Man, Draughts::King]);
    /// ```
    const ALL: &'static [Self];

    /// The kind of piece of each token, of both sides.
    ///
    /// For constants, which cannot call [`of`](Self::of):
    ///
    /// ```
    /// use epin::{Catalog, epin};
    ///
    /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Draughts {
    ///     #[epin("M")]
    ///     Man,
    /// }
    ///
    /// const MAN: Option<Draughts> = *Draughts::TABLE.get(epin!("m"));
    /// assert_eq!(MAN, Some(Draughts::Man));
    /// ```
    const TABLE: EpinTable<Option<Self>>;

    /// The tokens of each kind of [`ALL`](Self::ALL), for the first side, the canonical one
    /// first.
    ///
    /// For constants, which cannot call [`tokens`](Self::tokens):
    ///
    /// ```
    /// use epin::{Catalog, Epin, epin, epins};
    ///
    /// #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Chess {
    ///     #[epin("K^")]
    ///     King,
    ///     #[epin("R", "-R")]
    ///     Rook,
    /// }
    ///
    /// const KING: Epin = Chess::TOKENS[Chess::King as usize][0];
    /// assert_eq!(KING, epin!("K^"));
    /// assert_eq!(Chess::TOKENS[1], epins!["R", "-R"]);
    /// ```
    const TOKENS: &'static [&'static [Epin]];

    /// All tokens of the catalog, of both sides: with a token, its
    /// [`flipped`](Epin::flipped) one is in the set.
    ///
    /// ```
    /// use epin::{Catalog, EpinSet, epins};
    ///
    /// #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Draughts {
    ///     #[epin("M")]
    ///     Man,
    /// }
    ///
    /// assert_eq!(Draughts::MEMBERS, EpinSet::from(epins!["M", "m"]));
    /// ```
    const MEMBERS: EpinSet = members(&Self::TABLE);

    /// Returns the kind's position in [`ALL`](Self::ALL): an index for tables with a value for
    /// each kind.
    ///
    /// That is the order of declaration, whatever the variants' discriminants are. It changes
    /// when a piece is added before this one, so it is not for storage.
    ///
    /// ```
    /// use epin::Catalog;
    ///
    /// #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Chess {
    ///     #[epin("P")]
    ///     Pawn,
    ///     #[epin("R", "-R")]
    ///     Rook,
    /// }
    ///
    /// const WORTH: [i32; Chess::ALL.len()] = [100, 500];
    /// assert_eq!(WORTH[Chess::Rook.index()], 500);
    /// ```
    #[must_use]
    fn index(self) -> usize {
        Self::ALL.iter().take_while(|piece| **piece != self).count()
    }

    /// Returns the kind's tokens as declared, for the first side, the canonical one first.
    ///
    /// ```
    /// use epin::{Catalog, epins};
    ///
    /// #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Chess {
    ///     #[epin("R", "-R")]
    ///     Rook,
    /// }
    ///
    /// assert_eq!(Chess::Rook.tokens(), epins!["R", "-R"]);
    /// ```
    #[inline]
    #[must_use]
    fn tokens(self) -> &'static [Epin] {
        Self::TOKENS.get(self.index()).copied().unwrap_or_default()
    }

    /// Returns the kind's canonical token for a side.
    ///
    /// ```
    /// use epin::{Catalog, Side, epin};
    ///
    /// #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Chess {
    ///     #[epin("R", "-R")]
    ///     Rook,
    /// }
    ///
    /// assert_eq!(Chess::Rook.token(Side::Second), epin!("r"));
    /// ```
    #[inline]
    #[must_use]
    fn token(self, side: Side) -> Epin {
        // Each kind has a token. Why this is not a panic: see `Piece::kind`.
        self.tokens().first().unwrap_or(const { &Self::TOKENS[0][0] }).with_side(side)
    }

    /// Returns the kind of piece that a token of either side names, or `None` if it names none
    /// here.
    ///
    /// ```
    /// use epin::{Catalog, epin};
    ///
    /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Chess {
    ///     #[epin("R", "-R")]
    ///     Rook,
    /// }
    ///
    /// assert_eq!(Chess::of(epin!("-r")), Some(Chess::Rook));
    /// assert_eq!(Chess::of(epin!("+r")), None);
    /// ```
    #[inline]
    #[must_use]
    fn of(token: Epin) -> Option<Self> {
        *Self::TABLE.get(token)
    }
}

/// Returns the tokens that have a piece.
const fn members<C: Copy>(table: &EpinTable<Option<C>>) -> EpinSet {
    let mut members = EpinSet::new();
    let mut index = 0;
    while let Some(token) = Epin::from_index(index) {
        if table.get(token).is_some() {
            members.insert(token);
        }
        index += 1;
    }
    members
}
