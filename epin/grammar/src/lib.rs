//! The grammar of EPIN piece tokens, written once for `epin` and its macros.
//!
//! [`parse`](parse()) returns the [`Token`] that a text spells, or a [`ParseError`], which knows
//! where the text, read from left to right, stops being a token, and what was probably meant. A
//! [`Report`] puts that into words: the same at compile time and at run time.
//!
//! Use the crate `epin`; this crate's interface follows its needs.

#![no_std]
#![forbid(unsafe_code)]
// Nothing here panics by accident: what one of these finds is allowed by name, with a reason.
#![warn(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used
)]

#[cfg(feature = "schemars1")]
extern crate alloc;

#[macro_use]
mod list;

#[cfg(feature = "arbitrary1")]
mod arbitrary;
mod attributes;
mod char_class;
mod characters;
mod contents;
mod diagnosis;
mod error;
mod escape;
mod found;
mod hint;
mod literal;
mod look_alike;
mod message;
mod name;
mod notation;
mod parse;
mod qpi;
mod report;
mod scan;
#[cfg(feature = "schemars1")]
mod schemars;
mod second_side;
#[cfg(feature = "serde")]
mod serde;
mod sin;
mod start;
mod styles;
mod tables;
mod token;
mod utf8;
mod visible;
mod words;

pub use attributes::{Letter, Side, State};
pub use error::{ParseError, ParseErrorKind};
pub use hint::Hint;

pub use literal::{InvalidLiteral, Literal, LiteralKind};
pub use message::Message;
pub use name::{Name, ParseSnnError, ParseSnnErrorKind};
pub use notation::Notation;
pub use parse::{parse, parse_prefix, suggest};
pub use qpi::parse_qpi;
pub use report::Report;
pub use second_side::SecondSide;
pub use sin::parse_sin;
pub use styles::{ParseStylesError, ParseStylesErrorKind, parse_styles};
pub use token::Token;
pub use words::ParseAttributeError;
