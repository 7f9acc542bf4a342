//! The iterators over tokens, pieces, sets, tables and maps.

#[cfg(feature = "alloc")]
mod map;
mod table;

#[doc(inline)]
pub use crate::set::SetIter;
pub use crate::token::All;
#[cfg(feature = "alloc")]
pub use map::{MapIntoIter, MapIter, MapIterMut, MapKeys, MapValues, MapValuesMut};
pub use table::{TableIntoIter, TableIter, TableIterMut, TableKeys};
