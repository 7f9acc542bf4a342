//! Collections that are keyed by token, kind or piece and look up their keys by index.

#[cfg(feature = "alloc")]
mod epin_map;
mod epin_table;
pub mod iter;
#[cfg(feature = "alloc")]
mod map_entry;

#[cfg(feature = "alloc")]
pub use self::epin_map::EpinMap;
pub use self::epin_table::EpinTable;
#[cfg(feature = "alloc")]
pub use self::map_entry::MapEntry;
