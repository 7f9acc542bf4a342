//! The trait `Catalog`: a game's pieces as an enum.

#![allow(
    clippy::indexing_slicing,
    reason = "evaluated in a constant: a catalog has a kind, and a kind has a token"
)]

// First, so that rustdoc lists the constructors of `Piece` first: it takes the methods of a type in
// the order of the modules.
mod piece;

mod attributes;
#[cfg(feature = "derive")]
mod impls;
mod order;
mod parse;
mod unknown;

use crate::{Epin, EpinSet, EpinTable, Side};

pub use parse::ParsePieceError;
pub use piece::Piece;
pub use unknown::UnknownPiece;

/// A game's fixed set of pieces: an enum with a variant for each kind of piece.
///
/// Derive it, with the feature `derive`. Each variant is a kind of piece and lists its tokens, in
/// upper case. Each token covers both sides: `K^` in the list is also `k^`. The first one is
/// canonical, and most kinds have no other: `#[epin("K^")]`. A kind has several tokens if a state
/// is a flag on the same piece: `#[epin("P", "-P", "+P")]`. A wrong, repeated or missing token does
/// not compile, and neither does a `match` that forgets a kind.
///
/// On the enum, `#[epin(name = "…")]` sets [`NAME`](Self::NAME), and `#[epin(crate = path)]` is the
/// path of this crate. The path is needed only where the dependency is not called `epin`: without
/// it, the compiler says there that it cannot find `epin`.
///
/// The derive also implements `TryFrom<Epin>`, with the error [`UnknownPiece`].
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
///
/// # Kinds in files
///
/// `#[epin(serde)]` on the enum implements `Serialize` and `Deserialize` for it, with the feature
/// `serde`. A kind belongs to both sides, and a file names it by a token of the first side. It is
/// written as its canonical token, in every format, also as the key of a map. It is read from any
/// of its tokens. `#[epin(schemars1)]` implements `JsonSchema`, with the feature `schemars1`.
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
/// Two tokens of one kind are the same key. If a file has both `P` and `+P` as keys, a map of `std`
/// silently keeps the last one. Where none may be lost, read an [`EpinMap`](crate::EpinMap), whose
/// keys are tokens.
///
/// # Without the feature
///
/// If the feature `derive` is not enabled, the compiler says:
///
/// ```text
/// error: `#[derive(Catalog)]` needs epin's feature `derive`
///          = help: `cargo add epin --features derive` enables it
/// ```
///
/// If `macros` is not enabled either, it says that it cannot find the derive macro `Catalog`.
///
/// # By hand
///
/// If you implement the trait yourself, its items have to satisfy these rules:
///
/// - [`ALL`](Self::ALL) has each kind once, and at least one kind.
/// - [`TOKENS`](Self::TOKENS) has the tokens of each kind, in the order of `ALL`: at least one for
///   each kind, all of the first side, and no token twice.
/// - [`TABLE`](Self::TABLE) has a kind for exactly these tokens and for the same tokens
///   [`flipped`](Epin::flipped).
/// - The provided items are left as they are, or return the same as the provided ones.
///
/// [`Piece`] relies on this. If `TABLE` has a kind for a token, but [`of`](Self::of) returns `None`
/// for it, then [`kind`](Piece::kind) returns the first kind of `ALL`, which is wrong.
///
/// ```
/// use epin::{Catalog, Epin, EpinTable, Side, epin, epins};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq)]
/// struct King;
///
/// impl Catalog for King {
///     const NAME: &'static str = "Kings";
///     const ALL: &'static [Self] = &[King];
///     const TOKENS: &'static [&'static [Epin]] = &[&epins!["K^"]];
///     const TABLE: EpinTable<Option<Self>> = EpinTable::from_entries(
///         None,
///         &[(epin!("K^"), Some(King)), (epin!("k^"), Some(King))],
///     );
/// }
///
/// assert_eq!(King::of(epin!("k^")), Some(King));
/// assert_eq!(King.token(Side::Second), epin!("k^"));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a catalog of pieces",
    label = "expected an enum that derives `Catalog`",
    note = "a catalog is an enum with `#[derive(Clone, Copy, PartialEq, Eq, Catalog)]`, \
            with epin's feature `derive`"
)]
pub trait Catalog: Copy + Eq + 'static {
    /// The catalog's name, which errors show: that of the enum, unless `#[epin(name = "…")]` sets
    /// another.
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

    /// All kinds of piece, in the order in which the enum declares them.
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

    /// The kind of piece that each token names, for the tokens of both sides. It is `None` for a
    /// token that is not in the catalog.
    ///
    /// A constant can read this table. It cannot call [`of`](Self::of), since that is a method of a
    /// trait:
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

    /// The tokens of each kind, for the first side, with the canonical token first. The kinds are
    /// in the order of [`ALL`](Self::ALL).
    ///
    /// A constant can read them here. It cannot call [`tokens`](Self::tokens), since that is a
    /// method of a trait:
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

    /// The set of all tokens of the catalog, of both sides: it has each of
    /// [`TOKENS`](Self::TOKENS), and the same token [`flipped`](Epin::flipped).
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

    /// Returns the kind's index in [`ALL`](Self::ALL), from 0.
    ///
    /// Use it to index an array that has a value for each kind. The index follows the order of
    /// declaration, whatever the variants' discriminants are. Do not store it: it changes when a
    /// kind is declared before this one.
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

    /// Returns the kind's tokens as declared, for the first side, with the canonical token first.
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
        // Never the fallback, since each kind has a token. `Piece::kind` says why not a panic.
        self.tokens().first().unwrap_or(const { &Self::TOKENS[0][0] }).with_side(side)
    }

    /// Returns the kind of piece that a token of either side names, or `None` if the token is not
    /// in the catalog.
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

/// Returns the set of the tokens for which the table has a kind.
const fn members<C: Copy>(table: &EpinTable<Option<C>>) -> EpinSet {
    let mut members = EpinSet::new();
    // A `const fn` cannot use `for`: https://github.com/rust-lang/rust/issues/87575
    let mut index = 0;
    while let Some(token) = Epin::from_index(index) {
        if table.get(token).is_some() {
            members.insert(token);
        }
        index += 1;
    }
    members
}
