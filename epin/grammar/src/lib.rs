//! The grammar of EPIN piece tokens, written once for `epin` and its macros.
//!
//! [`scan`] answers a text with its [`Parts`], or with the [`Fault`] that says where the text,
//! read from left to right, stops being a token. A [`Hint`] says what was probably meant. A
//! [`Report`] puts both into words: the same at compile time and at run time.
//!
//! Use the crate `epin`; this crate's interface follows its needs.

#![no_std]
#![forbid(unsafe_code)]

mod fault;
mod hint;
mod letter;
mod notation;
mod parts;
mod report;
mod scan;
mod shapes;
mod sort;
mod text;
mod utf8;

pub use fault::{Fault, FaultKind};
pub use hint::Hint;
pub use letter::Letter;
pub use notation::Notation;
pub use parts::Parts;
pub use report::Report;
pub use scan::{scan, scan_prefix};
pub use text::Text;
