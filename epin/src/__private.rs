//! Items that macro expansions refer to. They are not public API and may change in any release.

#![allow(missing_debug_implementations)]

#[cfg(feature = "derive")]
mod derive_macros;
#[cfg(feature = "derive")]
mod epin_table;

#[cfg(feature = "derive")]
pub use crate as krate;
#[cfg(feature = "derive")]
pub use crate::__catalog as catalog;
pub use epin_core::expansion::*;

#[cfg(all(feature = "feen", feature = "macros"))]
pub use epin_macros::feen;

#[cfg(feature = "macros")]
pub use epin_macros::{epin, epins, piece, pieces, pin, qpi, sin, snn};

/// What a macro call with a mistake expands to: a type with a compile error as its argument,
/// `Wrong::<{ compile_error!(…) }>`.
///
/// This works as a value, a pattern or a type, and the compiler reports only the error, whatever
/// type is expected: see "Errors" in `epin-macros/src/one_error.md`.
pub struct Wrong<const N: usize>;
