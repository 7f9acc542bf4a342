//! The constants of the names of styles.

#![allow(clippy::panic, reason = "evaluated in constants only, for names that the macro has read")]

use epin_core::name_of;

use crate::notation::Snn;

/// A type whose constant is a style's name. There are too many names for a constant each, so the
/// arguments are the 32 bytes of the name, eight in each: `Chess` is
/// `<SnnBytes<4857243744644104192, 0, 0, 0>>::SNN`.
pub struct SnnBytes<const A: u64, const B: u64, const C: u64, const D: u64>;

impl<const A: u64, const B: u64, const C: u64, const D: u64> SnnBytes<A, B, C, D> {
    /// The style's name that the literal spells.
    pub const SNN: Snn = match name_of([A, B, C, D]) {
        Some(name) => Snn(name),
        None => panic!("not a name"),
    };
}
