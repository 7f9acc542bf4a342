//! Piece tokens for board games: EPIN, the Extended Piece Identifier Notation.
//!
//! A token names a piece in one to four ASCII characters: `K^'` is a letter (the piece's
//! name; its case is the side), an optional sign before it (the state: `+` enhanced, `-`
//! diminished), `^` if the piece is terminal and `'` if its style is derived. There are
//! [624](Epin::COUNT) tokens.
//!
//! - [`epin!`], [`pin!`] and [`epins!`] check literals at compile time. They expand to
//!   constants, and work in patterns, too.
//! - [`Epin::parse`] reads a token at run time. Parsing, the attributes and the transformations of a
//!   token are `const fn`.
//! - With the feature `serde`, tokens are strings in every format, checked when loaded:
//!   [`guide::game_file`] shows how, [`guide::formats`] has the traps of each format.
//! - [`Catalog`] makes an enum of a game's pieces, [`Piece`] is a token that is known to be among
//!   them, and [`piece!`] checks a literal against them. [`EpinSet`], [`EpinTable`] and `EpinMap` are
//!   collections that find a token by its index.
//! - [`Styles`] holds the styles of both sides, and converts a token to [`Qpi`], a notation that
//!   names the style, and back. [`Sin`] is a style's letter with its side, [`Snn`] a style's name;
//!   [`qpi!`], [`sin!`] and [`snn!`] check literals. [`guide::styles`] shows what native and
//!   derived can mean in a game.
//!
//! ```
//! use epin::{Epin, ParseError, Side, epin};
//!
//! const KING: Epin = epin!("K^");
//!
//! fn name(token: Epin) -> &'static str {
//!     match token.with_side(Side::First) {
//!         KING => "king",
//!         epin!("P") => "pawn",
//!         epin!("+P") => "promoted pawn",
//!         _ => "another piece",
//!     }
//! }
//!
//! let pawn: Epin = "+p".parse()?;
//! assert_eq!(name(pawn), "promoted pawn");
//! assert_eq!(name(pawn.normalized()), "pawn");
//! # Ok::<(), ParseError>(())
//! ```
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | `macros` | yes | [`epin!`], [`pin!`], [`epins!`], [`piece!`], [`pieces!`], [`sin!`], [`qpi!`], [`snn!`], through proc-macro2 and quote |
//! | `alloc` | yes | `EpinMap` |
//! | `derive` | no | `derive(Catalog)`, through syn as well |
//! | `serde` | no | `Serialize` and `Deserialize`, through `serde_core` |
//! | `schemars1` | no | `JsonSchema` of schemars 1, so that editors check tokens |
//! | `arbitrary1` | no | `Arbitrary` of arbitrary 1, for fuzzing |
//!
//! Without default features the crate is `no_std`, allocates nothing and depends on
//! `epin-grammar` alone.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod all;
#[cfg(feature = "arbitrary1")]
mod arbitrary;
mod catalog;
mod code;
mod collections;
pub mod guide;
mod macros;
mod order;
mod parse;
#[cfg(feature = "schemars1")]
mod schemars;
#[cfg(feature = "serde")]
pub mod serde;
mod text;
mod tokens;

#[cfg(any(feature = "derive", feature = "macros"))]
#[doc(hidden)]
pub mod __private;

pub use all::All;
pub use catalog::{Catalog, ParsePieceError, Piece, UnknownPiece};
pub use collections::EpinTable;
#[cfg(feature = "alloc")]
pub use collections::map;
#[cfg(feature = "alloc")]
#[doc(inline)]
pub use collections::map::EpinMap;
pub use collections::set;
#[doc(inline)]
pub use collections::set::EpinSet;
pub use epin_grammar::{
    Letter, ParseAttributeError, ParseError, ParseErrorKind, ParseSnnError, ParseSnnErrorKind,
    ParseStylesError, ParseStylesErrorKind, Side, State,
};
#[cfg(feature = "derive")]
pub use epin_macros::Catalog;
pub use tokens::{Epin, Pin, Qpi, QpiText, Sin, Snn, StyleMismatch, Styles};
