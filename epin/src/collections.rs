//! Collections of tokens, each of which finds a token by its index.

#[cfg(feature = "alloc")]
pub mod map;
pub mod set;
mod table;

pub use table::EpinTable;
