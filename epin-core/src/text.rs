//! Short strings without allocation, the quoting of strings in messages, look-alike characters, and the traits of
//! all types that are written as strings.

pub(crate) mod bytes;
pub(crate) mod counted;
pub(crate) mod escaped;
pub(crate) mod found;
pub(crate) mod from_fn;
pub(crate) mod inline;
pub(crate) mod message;
#[cfg(feature = "serde")]
pub(crate) mod string_reader;
pub(crate) mod string_traits;
pub(crate) mod suggestion;
pub(crate) mod symbols;
pub(crate) mod unescape;
