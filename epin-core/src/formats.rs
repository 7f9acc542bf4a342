//! Tokens in files: serde, JSON schemas, numbers for binary formats; and arbitrary ones for fuzzing.

#[cfg(feature = "arbitrary1")]
mod arbitrary;
#[cfg(feature = "serde")]
pub(crate) mod compact;
#[cfg(feature = "schemars1")]
pub(crate) mod schemars;
#[cfg(feature = "serde")]
pub(crate) mod serde;
