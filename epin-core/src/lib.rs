//! The code that `epin` and its macros share.
//!
//! It contains the types of EPIN and its related notations, positions (FEEN), the errors for invalid strings,
//! and the constants that literals expand to.
//!
//! Use the crate `epin` instead, which re-exports the public types. The rest of this crate changes whenever
//! `epin` needs it to. Everything that is generic over a game's catalog is in `epin`.

#![no_std]
#![forbid(unsafe_code)]
// Nothing here panics by accident: every exception to these lints is allowed with a reason. The lints do not
// cover overflows: for those, the tests, Miri and fuzzing are built with overflow checks.
#![warn(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used
)]
// docs.rs sets `docsrs` and uses nightly, whose rustdoc marks each item with the feature that it needs.
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;

// The folders and their files. Each folder uses only the folders above it, and `.ci/run` checks this. The
// blank lines keep rustfmt from sorting the folders.

/// Short strings without allocation, the quoting of strings in messages, and look-alike characters.
mod text {
    pub(crate) mod bytes;
    pub(crate) mod escaped;
    pub(crate) mod found;
    pub(crate) mod inline;
    pub(crate) mod message;
    pub(crate) mod string_traits;
    pub(crate) mod suggestion;
    pub(crate) mod symbols;
}

/// The EPIN token and its attributes: how a token is stored, read and changed.
#[macro_use]
mod token {
    #[macro_use]
    mod list;

    // First, because rustdoc lists methods in the order of the modules.
    pub(crate) mod layout;

    pub(crate) mod all;
    pub(crate) mod attributes;
    mod code;
    pub(crate) mod scan;
    mod transform;
}

mod notation;

/// A set of tokens.
mod set {
    pub(crate) mod bit_set;

    mod algebra;
    mod suggest;
}

/// The errors for invalid tokens, names, styles and words, and for tokens that are not in a catalog.
mod error {
    pub(crate) mod catalog;
    mod kept;
    pub(crate) mod parse;
    pub(crate) mod parse_error;
    pub(crate) mod piece_error;
    pub(crate) mod piece_kinds;
    pub(crate) mod style_mismatch;
    pub(crate) mod unknown_piece;
}

#[cfg(feature = "feen")]
mod feen;

/// Tokens in files (serde, JSON schemas, numbers for binary formats), and arbitrary tokens for fuzzing.
mod formats {
    #[cfg(feature = "arbitrary1")]
    mod arbitrary;
    #[cfg(feature = "serde")]
    pub(crate) mod compact;
    #[cfg(feature = "schemars1")]
    pub(crate) mod schemars;
    #[cfg(feature = "serde")]
    pub(crate) mod serde;
}

pub mod constants;

pub use crate::error::catalog::{CatalogInfo, catalog_info, flipped, of_style, on_side};
#[cfg(feature = "schemars1")]
pub use crate::error::catalog::{name_and_tokens, tokens_of_both_sides};
pub use crate::error::parse_error::{ParseError, Report};
pub use crate::error::piece_error::{
    ParsePieceError, ParsePieceErrorKind, parse_piece, parse_piece_prefix, report_if,
};
pub use crate::error::piece_kinds::{SecondSide, derived_piece, missing_kinds, not_a_kind};
pub use crate::error::style_mismatch::StyleMismatchError;
#[cfg(feature = "feen")]
pub use crate::error::unknown_piece::unknown_piece_message_at;
pub use crate::error::unknown_piece::{UnknownPieceError, unknown_piece, unknown_piece_message};
#[cfg(feature = "feen")]
pub use crate::feen::*;
#[cfg(feature = "serde")]
pub use crate::formats::compact::Compact;
#[cfg(feature = "schemars1")]
pub use crate::formats::schemars::{EPIN, LINE_BREAK};
#[cfg(feature = "serde")]
pub use crate::formats::serde::{StringReader, StringVisitor, given_twice, refusal};
pub use crate::notation::pin::Pin;
pub use crate::notation::qpi::Qpi;
pub use crate::notation::sin::Sin;
pub use crate::notation::snn::{Snn, to_u64s};
pub use crate::notation::styles::Styles;
pub use crate::notation::{Hint, ParseErrorKind};
pub use crate::set::bit_set::{EpinSet, SetIter, contains_index, nth};
pub use crate::text::bytes::slice;
pub use crate::text::escaped::Escaped;
pub use crate::text::found::describe;
pub use crate::text::message::Message;
pub use crate::text::string_traits::pad;
pub use crate::text::suggestion::Suggestion;
pub use crate::token::all::{All, Indexed, all};
pub use crate::token::attributes::{Letter, Side, State};
pub use crate::token::layout::Epin;
pub use crate::token::scan::{read_start, shape, token_of};
