//! Tokens, collections and positions in files: `Serialize` and `Deserialize`. `guide/formats.md` says
//! how each type is written.

mod compact;
#[cfg(feature = "derive")]
pub(crate) mod derived;
#[cfg(feature = "feen")]
mod feen;
mod kind;
mod kind_table;
#[cfg(feature = "alloc")]
mod map;
mod once;
mod set;
pub(crate) mod token;

pub use compact::Compact;
