//! Short strings without allocation, the quoting of strings in messages, and look-alike characters.

pub(crate) mod bytes;
pub(crate) mod counted;
pub(crate) mod escaped;
pub(crate) mod found;
pub(crate) mod from_fn;
pub(crate) mod inline;
pub(crate) mod message;
pub(crate) mod suggestion;
pub(crate) mod symbols;
pub(crate) mod unescape;
