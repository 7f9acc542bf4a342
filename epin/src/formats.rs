//! Implements serde's traits for collections, `Deserialize` for positions (`Serialize` comes from the core's
//! `impl_write!`), and the traits of `arbitrary` and `schemars`. `kind.rs` has the functions that the expansion
//! of `#[epin(serde)]` calls. `read_key.rs` reads a key, or a kind as a value. `seen_keys.rs` refuses repeated
//! keys, and `file_key.rs` says which tables a file can have. `guide/formats.md` says how each type is written.

#[cfg(feature = "arbitrary1")]
mod arbitrary;
#[cfg(all(feature = "alloc", feature = "feen", feature = "serde"))]
mod feen;
#[cfg(any(feature = "schemars1", feature = "serde"))]
mod file_key;
#[cfg(all(feature = "derive", feature = "serde"))]
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
mod table;
