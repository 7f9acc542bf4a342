//! The types of the notations, each in a file of its own.
//!
//! They are not at the crate's root, because a module `crate::epin` would spoil an error: for
//! `epin::epin("K")`, without the `!`, the compiler would say that a module is not a function,
//! instead of suggesting the macro.

mod epin;
mod pin;
mod qpi;
mod sin;
mod snn;
mod styles;

pub use epin::Epin;
pub(crate) use epin::split;
pub use pin::Pin;
pub use qpi::Qpi;
pub use sin::Sin;
pub use snn::Snn;
pub use styles::{StyleMismatchError, Styles};
