//! Tokens, collections and positions in files: `Serialize` and `Deserialize`. `guide/formats.md` says
//! how each type is written.

mod compact;
#[cfg(feature = "derive")]
pub(crate) mod derived;
#[cfg(feature = "feen")]
mod feen;
pub(crate) mod kind;
#[cfg(feature = "alloc")]
mod map;
pub(crate) mod once;
mod set;
mod table;
pub(crate) mod token;

pub use compact::Compact;
