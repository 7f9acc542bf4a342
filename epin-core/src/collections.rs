//! Collections that are keyed by token, kind or piece and look up their keys by index.

#[cfg(feature = "alloc")]
mod entry;
#[cfg(feature = "alloc")]
mod epin_map;
mod epin_table;
pub mod iter;

#[cfg(feature = "alloc")]
pub use self::entry::Entry;
#[cfg(feature = "alloc")]
pub use self::epin_map::EpinMap;
pub use self::epin_table::EpinTable;
