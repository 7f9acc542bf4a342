//! The grammar of EPIN piece tokens and of positions, written once for `epin` and its macros.
//!
//! [`parse`](parse()) returns the [`Token`] that a string spells, or a [`ParseError`], which knows
//! where the string, read from left to right, stops being valid, and what was probably meant. A
//! [`Report`] puts that into words: the same at compile time and at run time.
//!
//! Use the crate `epin`; this crate's interface follows its needs.

#![no_std]
#![forbid(unsafe_code)]
// Nothing here panics by accident: each exception from these lints is allowed with a reason. An
// overflow is found by the tests, Miri and fuzzing, which are built with overflow checks.
#![warn(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used
)]

#[cfg(feature = "schemars1")]
extern crate alloc;

// Four rooms: `token`, `read`, `explain`, `feen`. Each uses only those before it, in this order.
#[macro_use]
mod token;
mod explain;
#[cfg(feature = "feen")]
mod feen;
mod read;

#[cfg(feature = "arbitrary1")]
mod arbitrary;
mod parse;
#[cfg(feature = "schemars1")]
mod schemars;
#[cfg(feature = "serde")]
mod serde;

pub use explain::error::{ParseError, Report};
pub use explain::escaped::Escaped;
pub use explain::from_fn::from_fn;
pub use explain::hint::Hint;
pub use explain::message::Message;
pub use explain::second_side::SecondSide;
pub use explain::suggestion::Suggestion;
#[cfg(feature = "feen")]
pub use feen::*;
pub use parse::*;
pub use read::error_kind::ParseErrorKind;
#[cfg(feature = "feen")]
pub use read::scan::{scan_start, token_of};
pub use read::snn::name_of;
pub use token::attributes::{Letter, Side, State};
pub use token::bytes::slice;
pub use token::layout::Token;
pub use token::name::Name;
pub use token::notation::Notation;
#[cfg(feature = "feen")]
pub use token::shape;
