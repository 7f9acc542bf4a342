//! Collections that are keyed by token, kind or piece and look up their keys by index.

mod array;
#[cfg(feature = "alloc")]
mod epin_map;
mod epin_table;
pub mod iter;
mod key;
#[cfg(feature = "alloc")]
mod map_entry;

pub(crate) use array::Array;
#[cfg(feature = "alloc")]
pub use epin_map::EpinMap;
pub use epin_table::EpinTable;
pub use key::Key;
pub(crate) use key::sealed::KeyItems;
#[cfg(feature = "alloc")]
pub use map_entry::MapEntry;
