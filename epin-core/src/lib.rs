//! The library [`epin`](https://docs.rs/epin), without its macros.
//!
//! `epin-macros` depends on this crate, and `epin` on both. Use `epin`, which re-exports everything public that
//! is here: the hidden items change whenever `epin` or its macros need it.

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
// docs.rs sets `docsrs` and uses nightly, whose rustdoc marks each item with the feature that it needs.
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;

// Each module uses only the modules listed before it, and `.ci/order` checks this. The blank lines keep rustfmt
// from sorting the list.
mod text;

mod traits;

#[macro_use]
mod token;

mod notation;

mod set;

mod catalog;

mod collections;

#[cfg(feature = "feen")]
pub mod feen;

mod formats;

// For `epin::__private`, which re-exports all of it.
#[doc(hidden)]
pub mod expansion;

pub use crate::catalog::{
    AnyPiece, Catalog, EpinKey, ParsePieceError, ParsePieceErrorKind, Piece, UnknownPieceError,
};
#[cfg(feature = "alloc")]
pub use crate::collections::{Entry, EpinMap};
pub use crate::collections::{EpinTable, iter};
#[cfg(feature = "serde")]
pub use crate::formats::compact::Compact;
pub use crate::notation::{
    ParseError, ParseErrorKind, Pin, Qpi, Sin, Snn, StyleMismatchError, Styles,
};
pub use crate::set::EpinSet;
pub use crate::text::Suggestion;
pub use crate::token::{Epin, Letter, Side, State};

// For `epin-macros`, which also uses some of `expansion`: the errors of the derive, of positions and of other
// literals, and the name in the expansion of `snn!`.
#[doc(hidden)]
pub use crate::catalog::SecondSideMistake;
#[cfg(all(feature = "alloc", feature = "feen"))]
#[doc(hidden)]
pub use crate::feen::errors::literal_message;
#[doc(hidden)]
pub use crate::notation::{Hint, Report, pack_name};

// For `epin-games`, through `epin::notation`.
#[doc(hidden)]
pub use crate::text::{Escaped, Excerpt, column, describe, strip_label, symbol};
