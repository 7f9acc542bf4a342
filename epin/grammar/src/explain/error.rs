//! The errors: each keeps the start of a string, and works out the rest when it is asked.

pub(crate) mod name;
pub(crate) mod styles;
pub(crate) mod token;
