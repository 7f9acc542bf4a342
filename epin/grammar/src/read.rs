//! String to value, or `None` if it spells none. Of a token or a name, also where such a string stops
//! being valid, and what was expected there; `explain/feen.rs` finds what is wrong with a position.

pub(crate) mod attribute;
#[cfg(feature = "feen")]
pub(crate) mod feen;
pub(crate) mod kind;
pub(crate) mod name;
pub(crate) mod qpi;
pub(crate) mod scan;
pub(crate) mod sin;
pub(crate) mod slice;
pub(crate) mod styles;
mod tables;
