//! The entry of a key in an [`EpinMap`](crate::EpinMap).

#[doc(inline)]
pub use epin_core::Entry;
