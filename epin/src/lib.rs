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
//! - For FEN or SFEN, for example in an engine that speaks UCI or USI: the crate
//!   [epin-games](https://docs.rs/epin-games), which reads and writes positions of chess, crazyhouse, shōgi,
//!   makruk and xiangqi.
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
//! | feature | default | what it adds |
//! |---|---|---|
//! | `macros` | yes | [`epin!`], [`epins!`], [`piece!`], [`pieces!`], and the macros in [`notation`]; builds proc-macro2 and quote |
//! | `alloc` | yes | [`EpinMap`] and, with `feen`, [`FeenBuf`](feen::FeenBuf), [`Position`](feen::Position), and everything that explains mistakes: [`Feen::parse`](feen::Feen::parse), `parse_in`, `from_ascii`, `in_catalog`, `TryFrom`, `Deserialize`, [`feen::errors`]. Without `alloc`, [`Feen::new`](feen::Feen::new) parses a string; to parse bytes, pass them through `str::from_utf8` first |
//! | `derive` | no | `derive(Catalog)`, the only way to make a catalog, and [`epin_table!`]; builds proc-macro2, quote and syn, as serde's derive does |
//! | `feen` | no | positions: the module [`feen`](mod@feen) and, with `macros`, [`feen!`] |
//! | `serde` | no | `Serialize` and `Deserialize`, through `serde_core`; [`Compact`] |
//! | `schemars1` | no | `JsonSchema` from schemars 1, so that editors can check tokens while you type; enables `alloc` |
//! | `arbitrary1` | no | `Arbitrary` from arbitrary 1, for fuzzing; needs `std` |
//!
//! The crate is always `no_std` and has no `unsafe` code. Without default features, it also allocates nothing
//! and depends only on `epin-core`, and calling a macro causes an error that names the missing feature. The
//! crate needs Rust 1.85.
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

mod macros;

#[cfg(feature = "feen")]
pub mod feen;

pub mod iter;

pub mod notation;

pub mod guide;

#[cfg(feature = "serde")]
#[doc(inline)]
pub use epin_core::Compact;
#[doc(inline)]
pub use epin_core::{
    AnyPiece, Catalog, Epin, EpinSet, EpinTable, Key, Letter, ParseError, ParseErrorKind,
    ParsePieceError, ParsePieceErrorKind, Piece, Suggestion, UnknownPieceError,
};
#[cfg(feature = "alloc")]
#[doc(inline)]
pub use epin_core::{EpinMap, MapEntry};
// rustdoc ignores an alias on an item of another crate, but not one on the `use` that re-exports the item.
#[doc(inline, alias("black", "color", "colour", "gote", "owner", "player", "sente", "white"))]
pub use epin_core::Side;
#[doc(inline, alias("promote", "promoted", "promotion"))]
pub use epin_core::State;
#[cfg(feature = "derive")]
#[doc(inline)]
pub use epin_macros::Catalog;
// A derive macro that only reports that it needs the `derive` feature.
#[cfg(all(feature = "macros", not(feature = "derive")))]
#[doc(hidden)]
pub use epin_macros::Catalog;
