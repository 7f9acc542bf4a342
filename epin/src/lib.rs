//! Piece tokens for board games, checked where you write them: in Rust source by the compiler, in
//! game files when they load.
//!
//! A typo in [`epin!`] gives one compile error, which shows the token, the wrong character and the
//! likely fix:
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
//! # Add it
//!
//! ```sh
//! cargo add epin --features derive,feen,serde
//! ```
//!
//! # Literals
//!
//! [`epin!`] expands to a constant, [`epins!`] to an array of them:
//!
//! ```
//! use epin::{Epin, epin, epins};
//!
//! const KING: Epin = epin!("K^");
//! const BACK_RANK: [Epin; 8] = epins!["R", "N", "B", "Q", "K^", "B", "N", "R"];
//! assert_eq!(BACK_RANK[4], KING);
//! ```
//!
//! # Matching
//!
//! A literal is also a pattern. The compiler reports an arm that repeats a token.
//!
//! ```
//! use epin::{Epin, Side, epin};
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
//! assert_eq!(value(epin!("q")), 9);
//! assert_eq!(value(epin!("p'")), 0); // `P` and `P'` are different pieces.
//! ```
//!
//! # Parsing
//!
//! [`Epin::parse`] reads a token at run time or in a constant. An [`Epin`] takes two bytes, and has
//! a method to change each of its attributes:
//!
//! ```
//! use epin::{Epin, ParseError, epin};
//!
//! let rook: Epin = "R".parse()?;
//! assert_eq!(rook.flipped().derive().enhanced(), epin!("+r'")); // `derive` adds the `'`.
//!
//! let error = Epin::parse("K''").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "expected the end of the token, found `'` at byte 2; did you mean \"K'\"?",
//! );
//! # Ok::<(), ParseError>(())
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
//!     #[epin("K^")]
//!     King,
//!     #[epin("P")]
//!     Pawn,
//!     #[epin("+P")]
//!     Tokin,
//! }
//!
//! const TOKIN: Piece<Shogi> = piece!(Shogi, "+P");
//! let pawn: Piece<Shogi> = "P".parse()?;
//! assert_eq!(pawn.enhanced(), Some(TOKIN));
//! assert_eq!(TOKIN.flipped().kind(), Shogi::Tokin);
//! assert_eq!(
//!     "K".parse::<Piece<Shogi>>().unwrap_err().to_string(),
//!     r#""K" is not a piece of Shogi; did you mean "K^"? its pieces are K^ P +P"#,
//! );
//! # Ok::<(), epin::ParsePieceError>(())
//! ```
//!
//! # Styles
//!
//! A style is the set of rules for a side's pieces, such as chess or shōgi. If each side has its own
//! style, [`Styles`](notation::Styles) converts tokens to [`Qpi`](notation::Qpi), a notation that
//! names the style, and back:
//!
//! ```
//! use epin::epin;
//! use epin::notation::{Styles, qpi};
//!
//! let styles = Styles::parse("C/s")?; // Chess for the first side, Shogi for the second.
//! assert_eq!(epin!("P'").to_qpi(styles), qpi!("s:P"));
//! assert_eq!(qpi!("C:p").to_epin(styles), Ok(epin!("p'")));
//! # Ok::<(), epin::ParseError>(())
//! ```
//!
//! # Positions
//!
//! With the feature `feen`, [`feen!`] and [`Feen`](feen::Feen) read a position
//! ([FEEN](https://sashite.dev/specs/feen/1.0.0/)): board, hands, styles and side to move. The
//! crate [epin-games](https://docs.rs/epin-games) reads and writes FEN and SFEN.
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
//! - A right such as castling is a state of the piece: here, a rook `-R` may castle, and a pawn `+P` has
//!   not moved.
//! - ` / ` is two empty hands. With a pawn in the first side's hand, it is ` P/ `.
//! - `C/c` is the style of the side to move, then the other side's style: both play Chess, for which
//!   this game uses the letter `C`, and the first side is to move. If the second side is to move, it is
//!   `c/C`.
//!
//! [`feen!`] reports each mistake as a separate error. [`Feen::parse`](feen::Feen::parse)
//! returns the first error, and [`feen::errors`] all of them:
//!
//! ```
//! use epin::feen::{Feen, errors};
//!
//! let text = "8/8/7/8 / C/C";
//! assert_eq!(
//!     Feen::parse(text).unwrap_err().to_string(),
//!     "expected 8 squares as in other ranks, found 7 in `7` at byte 4",
//! );
//! assert_eq!(errors(text).count(), 2);
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
//!
//! # What may change
//!
//! - Never: the string of a token, a name or a position, in any format, and the number that
//!   [`Epin::code`] returns and [`Compact`] writes. A valid token or position stays valid. The limits
//!   of a position may grow, except the limit of 255 squares along a dimension, because a size is a
//!   `u8`.
//! - Only with a new major version: the names here, the order of tokens (by letter, side, state,
//!   `^`, `'`) with their `index`, and which kind of error a string gets that is not a token.
//!   [`Piece::index`] depends on the tokens in your catalog.
//! - In any release: the words of messages, suggestions, which kind of error a string gets that is not a
//!   position, `Debug`, hashes, sizes in memory, the paths of the guide's chapters, `__private`, and the crates
//!   `epin-core` and `epin-macros`.
//!
//! # What it is not
//!
//! It is not a rule engine: it knows nothing about moves or square names, and does not check that a
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
