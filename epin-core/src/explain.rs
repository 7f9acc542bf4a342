//! The errors for invalid strings: their messages and their repairs. The "expected …" phrases are in
//! `read/error_kind.rs`.

pub(crate) mod chars;
pub(crate) mod error;
pub(crate) mod escaped;
pub(crate) mod found;
pub(crate) mod from_fn;
pub(crate) mod hint;
pub(crate) mod message;
pub(crate) mod second_side;
pub(crate) mod suggestion;
