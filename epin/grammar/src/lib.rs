//! The grammar of EPIN piece tokens, written once for `epin` and its macros.
//!
//! [`scan`] answers a text with its [`Parts`], or with the [`Fault`] that says where the text,
//! read from left to right, stops being a token. A [`Hint`] says what was probably meant. A
//! [`Report`] puts both into words: the same at compile time and at run time.
//!
//! Use the crate `epin`; this crate's interface follows its needs.

#![no_std]
#![forbid(unsafe_code)]

mod attributes;
mod char_class;
mod error;
mod hint;
mod message;
mod notation;
mod report;
mod scan;
mod tables;
mod token;
mod utf8;

pub use attributes::Letter;
pub use error::{Fault, FaultKind};
pub use hint::Hint;
pub use message::Text;
pub use notation::Notation;
pub use report::Report;
pub use scan::{scan, scan_prefix};
pub use token::Parts;
