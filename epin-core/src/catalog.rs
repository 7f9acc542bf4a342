//! A game's pieces: the `Catalog` trait, which an enum of the kinds implements; `Piece`; the keys of collections;
//! `CatalogInfo`, a catalog as data for code that is not generic; and the messages about kinds and unknown pieces.

// This module is declared first, so that rustdoc lists the constructors of `Piece` first: it lists a type's
// methods in the order of the modules.
mod piece;

mod any_piece;
mod array;
mod epin_key;
mod epin_methods;
#[cfg(feature = "feen")]
mod expected_styles;
mod info;
mod kind_messages;
mod parse_piece_error;
mod sides;
mod unknown_piece_error;
mod variant_name;

pub use self::any_piece::AnyPiece;
pub(crate) use self::array::Array;
pub use self::epin_key::EpinKey;
pub(crate) use self::info::CatalogInfo;
pub use self::kind_messages::SecondSideMistake;
pub use self::parse_piece_error::{ParsePieceError, ParsePieceErrorKind};
pub use self::piece::Piece;
#[cfg(feature = "feen")]
pub(crate) use self::piece::UncheckedToken;
pub(crate) use self::sides::counterpart;
pub use self::sides::with_style_of;
#[cfg(feature = "serde")]
pub(crate) use self::unknown_piece_error::MAX_LISTED_TOKENS;
pub use self::unknown_piece_error::UnknownPieceError;
#[cfg(all(feature = "alloc", feature = "feen"))]
pub(crate) use self::unknown_piece_error::unknown_piece_headline;
pub use self::variant_name::VariantName;

use crate::notation::Styles;
use crate::set::EpinSet;
use crate::token::{Epin, Side};

/// A game's fixed set of pieces: an enum with a variant for each kind of piece.
///
/// To derive this trait, enable the `derive` feature. Each variant is a kind of piece and lists its tokens in
/// upper case. A token covers both sides, so `K^` also means `k^`. Most kinds have one token, as in
/// `#[epin("K^")]`. A kind has several tokens if a state is only a flag on the same piece, as in
/// `#[epin("P", "-P", "+P")]`. The first token is the canonical one. An invalid, repeated or missing token is
/// a compile error, and so is a `match` that forgets a kind.
///
/// On the enum, `#[epin(name = "…")]` sets [`NAME`](Self::NAME), and `#[epin(crate = path)]` gives
/// the path of this crate. You need the path only if the dependency is not called `epin`, because
/// then the compiler cannot find the crate.
///
/// The derive also implements `TryFrom<Epin>`, with the error [`UnknownPieceError`](crate::UnknownPieceError).
///
/// Do not implement this trait by hand: it and its supertrait `CatalogItems` have hidden items, which may
/// change in any release, and nothing checks the implementation. If the items contradict each other, the
/// catalog's kinds, pieces and tables return wrong values or panic. Other catalogs are not affected. Memory
/// safety is never at risk, because this crate has no unsafe code.
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
/// assert_eq!(Chess::from_token(epin!("-r")), Some(Chess::Rook));
/// assert_eq!(Chess::King.token(Side::Second), epin!("k^"));
/// let error = Chess::try_from(epin!("K")).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     r#""K" is not a piece of Chess; did you mean "K^"? the game's pieces are K^ R -R"#,
/// );
/// ```
///
/// # Two styles
///
/// If each side has its own style, the catalog is an enum of two catalogs: one with `#[epin(first)]`, for the
/// native pieces of the first side, and one with `#[epin(second)]`, for the native pieces of the second.
/// Neither may contain a token with a `'`. The two may be the same catalog.
///
/// A piece keeps its style when it changes sides, so the `'` is added or removed: a queen in the
/// first side's style is `Q` on the first side and `q'` on the second. A `q` would be a queen in the
/// second side's style. [`token`](Self::token), [`Piece::new`], [`canonical`](Piece::canonical),
/// [`with_side`](Piece::with_side) and [`flipped`](Piece::flipped) follow this rule.
///
/// ```
/// use epin::{Catalog, epins, piece};
/// use epin_games::{Chess, Makruk};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// #[epin(name = "Chess vs Makruk")]
/// enum Match {
///     #[epin(first)]
///     Chess(Chess),
///     #[epin(second)]
///     Makruk(Makruk),
/// }
///
/// assert_eq!(piece!(Match, "q'").kind(), Match::Chess(Chess::Queen));
/// assert_eq!(Match::Makruk(Makruk::Met).tokens(), epins!["Q'", "+Q'"]);
/// ```
///
/// A position names its styles by letters, such as `C/m`. A catalog knows them if they are written after the
/// sides, both in upper case: `#[epin(first = "C")]` and `#[epin(second = "M")]`. Then a position with other
/// letters, or with these letters for the other sides, is not a position of the catalog. Without
/// letters, and in every catalog of one style, any styles are accepted.
///
/// ```
/// use epin::Catalog;
/// use epin::feen::Feen;
/// use epin_games::{Chess, Makruk};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Match {
///     #[epin(first = "C")]
///     Chess(Chess),
///     #[epin(second = "M")]
///     Makruk(Makruk),
/// }
///
/// assert!(Feen::parse_in::<Match>("k^7/7K^ / m/C").is_ok());
/// assert_eq!(
///     Feen::parse_in::<Match>("k^7/7K^ / c/M").unwrap_err().to_string(),
///     "expected the styles of Match, `C/m` or `m/C`, found `c/M` at byte 10",
/// );
/// ```
///
/// See [`guide::styles`](https://docs.rs/epin/latest/epin/guide/styles/index.html) for more.
///
/// # Kinds in files
///
/// With the `serde` feature, `#[epin(serde)]` on the enum implements `Serialize` and `Deserialize` for it. A
/// kind belongs to both sides, but a file names it by a first-side token. In every format, even as a map
/// key, the kind is written as its canonical token and is read from any of its first-side tokens. With the
/// `schemars1` feature, `#[epin(schemars1)]` implements `JsonSchema`.
///
/// ```
/// use epin::Catalog;
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// #[epin(serde)]
/// enum Chess {
///     #[epin("R", "-R")]
///     Rook,
///     #[epin("P", "+P")]
///     Pawn,
/// }
///
/// let kinds: Vec<Chess> = serde_json::from_str(r#"["P", "-R"]"#)?;
/// assert_eq!(kinds, [Chess::Pawn, Chess::Rook]);
/// assert_eq!(serde_json::to_string(&kinds)?, r#"["P","R"]"#);
/// let error = serde_json::from_str::<Chess>(r#""p""#).unwrap_err();
/// assert!(error.to_string().starts_with(
///     r#""p" is a token of the second side; write "P", which covers both sides"#,
/// ));
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// Two tokens of one kind are the same key, so if a file has both `P` and `+P` as keys, a map from `std`
/// silently keeps only the last value. If each kind has a value, read a [table](crate::EpinTable#in-files)
/// instead: it refuses repeated and missing kinds.
///
/// # Without the feature
///
/// If the `derive` feature is not enabled, the compiler reports:
///
/// ```text
/// error: `#[derive(Catalog)]` needs epin's feature `derive`
///          = help: `cargo add epin --features derive` enables it
/// ```
///
/// If `macros` is not enabled either, the compiler reports that it cannot find the `Catalog` derive macro.
///
/// [`Epin`], [`EpinSet`], and tables and maps whose keys are tokens do not need `derive`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a catalog of pieces",
    label = "expected an enum that derives `Catalog`",
    note = "a catalog is an enum with `#[derive(Clone, Copy, PartialEq, Eq, Catalog)]`, \
            with epin's feature `derive`"
)]
pub trait Catalog: Copy + Eq + Send + Sync + 'static + CatalogItems {
    /// The catalog's name, as shown in error messages.
    ///
    /// It is the name of the enum, unless `#[epin(name = "…")]` sets another name.
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
    /// use epin_games::Chess::{self, Bishop, King, Knight, Pawn, Queen, Rook};
    ///
    /// assert_eq!(Chess::ALL, [King, Queen, Rook, Bishop, Knight, Pawn]);
    /// ```
    const ALL: &'static [Self];

    /// The first-side tokens of each kind, the canonical one first.
    ///
    /// The kinds are in the order of [`ALL`](Self::ALL). A constant can use `TOKENS`, but it cannot call
    /// [`tokens`](Self::tokens), which is a method of a trait. A kind's tokens are at the kind's
    /// [`index`](Self::index), which may differ from `kind as usize`.
    ///
    /// ```
    /// use epin::{Catalog, epins};
    /// use epin_games::Chess;
    ///
    /// const HAS_FLAGS: bool = matches!(Chess::TOKENS, [_, _, [_, _], ..]);
    /// assert!(HAS_FLAGS);
    /// assert_eq!(Chess::TOKENS[Chess::Rook.index()], epins!["R", "-R"]);
    /// ```
    const TOKENS: &'static [&'static [Epin]];

    /// The set of the catalog's tokens for both sides.
    ///
    /// It contains each token of [`TOKENS`](Self::TOKENS) and its counterpart on the second side.
    ///
    /// ```
    /// use epin::{Catalog, epin};
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Chess::MEMBERS.len(), 18);
    /// assert!(Chess::MEMBERS.contains(epin!("-r")));
    /// assert!(!Chess::MEMBERS.contains(epin!("K")));
    /// ```
    const MEMBERS: EpinSet = members(Self::TOKENS);

    /// Returns the kind's index in [`ALL`](Self::ALL), from 0.
    ///
    /// If an [`EpinTable`](crate::EpinTable) is not suitable, use the index with an array that has one value
    /// per kind. The index follows the order of declaration, whatever the variants' discriminants are. Do not
    /// store the index: it changes when you add a kind before this one.
    ///
    /// ```
    /// use epin::Catalog;
    /// use epin_games::Chess;
    ///
    /// const WORTH: [i32; Chess::ALL.len()] = [0, 900, 500, 330, 320, 100];
    /// assert_eq!(WORTH[Chess::Rook.index()], 500);
    /// ```
    #[must_use]
    fn index(self) -> usize;

    /// Returns the kind's first-side tokens, in the order of their declaration.
    ///
    /// The first token is the canonical one. In a catalog of two styles, tokens of the second
    /// side's style have a `'`.
    ///
    /// ```
    /// use epin::{Catalog, epins};
    /// use epin_games::Chess;
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
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Chess::Rook.token(Side::Second), epin!("r"));
    /// ```
    #[must_use]
    fn token(self, side: Side) -> Epin;

    /// Returns the kind of a token of either side, or `None` if the token is not in the catalog.
    ///
    /// A constant cannot call this trait method. In a constant, call [`Piece::from_token`] and [`Piece::kind`]
    /// instead.
    ///
    /// ```
    /// use epin::{Catalog, epin};
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Chess::from_token(epin!("-r")), Some(Chess::Rook));
    /// assert_eq!(Chess::from_token(epin!("+r")), None);
    /// ```
    #[inline]
    #[must_use]
    fn from_token(token: Epin) -> Option<Self> {
        Piece::from_token(token).map(Piece::kind)
    }

    /// The number of pieces of both sides.
    ///
    /// This constant is not in `CatalogItems`, because the derive for an enum of two catalogs uses each
    /// catalog's constant. If the constant were in `CatalogItems` and one of the two types were not a catalog,
    /// rustc would report an error for `Catalog` and another for `CatalogItems`: see "Derive" in
    /// `epin-macros/src/one_error.md`.
    #[doc(hidden)]
    const __PIECE_COUNT: usize;
}

/// The part of a [`Catalog`] that callers do not use directly.
// The message is the same as for `Catalog`, so that rustc reports only one error if a type implements neither
// trait.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a catalog of pieces",
    label = "expected an enum that derives `Catalog`",
    note = "a catalog is an enum with `#[derive(Clone, Copy, PartialEq, Eq, Catalog)]`, \
            with epin's feature `derive`"
)]
#[allow(unreachable_pub, reason = "`__private` exports it only with the feature `derive`")]
#[doc(hidden)] // Otherwise, its implementation would be on the page of every enum that derives `Catalog`.
pub trait CatalogItems: Sized + 'static {
    /// An array with a value for each kind, in the order of `ALL`.
    type PerKind<V>: Array<V>;

    /// An array with a value for each piece of each side, in the order of `Piece::all`.
    type PerPiece<V>: Array<V>;

    /// The kind of each token of either side. Tokens that are not in the catalog map to the first
    /// kind, because with `None` for them, `Piece::kind` would take 8 instructions instead of 3.
    ///
    /// The derive writes this reference, because generic code cannot have a constant of this type: `Self` might
    /// be a type with interior mutability (E0492).
    const __KINDS: &'static [Self; Epin::COUNT];

    /// Whether this is a catalog of two styles.
    const __TWO_STYLES: bool = false;

    /// The styles of a catalog of two styles, if the catalog knows their letters.
    const __STYLES: Option<Styles> = None;

    /// The names of the variants, in the order of `ALL`, for `epin_table!`. There are none for a catalog of
    /// two styles or for an enum whose variants the derive could not read.
    const __NAMES: &'static [VariantName] = &[];
}

/// Returns the set of all kinds' tokens for both sides.
const fn members(mut kinds: &[&[Epin]]) -> EpinSet {
    let mut members = EpinSet::new();
    while let [mut tokens, ref others @ ..] = *kinds {
        while let [token, ref others @ ..] = *tokens {
            members.insert(token);
            members.insert(token.flipped());
            tokens = others;
        }
        kinds = others;
    }
    members
}
