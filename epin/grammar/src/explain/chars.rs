//! The characters of a string that is not valid: what each means, looks like and is shown as.

mod diacritics;
pub(crate) mod escape;
pub(crate) mod look_alike;
pub(crate) mod symbol;
pub(crate) mod symbols;
pub(crate) mod utf8;
pub(crate) mod visible;
