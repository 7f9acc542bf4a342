//! The EPIN token and its attributes: how a token is stored, read and changed.

#[macro_use]
mod list;

// This module is first, so that its methods come first in the documentation: rustdoc lists methods in the
// order of the modules.
mod epin;

mod all;
mod attributes;
mod code;
mod read;
mod shorthands;

pub use self::all::All;
pub(crate) use self::all::Indexed;
pub use self::attributes::{Letter, Side, State};
pub use self::epin::Epin;
pub(crate) use self::epin::Token;
pub(crate) use self::read::read_prefix;
#[cfg(feature = "feen")]
pub(crate) use self::read::{shape, token_of};
