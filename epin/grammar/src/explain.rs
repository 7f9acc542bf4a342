//! The errors for strings that are not valid: their messages, and what to write instead. What was
//! expected is worded in `read/error_kind.rs`.

pub(crate) mod chars;
pub(crate) mod error;
pub(crate) mod escaped;
pub(crate) mod found;
pub(crate) mod from_fn;
pub(crate) mod hint;
pub(crate) mod message;
pub(crate) mod second_side;
pub(crate) mod suggestion;
