//! A set of tokens.

// First, so that rustdoc lists its methods first: it follows the order of the modules.
pub(crate) mod bit_set;

pub(crate) mod set_iter;
mod suggest;
