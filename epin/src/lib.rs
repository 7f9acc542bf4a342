//! A piece of a board game in two bytes, checked when the program is compiled or the file is read.
//!
//! [EPIN](https://sashite.dev/specs/epin/1.0.0/), the Extended Piece Identifier Notation, names a
//! piece in one to four ASCII characters. There are [624](Epin::COUNT) tokens:
//!
//! | part | meaning | examples |
//! |---|---|---|
//! | letter | name | `K` and `k`: the same piece on two sides |
//! | its case | side | `K` first (White in chess), `k` second |
//! | prefix | state | `+P` enhanced, `P` normal, `-P` diminished; `+` usually means promoted |
//! | `^` | terminal status | `K^` is terminal: like a king, it can decide when the game ends |
//! | `'` | style status | `P` native, `P'` derived, for example because it was captured from a side with other rules |
//!
//! The specification names the attributes, and each game decides what they mean.
//!
//! # Literals and parsing
//!
//! [`epin!`] is a constant and a pattern, [`epins!`] an array. [`Epin::parse`] reads a token at run time or in a
//! constant, and an [`Epin`] has a method to change each of its attributes:
//!
//! ```
//! use epin::{Epin, Side, epin, epins};
//!
//! const BACK_RANK: [Epin; 8] = epins!["R", "N", "B", "Q", "K^", "B", "N", "R"];
//!
//! fn value(piece: Epin) -> u32 {
//!     match piece.with_side(Side::First) {
//!         epin!("P") => 1,
//!         epin!("N") | epin!("B") => 3,
//!         epin!("R") => 5,
//!         epin!("Q") => 9,
//!         _ => 0,
//!     }
//! }
//!
//! assert_eq!(BACK_RANK.map(value).iter().sum::<u32>(), 31);
//! let rook: Epin = "R".parse()?;
//! assert_eq!(rook.flipped().derive().enhanced(), epin!("+r'")); // `derive` adds the `'`.
//! # Ok::<(), epin::ParseError>(())
//! ```
//!
//! A typo is one compile error:
//!
//! ```text
//! error: invalid EPIN token "^K": expected a letter, found `^` at byte 0
//!          |
//!          | ^K
//!          | ^
//!          = help: did you mean "K^"?
//!  --> src/pieces.rs:9:23
//!   |
//! 9 |     if let Some(epin!("^K")) = held {
//!   |                       ^^^^
//! ```
//!
//! # Files
//!
//! With the feature `serde`, a token is a string in every format, and is checked when it is read:
//!
//! ```
//! use epin::{Epin, EpinMap, epin};
//!
//! let hand: EpinMap<Epin, u8> = toml::from_str("P = 2\n\"+R\" = 1")?;
//! assert_eq!(hand[epin!("+R")], 1);
//!
//! let error = serde_json::from_str::<Vec<Epin>>(r#"["P", "R+"]"#).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "invalid EPIN token \"R+\": expected the end of the token, found `+` at byte 1; \
//!      did you mean \"+R\"? at line 1 column 10",
//! );
//! # Ok::<(), toml::de::Error>(())
//! ```
//!
//! # Catalogs
//!
//! With the feature `derive`, a game's pieces are an enum. A `match` that forgets a piece does not
//! compile, and neither does a [`piece!`] whose token is not in the enum:
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
//! # Positions
//!
//! With the feature `feen`, [`feen!`] and [`Feen`](feen::Feen) read a position
//! ([FEEN](https://sashite.dev/specs/feen/1.0.0/)): board, hands, styles and side to move. The
//! crate [epin-games](https://docs.rs/epin-games) reads and writes FEN and SFEN. Here, a rook `-R` may castle, a
//! pawn `+P` has not moved, the hands are empty (`/`), and both sides play Chess (`C/c`):
//!
//! ```
//! use epin::feen::Feen;
//! use epin::{epin, feen};
//!
//! const START: Feen =
//!     feen!("-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c");
//! assert_eq!(START.board::<64>().unwrap()[4], Some(epin!("k^")));
//! ```
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | `macros` | yes | [`epin!`], [`epins!`], [`piece!`], [`pieces!`], and the macros in [`notation`]; builds proc-macro2 and quote |
//! | `alloc` | yes | [`EpinMap`] and, with `feen`, [`FeenBuf`](feen::FeenBuf) |
//! | `derive` | no | `derive(Catalog)`, the only way to make a catalog; builds syn as well, as serde's derive does |
//! | `feen` | no | positions: the module [`feen`](mod@feen) and, with `macros`, [`feen!`] |
//! | `serde` | no | `Serialize` and `Deserialize`, through `serde_core`; [`Compact`] |
//! | `schemars1` | no | `JsonSchema` of schemars 1, so that editors check tokens while you type; enables `alloc` |
//! | `arbitrary1` | no | `Arbitrary` of arbitrary 1, for fuzzing; needs `std` |
//!
//! The crate is always `no_std`, and has no `unsafe` code. Without default features, it also allocates
//! nothing, its only dependency is `epin-core`, and calling a macro is an error that names the
//! feature. The crate needs Rust 1.85.
//!
//! # The guide
//!
//! - [`guide::macros`]: what the macros accept, where they work, what they expand to and cost.
//! - [`guide::catalogs`]: a game's pieces as an enum, and tables, promotion and capture with it.
//! - [`guide::positions`]: from a position as a string to an engine's board and back; migrating from
//!   `sashite-feen`.
//! - [`guide::game_file`]: from an empty project to a game file that is checked when it loads.
//! - [`guide::formats`]: how to write a token in TOML, YAML, RON, CBOR and others.
//! - [`guide::styles`]: what native and derived can mean in a game; SIN, QPI and SNN.
//! - [`guide::migrating`]: how to migrate from `sashite-epin`, `sashite-pin` or a hand-written enum.
//! - [`guide::questions`]: why `K` is not `K'`, why there is no `Default`, and others.
//! - [`guide::stability`]: what may change between versions.
//!
//! The crate is not a rule engine: it knows nothing about moves or square names, and does not check that a
//! position is legal. A parsed token is printed exactly as it was read.

#![no_std]
#![forbid(unsafe_code)]
// Nothing here panics by accident: each exception to these lints is allowed with a reason. An
// overflow is found by the tests, Miri and fuzzing, which are built with overflow checks.
#![warn(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used
)]
// docs.rs sets `docsrs`: there, nightly marks each item with the feature that it needs.
#![cfg_attr(docsrs, feature(doc_cfg))]
// The documentation links to items that need these features.
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

#[cfg(feature = "alloc")]
extern crate alloc;

// Each module uses only those before it in this list, which `.ci/run` checks. Blank lines keep rustfmt from
// sorting it.
mod collections;

mod catalog;

#[cfg(feature = "feen")]
pub mod feen;

mod formats;

#[cfg(any(feature = "derive", feature = "macros"))]
#[doc(hidden)]
pub mod __private;

mod macros;

pub mod notation;

pub mod guide;

pub use catalog::{AnyPiece, Catalog, Piece};
#[cfg(feature = "alloc")]
pub use collections::EpinMap;
pub use collections::{EpinTable, Key, iter};
#[cfg(feature = "serde")]
#[doc(inline)]
pub use epin_core::Compact;
#[doc(inline)]
pub use epin_core::{
    Epin, EpinSet, Letter, ParseError, ParseErrorKind, ParsePieceError, ParsePieceErrorKind, Side,
    State, Suggestion, UnknownPieceError,
};
#[cfg(feature = "derive")]
#[doc(inline)]
pub use epin_macros::Catalog;
#[cfg(feature = "serde")]
pub use formats::compact;
// A derive that says that it needs the feature `derive`.
#[cfg(all(feature = "macros", not(feature = "derive")))]
#[doc(hidden)]
pub use epin_macros::Catalog;
