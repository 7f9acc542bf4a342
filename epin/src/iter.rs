//! The iterators over tokens, pieces, sets, tables and maps.
//!
//! Methods return these types, so you need the name of a type only to store an iterator, as in the struct
//! below. Each iterator is double-ended and knows its length, and its `Debug` output shows the remaining
//! items.
//!
//! ```
//! use epin::iter::TableIter;
//! use epin::{Epin, EpinTable, epin};
//!
//! struct Cursor<'a> {
//!     entries: TableIter<'a, Epin, u8>,
//! }
//!
//! let table = EpinTable::from_entries(0, &[(epin!("+z^'"), 9)]);
//! let mut cursor = Cursor { entries: table.iter() };
//! cursor.entries.nth(621);
//! assert_eq!(format!("{:?}", cursor.entries), "{+z^: 0, +z^': 9}");
//! ```

#[doc(inline)]
pub use epin_core::iter::{All, SetIter, TableIntoIter, TableIter, TableIterMut, TableKeys};
#[cfg(feature = "alloc")]
#[doc(inline)]
pub use epin_core::iter::{MapIntoIter, MapIter, MapIterMut, MapKeys, MapValues, MapValuesMut};
