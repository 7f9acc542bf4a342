//! Tokens, collections and positions in files: `Serialize` and `Deserialize`. `guide/formats.md` says
//! how each type is written.

#[cfg(feature = "derive")]
pub(crate) mod derived;
#[cfg(feature = "feen")]
mod feen;
pub(crate) mod kind;
#[cfg(feature = "alloc")]
mod map;
pub(crate) mod once;
mod table;
