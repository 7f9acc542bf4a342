//! The characters of an invalid string: which ASCII character each one means or looks like.

pub(crate) mod decode;
pub(crate) mod look_alike;
pub(crate) mod symbols;
