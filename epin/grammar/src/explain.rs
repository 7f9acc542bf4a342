//! What is wrong with a string that is not valid, in words, and what to write instead.

mod chars;
pub(crate) mod error;
pub(crate) mod escaped;
#[cfg(feature = "feen")]
pub(crate) mod feen;
mod found;
pub(crate) mod from_fn;
pub(crate) mod hint;
pub(crate) mod message;
pub(crate) mod report;
pub(crate) mod second_side;
pub(crate) mod suggestion;
