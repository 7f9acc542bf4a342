//! Short strings without allocation, how foreign text is quoted, and what characters look like.

pub(crate) mod bytes;
pub(crate) mod decode;
pub(crate) mod escaped;
pub(crate) mod found;
pub(crate) mod from_fn;
pub(crate) mod inline;
pub(crate) mod look_alike;
pub(crate) mod message;
pub(crate) mod string_traits;
pub(crate) mod suggestion;
pub(crate) mod symbols;
