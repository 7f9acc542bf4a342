//! String to value, or `None` if it spells none. Of a token or a name, also where such a string stops
//! being valid, and what was expected there.

pub(crate) mod attribute;
pub(crate) mod kind;
pub(crate) mod name;
pub(crate) mod qpi;
pub(crate) mod scan;
pub(crate) mod sin;
pub(crate) mod slice;
pub(crate) mod styles;
mod tables;
