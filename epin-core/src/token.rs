//! The EPIN token and its attributes: how a token is stored, read and changed.

#[macro_use]
mod list;

// This module is first, so that its methods come first in the documentation: rustdoc lists methods in the
// order of the modules.
pub(crate) mod epin;

pub(crate) mod all;
pub(crate) mod attributes;
mod code;
pub(crate) mod scan;
mod shorthands;
