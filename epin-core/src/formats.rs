//! Tokens, pieces, collections and positions in files (`serde`, JSON schemas, numbers for binary formats), and
//! arbitrary ones for fuzzing. `kind.rs` has the functions that the expansion of `#[epin(serde)]` calls.
//! `read_key.rs` reads a key, or a kind as a value. `seen_keys.rs` refuses repeated keys, and `file_key.rs`
//! says which tables a file can have. The guide's `formats` chapter says how each type is written.

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
pub(crate) mod kind;
#[cfg(all(feature = "alloc", feature = "serde"))]
mod map;
#[cfg(feature = "serde")]
mod read_key;
#[cfg(feature = "schemars1")]
pub(crate) mod schemars;
#[cfg(feature = "serde")]
mod seen_keys;
#[cfg(feature = "serde")]
pub(crate) mod serde;
#[cfg(feature = "serde")]
mod table;
