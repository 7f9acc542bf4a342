//! String to value, or `None` if it spells none. Of a token or a name, also where such a string stops
//! being valid, and what was expected there.

pub(crate) mod error_kind;
pub(crate) mod scan;
pub(crate) mod snn;
pub(crate) mod styles;
mod tables;
