//! Strings and tokens, for `epin` and its macros: the types of EPIN and its related notations, positions
//! (FEEN), the errors of both, and what literals expand to.
//!
//! Use the crate `epin`: it re-exports the public types, and the rest of this crate changes whenever `epin`
//! needs it to. What is generic over a game is in `epin`.

#![no_std]
#![forbid(unsafe_code)]
// Nothing here panics by accident: every exception to these lints is allowed with a reason. For
// overflows, the tests, Miri and fuzzing are built with overflow checks.
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

#[cfg(feature = "alloc")]
extern crate alloc;

// Each module uses only those before it in this list, which `.ci/run` checks. Blank lines keep rustfmt from
// sorting it.
mod text;

#[macro_use]
mod token;

mod notation;

mod set;

mod error;

#[cfg(feature = "feen")]
mod feen;

mod formats;

pub mod constants;

pub use crate::error::catalog::{CatalogInfo, catalog_info, flipped, members, of_style, on_side};
#[cfg(feature = "schemars1")]
pub use crate::error::catalog::{name_and_tokens, tokens_of_both_sides};
pub use crate::error::missing::{derived_piece, missing_kinds};
pub use crate::error::parse_error::ParseError;
pub use crate::error::piece_error::{
    ParsePieceError, ParsePieceErrorKind, parse_piece, parse_piece_prefix, report_if,
};
pub use crate::error::report::Report;
pub use crate::error::second_side::SecondSide;
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
pub use crate::notation::error_kind::ParseErrorKind;
pub use crate::notation::hint::Hint;
pub use crate::notation::pin::Pin;
pub use crate::notation::qpi::Qpi;
pub use crate::notation::sin::Sin;
pub use crate::notation::snn::{Snn, to_u64s};
pub use crate::notation::styles::Styles;
pub use crate::set::bit_set::{EpinSet, contains_index, nth};
pub use crate::set::set_iter::SetIter;
pub use crate::text::bytes::slice;
pub use crate::text::escaped::Escaped;
pub use crate::text::from_fn::from_fn;
pub use crate::text::message::Message;
pub use crate::text::string_traits::pad;
pub use crate::text::suggestion::Suggestion;
pub use crate::token::all::{All, Indexed, all};
pub use crate::token::attributes::{Letter, Side, State};
pub use crate::token::layout::Epin;
pub use crate::token::scan::{read_start, shape, token_of};
