//! How tokens are written and read: as their text, in every format.
//!
//! [`Epin`](crate::Epin), [`Pin`](crate::Pin), [`Piece`](crate::Piece), [`Sin`](crate::Sin),
//! [`Qpi`](crate::Qpi), [`Styles`](crate::Styles) and [`Snn`](crate::Snn) are strings, in binary
//! formats and as map keys, too. [`EpinSet`](crate::EpinSet) is a sequence and `EpinMap` a map; a
//! token that is given twice is an error. The error for a text that is not valid repeats it,
//! escaped and cut short, and says what was probably meant.
//! [`guide::formats`](crate::guide::formats) shows formats and their traps.
//!
//! [`Letter`](crate::Letter), [`Side`](crate::Side) and [`State`](crate::State) are words, such as
//! `"K"`, `"first"` and `"enhanced"`. The enum of a catalog is a token of the first side, with
//! [`#[epin(serde)]`](crate::Catalog#kinds-in-files).
//!
//! To write a token as a number in a binary format, wrap it in [`Compact`].

pub mod compact;
#[cfg(feature = "derive")]
pub(crate) mod kind;
#[cfg(feature = "alloc")]
mod map;
mod once;
mod set;
mod token;

pub use compact::Compact;
