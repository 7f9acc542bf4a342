//! Macros for the traits of strings, errors and iterators, and how serde reads a string.

mod error;
mod iterator;
mod string;
#[cfg(feature = "serde")]
mod string_reader;

pub(crate) use self::error::impl_error;
#[cfg(feature = "serde")]
pub(crate) use self::error::serialize_error;
pub(crate) use self::iterator::impl_iterator;
pub(crate) use self::string::{impl_as_ref, impl_debug, impl_string, impl_write};
#[cfg(feature = "serde")]
pub(crate) use self::string_reader::{StringReader, StringVisitor, serde_error};
