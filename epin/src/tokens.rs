//! The types of all notations: one file for each notation.
//!
//! The files are here and not at the crate's root, where there would be a module `crate::epin`. If
//! a caller forgets the `!` and writes `epin::epin("K")`, the compiler would then say that a
//! module is not a function, instead of suggesting the macro.

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
