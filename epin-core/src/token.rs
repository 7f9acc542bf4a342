//! The EPIN token and its attributes: how a token is stored, read and changed.

#[macro_use]
mod list;

pub(crate) mod layout;

pub(crate) mod all;
pub(crate) mod attributes;
mod code;
pub(crate) mod scan;
mod tables;
mod transform;
