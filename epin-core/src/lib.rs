//! The grammar of EPIN piece tokens and of positions, which `epin` and its macros share.
//!
//! [`parse`](parse()) returns the [`Token`] for a string, or a [`ParseError`], which knows where the string
//! stops being valid and what was probably meant. A [`Report`] is its message, which is the same at
//! compile time and at run time.
//!
//! Use the crate `epin`: the interface of this crate changes whenever `epin` needs it to.

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

#[cfg(feature = "schemars1")]
extern crate alloc;

// The main modules are `token`, `read`, `explain` and `feen`. Each uses only those before it in this list.
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
#[cfg(feature = "serde")]
pub use serde::{StringReader, StringVisitor};
pub use token::attributes::{Letter, Side, State};
pub use token::bytes::slice;
pub use token::layout::Token;
pub use token::name::Name;
pub use token::notation::Notation;
#[cfg(feature = "feen")]
pub use token::shape;
