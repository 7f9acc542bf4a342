//! Collections whose keys are tokens, kinds or pieces and are looked up by index.

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
