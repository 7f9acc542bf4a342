//! A token, its attributes and their words; the name of a style.

#[macro_use]
mod list;

pub(crate) mod attributes;
pub(crate) mod bytes;
pub(crate) mod layout;
pub(crate) mod name;
pub(crate) mod notation;
#[cfg(feature = "feen")]
#[allow(missing_docs)] // The names of the states.
pub mod shape;
