//! The values that texts spell: a file for each notation.
//!
//! Not at the root of the crate: there, the compiler would take `epin::epin("K")`, without the `!`,
//! for a module.

mod epin;
mod pin;
mod qpi;
mod sin;
mod snn;
mod styles;

pub use epin::Epin;
pub use pin::Pin;
pub use qpi::{Qpi, QpiText};
pub use sin::Sin;
pub use snn::Snn;
pub use styles::{StyleMismatch, Styles};
