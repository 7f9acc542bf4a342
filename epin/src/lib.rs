//! A board-game piece in two bytes, checked at compile time or when a file is read.
//!
//! [EPIN](https://sashite.dev/specs/epin/1.0.0/), the Extended Piece Identifier Notation, describes a piece
//! by a token of one to four ASCII characters. There are [624](Epin::COUNT) tokens, made up of these parts:
//!
#![cfg_attr(doc, doc = include_str!("../docs/anatomy.svg"))]
//!
//! In chess, the first side is White. A derived piece may be, for example, one captured from a side that
//! plays by different rules. The specification names the attributes, and each game decides what they mean.
//!
//! # Where to start
//!
//! - For FEN or SFEN, for example in an engine that speaks UCI or USI: the
//!   [epin-games](https://docs.rs/epin-games) crate, which reads and writes positions of chess, crazyhouse,
//!   shōgi, makruk and xiangqi and of any other game whose tokens you give it.
//! - For game files that people write: the `serde` feature and the guide's [`game_file`](guide::game_file)
//!   chapter.
//! - For two sides that play by different rules: the [`styles`](guide::styles) chapter.
//! - For pieces that appear only in your source code: [`epin!`], with the default features.
//!
//! # Literals and parsing
//!
//! [`epin!`] works as a constant and as a pattern, and [`epins!`] makes an array. [`Epin::parse`] parses a
//! token at run time or in a constant, and an [`Epin`] has methods for changing its attributes:
//!
//! ```
//! use epin::{Epin, Side, epin, epins};
//!
//! const BACK_RANK: [Epin; 8] = epins!["R", "N", "B", "Q", "K^", "B", "N", "R"];
//!
//! let rook: Epin = "R".parse()?;
//! assert!(matches!(rook.with_side(Side::Second), epin!("r") | epin!("-r")));
//! assert_eq!(rook.flipped().derive().enhanced(), epin!("+r'")); // `derive` adds the `'`.
//! # Ok::<(), epin::ParseError>(())
//! ```
//!
//! A typo causes exactly one compile error, which [shows](guide::macros#errors) the token, the wrong
//! character and the likely fix.
//!
//! # Files
//!
//! With the `serde` feature, a token is a string in every format and is checked when it is read:
//!
//! ```
//! use epin::{Epin, EpinMap, epin};
//!
//! let hand: EpinMap<Epin, u8> = toml::from_str("P = 2\n\"+R\" = 1")?;
//! assert_eq!(hand[epin!("+R")], 1);
//! # Ok::<(), toml::de::Error>(())
//! ```
//!
//! # Catalogs
//!
//! With the `derive` feature, a game's pieces can be declared as an enum. A `match` that forgets a piece does
//! not compile, and neither does a [`piece!`] whose token is not in the enum:
//!
//! ```
//! use epin::{Catalog, Piece, piece};
//!
//! #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
//! enum Shogi {
//!     #[epin("P")]
//!     Pawn,
//!     #[epin("+P")]
//!     Tokin,
//! }
//!
//! const TOKIN: Piece<Shogi> = piece!(Shogi, "+P");
//! assert_eq!(TOKIN.flipped().kind(), Shogi::Tokin);
//! ```
//!
//! Most examples use an enum from [epin-games](https://docs.rs/epin-games): before you copy an example, run
//! `cargo add epin-games`.
//!
//! # Positions
//!
//! With the `feen` feature, [`feen!`] and [`Feen`](feen::Feen) read a position in FEEN notation: board,
//! hands, styles and side to move ([a picture](guide::positions)).
//!
//! ```
//! use epin::feen::Feen;
//! use epin::{epin, feen};
//!
//! const POSITION: Feen = feen!("r1sgk^/5/2B2/2S2/K^G2R 2P/b S/s");
//! assert_eq!(POSITION.board::<25>().unwrap()[4], Some(epin!("k^")));
//! ```
//!
//! # Features
//!
//! `macros` and `alloc` are on by default.
//!
//! - `macros`: [`epin!`], [`epins!`], [`piece!`], [`pieces!`], and the macros in [`notation`]. Builds
//!   proc-macro2 and quote.
//! - `alloc`: [`EpinMap`], conversions from and to `String` and, with `feen`, [`FeenBuf`](feen::FeenBuf),
//!   [`Position`](feen::Position), and everything that explains mistakes: [`Feen::parse`](feen::Feen::parse),
//!   `parse_in`, `from_ascii`, `in_catalog`, `TryFrom`, `Deserialize`, [`feen::errors`]. Without `alloc`,
//!   [`Feen::new`](feen::Feen::new) parses a string; to parse bytes, pass them through `str::from_utf8` first.
//! - `derive`: `derive(Catalog)`, the only way to make a catalog, and [`epin_table!`]. Builds proc-macro2, quote
//!   and syn, as serde's derive does.
//! - `feen`: positions, in the [`feen`](mod@feen) module, and, with `macros`, [`feen!`].
//! - `serde`: `Serialize` and `Deserialize`, through `serde_core`; [`Compact`].
//! - `schemars1`: `JsonSchema` from schemars 1, so that editors can check tokens while you type. Enables `alloc`.
//! - `arbitrary1`: `Arbitrary` from arbitrary 1, for fuzzing. Needs `std`.
//!
//! The crate is always `no_std` and has no `unsafe` code. Without default features, it also allocates nothing
//! and depends only on `epin-core`. The crate needs Rust 1.85.
//!
//! # More
//!
//! The [guide] covers everything from the first game file to what may change between versions, with a chapter
//! on each subject. The crate is not a rule engine: it knows nothing about moves or square names and does not
//! check that a position is legal. A parsed token is printed exactly as it was read.

#![no_std]
#![forbid(unsafe_code)]
// Code panics only on purpose: these lints find code that can panic, and each `allow` gives a reason. The lints
// do not cover overflows; those are found by the tests and by fuzzing, which are built with overflow checks.
#![warn(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used
)]
// docs.rs builds with nightly and sets `docsrs`, so the documentation of each item names the feature that it
// needs.
#![cfg_attr(docsrs, feature(doc_cfg))]
// The documentation links to items that need these features: if one of the features is off, some links are
// broken.
#![cfg_attr(
    not(all(
        feature = "alloc",
        feature = "derive",
        feature = "feen",
        feature = "macros",
        feature = "serde"
    )),
    allow(rustdoc::broken_intra_doc_links)
)]

#[cfg(any(feature = "derive", feature = "macros"))]
#[doc(hidden)]
pub mod __private;

#[cfg(feature = "feen")]
pub mod feen;

pub mod iter;

#[cfg(feature = "alloc")]
pub mod map;

pub mod notation;

pub mod guide;

#[cfg(feature = "serde")]
#[doc(inline)]
pub use epin_core::Compact;
#[cfg(feature = "alloc")]
#[doc(inline)]
pub use epin_core::EpinMap;
#[doc(inline)]
pub use epin_core::{
    AnyPiece, Catalog, EpinKey, EpinSet, Letter, ParseError, ParseErrorKind, ParsePieceError,
    ParsePieceErrorKind, Suggestion, UnknownPieceError,
};
// The words that people search for. rustdoc ignores an alias on an item of another crate, and on its methods,
// but not one on the `use` that re-exports the item.
#[doc(inline, alias("royal", "token"))]
pub use epin_core::Epin;
#[doc(inline, alias("psqt", "zobrist"))]
pub use epin_core::EpinTable;
#[doc(inline, alias("role"))]
pub use epin_core::Piece;
#[rustfmt::skip]
#[doc(inline, alias("black", "color", "colour", "gote", "opponent", "owner", "player", "sente", "white"))]
pub use epin_core::Side;
#[doc(inline, alias("demote", "promote", "promoted", "promotion"))]
pub use epin_core::State;
#[cfg(feature = "derive")]
#[doc(inline)]
pub use epin_macros::Catalog;
// A derive macro that only reports that it needs the `derive` feature.
#[cfg(all(feature = "macros", not(feature = "derive")))]
#[doc(hidden)]
pub use epin_macros::Catalog;

// The macros. Each except `epin_table!` passes the path of this crate to a procedural macro of `epin-macros`.
// The path is `$crate`, which works even if the dependency has another name or if another crate re-exports this
// one; a procedural macro cannot find that path by itself. The calls have braces so that `epin!("K");` as an
// item causes only one error: see the section "Errors" in `epin-macros/src/one_error.md`. The macros are in
// this file because rustc looks only here for the feature that a missing macro needs.

/// Expands to the token that is given as a string literal and checked at compile time.
///
/// Works wherever a constant is allowed: in expressions, `const` and `static` items, array lengths,
/// const generic arguments and patterns. An invalid token causes one compile error, at the literal.
///
/// ```
/// use epin::{Epin, epin};
///
/// const KING: Epin = epin!("K^");
/// let name = match KING {
///     epin!("K^") | epin!("k^") => "king",
///     _ => "another piece",
/// };
/// assert_eq!(name, "king");
/// ```
///
/// The argument must be a string literal. If the string is a constant, use
/// [`Epin::parse`](crate::Epin::parse), which is a `const fn`.
///
/// A typo does not compile:
///
/// ```compile_fail
/// let king = epin::epin!("^K");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! epin {
    ($($token:tt)*) => { $crate::__private::epin! { $crate $($token)* } };
}

/// Expands to the PIN token that is given as a string literal and checked at compile time.
///
/// Works wherever [`epin!`](crate::epin!) works.
///
/// ```
/// use epin::notation::{Pin, pin};
///
/// const KING: Pin = pin!("K^");
/// assert!(matches!(KING, pin!("K^")));
/// ```
///
/// A PIN token cannot contain a `'`:
///
/// ```compile_fail
/// let king = epin::notation::pin!("K^'");
/// ```
#[cfg(feature = "macros")]
#[doc(hidden)]
#[macro_export]
macro_rules! __pin {
    ($($token:tt)*) => { $crate::__private::pin! { $crate $($token)* } };
}

/// Expands to the SIN token (a style) that is given as a string literal and checked at compile time.
///
/// Works wherever [`epin!`](crate::epin!) works.
///
/// ```
/// use epin::notation::{Sin, sin};
///
/// const CHESS: Sin = sin!("C");
/// assert!(matches!(CHESS, sin!("C")));
/// ```
///
/// The name of a style is not a SIN token:
///
/// ```compile_fail
/// let chess = epin::notation::sin!("Chess");
/// ```
#[cfg(feature = "macros")]
#[doc(hidden)]
#[macro_export]
macro_rules! __sin {
    ($($token:tt)*) => { $crate::__private::sin! { $crate $($token)* } };
}

/// Expands to the QPI token (a piece and its style) that is given as a string literal and checked at compile
/// time.
///
/// Works wherever [`epin!`](crate::epin!) works.
///
/// ```
/// use epin::notation::{Qpi, qpi};
///
/// const KING: Qpi = qpi!("C:K^");
/// assert!(matches!(KING, qpi!("C:K^")));
/// ```
///
/// A QPI token cannot contain a `'`:
///
/// ```compile_fail
/// let king = epin::notation::qpi!("c:K^'");
/// ```
#[cfg(feature = "macros")]
#[doc(hidden)]
#[macro_export]
macro_rules! __qpi {
    ($($token:tt)*) => { $crate::__private::qpi! { $crate $($token)* } };
}

/// Expands to the style name (SNN) that is given as a string literal and checked at compile time.
///
/// Works wherever [`epin!`](crate::epin!) works.
///
/// ```
/// use epin::notation::{Snn, snn};
///
/// const CHESS: Snn = snn!("Chess960");
/// assert!(matches!(CHESS, snn!("Chess960")));
/// ```
///
/// A name starts with an upper-case letter:
///
/// ```compile_fail
/// let chess = epin::notation::snn!("chess");
/// ```
#[cfg(feature = "macros")]
#[doc(hidden)]
#[macro_export]
macro_rules! __snn {
    ($($name:tt)*) => { $crate::__private::snn! { $crate $($name)* } };
}

/// Expands to an array of tokens, each checked at compile time.
///
/// The arguments are string literals, separated by commas. Each mistake is reported at the literal that
/// contains it.
///
/// ```
/// use epin::{Epin, epin, epins};
///
/// const BACK_RANK: [Epin; 8] = epins!["R", "N", "B", "Q", "K^", "B", "N", "R"];
/// assert_eq!(BACK_RANK[4], epin!("K^"));
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! epins {
    ($($tokens:tt)*) => { $crate::__private::epins! { $crate $($tokens)* } };
}

/// Expands to the piece whose token is given as a string literal and checked against a catalog at compile
/// time.
///
/// `piece!(Shogi, "+P")` is a [`Piece<Shogi>`](crate::Piece). The string must be a token, and the token
/// must be in the catalog.
///
/// Works wherever [`epin!`](crate::epin!) works, including in patterns. The first argument is the
/// path of a type that implements [`Catalog`](crate::Catalog), and the second is a string literal.
/// The catalog cannot be a type parameter, because a constant cannot depend on a type parameter. In
/// code that is generic over the catalog, call [`Piece::from_token`](crate::Piece::from_token).
///
/// ```
/// use epin::{Piece, piece};
/// use epin_games::Shogi;
///
/// const TOKIN: Piece<Shogi> = piece!(Shogi, "+P");
/// assert!(matches!(TOKIN.flipped(), piece!(Shogi, "+p")));
/// ```
///
/// A token that is not in the catalog does not compile:
///
/// ```compile_fail
/// let queen = epin::piece!(epin_games::Shogi, "Q");
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! piece {
    ($($argument:tt)*) => { $crate::__private::piece! { $crate $($argument)* } };
}

/// Expands to an array of pieces of a catalog, each checked at compile time.
///
/// The first argument is the catalog, as for [`piece!`](crate::piece!). The tokens follow, separated by
/// commas. Each mistake is reported at the literal that contains it.
///
/// ```
/// use epin::{Piece, pieces};
/// use epin_games::Chess;
///
/// const CORNER: [Piece<Chess>; 2] = pieces![Chess, "-R", "-r"];
/// assert!(CORNER.iter().all(|rook| rook.kind() == Chess::Rook));
/// ```
#[cfg(feature = "macros")]
#[macro_export]
macro_rules! pieces {
    ($($arguments:tt)*) => { $crate::__private::pieces! { $crate $($arguments)* } };
}

/// Expands to the position that is given as a string literal and checked at compile time.
///
/// `feen!("…")` is a [`Feen<'static>`](crate::feen::Feen), and `feen!(Shogi, "…")` is a
/// `Feen<'static, Piece<Shogi>>`, whose pieces are all in the catalog.
///
/// Up to eight mistakes each cause a separate error, which shows the mistaken part of the string, and a ninth
/// error counts the others. Some repeated mistakes are reported only once. With a catalog, each token that
/// the catalog lacks causes only one error, even if both sides have the piece. The limit of eight errors does
/// not apply to these.
///
/// The string must be a literal and the catalog must be a path, as for [`piece!`](crate::piece!). The macro
/// works in expressions and in `const` and `static` items. In a pattern, use a constant that holds the
/// position.
///
/// ```
/// use epin::Epin;
/// use epin::feen;
/// use epin::feen::Feen;
///
/// const START: Feen =
///     feen!("-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c");
/// const BOARD: [Option<Epin>; 64] = START.board().unwrap();
/// assert_eq!(BOARD[4], Some(epin::epin!("k^")));
/// ```
///
/// A rank that is too short does not compile:
///
/// ```compile_fail
/// let start = epin::feen!("-rnbqk^bn-r/+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c");
/// ```
#[cfg(all(feature = "feen", feature = "macros"))]
#[macro_export]
macro_rules! feen {
    ($($argument:tt)*) => { $crate::__private::feen! { $crate $($argument)* } };
}

/// Expands to a table with a value for each kind of piece in a catalog.
///
/// For a catalog `Chess`, the result is an [`EpinTable<Chess, V>`](crate::EpinTable), which can be stored in
/// a `static`. The kinds are given by the names of their variants, in any order. A kind that is missing or
/// repeated causes a compile error. The values must be `Copy`.
///
/// The catalog must have one style and, as for [`piece!`](crate::piece!), cannot be a type parameter.
/// [`EpinTable::from_fn`](crate::EpinTable::from_fn) does not have these restrictions.
///
/// ```
/// use epin::{EpinTable, epin_table};
/// use epin_games::Chess;
///
/// static WORTH: EpinTable<Chess, i32> = epin_table!(
///     Chess, Pawn => 100, Knight => 320, Bishop => 330, Rook => 500, Queen => 900, King => 0,
/// );
/// assert_eq!(WORTH[Chess::Queen], 900);
/// ```
///
/// A table without one of the kinds does not compile:
///
/// ```compile_fail
/// use epin::{EpinTable, epin_table};
/// use epin_games::Chess;
///
/// static WORTH: EpinTable<Chess, i32> = epin_table!(Chess, Queen => 900);
/// ```
#[cfg(feature = "derive")]
#[macro_export]
macro_rules! epin_table {
    ($($arguments:tt)*) => { $crate::__epin_table! { $($arguments)* } };
}
