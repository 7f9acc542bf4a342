//! The code that `epin` and its macros share.
//!
//! It contains the types of EPIN and of the related notations, the reader of positions (FEEN), the errors for
//! invalid strings, and the constants that literals expand to.
//!
//! Use the `epin` crate instead, which re-exports the public types. The rest of this crate changes whenever
//! `epin` needs it to.
//!
//! In this crate, a game's catalog is only data: its name and its tokens. The trait `Catalog` and everything
//! that has a catalog as its type parameter are in `epin`. `All<T>` and `Compact<T>` are here because `T` can be
//! a plain token as well as a piece of a catalog.

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

#[cfg(feature = "feen")]
mod feen;

mod formats;

// What `epin` re-exports.

pub use crate::catalog::{ParsePieceError, ParsePieceErrorKind, UnknownPieceError};
#[cfg(all(feature = "alloc", feature = "feen"))]
pub use crate::feen::{Errors, ParseFeenError, ParseFeenErrorKind};
#[cfg(feature = "serde")]
pub use crate::formats::compact::Compact;
pub use crate::notation::{
    ParseError, ParseErrorKind, Pin, Qpi, Sin, Snn, StyleMismatchError, Styles,
};
pub use crate::set::{EpinSet, SetIter};
pub use crate::text::{Suggestion, describe};
pub use crate::token::{All, Epin, Letter, Side, State};

// The items below, grouped by folder, are only for `epin` and its macros. They are hidden from the
// documentation and from `cargo semver-checks`.

#[doc(hidden)]
pub use crate::text::{Escaped, Message, counted, slice};

#[cfg(feature = "serde")]
#[doc(hidden)]
pub use crate::traits::{StringReader, StringVisitor, serde_error};

#[doc(hidden)]
pub use crate::token::{Indexed, all, read_prefix, shape, token_of};

#[doc(hidden)]
pub use crate::notation::{Hint, Report, pack_name};

#[doc(hidden)]
pub use crate::set::{contains_index, nth};

#[doc(hidden)]
pub use crate::catalog::{
    CatalogInfo, SecondSideMistake, check_piece, counterpart, missing_kinds_message,
    not_a_kind_message, on_side, report_in, unknown_piece, unknown_piece_message, with_style_of,
};
#[cfg(feature = "schemars1")]
#[doc(hidden)]
pub use crate::catalog::{catalog_name, tokens_by_kind, tokens_of_both_sides};

#[cfg(feature = "feen")]
#[doc(hidden)]
pub use crate::feen::{
    Excerpt, FeenLayout, MeantPieces, PlacedPiece, hand_key, next_piece, read_count, read_feen,
    read_item,
};
#[cfg(all(feature = "alloc", feature = "feen"))]
#[doc(hidden)]
pub use crate::feen::{
    check_pieces, errors, errors_among, first_error, literal_message, pieces_to_look_up,
};

#[cfg(feature = "serde")]
#[doc(hidden)]
pub use crate::formats::serde::given_twice_message;

#[doc(hidden)]
pub mod constants;
