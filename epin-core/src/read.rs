//! Parsers: each returns the value or `None`. For errors, `stop` also finds where a string stops being
//! valid and what was expected there.

pub(crate) mod error_kind;
pub(crate) mod scan;
pub(crate) mod snn;
pub(crate) mod styles;
mod tables;
