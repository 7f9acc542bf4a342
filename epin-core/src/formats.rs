//! Tokens, pieces, collections and positions in files (`serde`, JSON schemas, numbers for binary formats), and
//! arbitrary ones for fuzzing. `key.rs` reads the keys of maps and tables, the tokens of sets, and kinds that
//! are values; it has the functions that the expansion of `#[epin(serde)]` calls. `file_key.rs` says which
//! tables a file can have. The guide's `formats` chapter says how each type is written.

// Each trait implementation in these modules repeats the `cfg` of its module, so that the documentation of
// `epin` shows the feature that the implementation needs. In the documentation of another crate, rustdoc
// ignores the `cfg` of the module that an implementation is in.

#[cfg(feature = "arbitrary1")]
mod arbitrary;
#[cfg(feature = "serde")]
pub(crate) mod compact;
#[cfg(all(feature = "alloc", feature = "feen", feature = "serde"))]
mod feen;
#[cfg(any(feature = "schemars1", feature = "serde"))]
mod file_key;
#[cfg(feature = "serde")]
pub(crate) mod key;
#[cfg(all(feature = "alloc", feature = "serde"))]
mod map;
#[cfg(feature = "schemars1")]
pub(crate) mod schemars;
#[cfg(feature = "serde")]
pub(crate) mod serde;
#[cfg(feature = "serde")]
mod table;
