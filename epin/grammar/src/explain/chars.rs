//! The characters of a string that is not valid: what each means, looks like and is shown as.

pub(crate) mod decode;
pub(crate) mod look_alike;
pub(crate) mod symbols;
