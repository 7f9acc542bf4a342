//! A set of tokens.

pub(crate) mod epin_set;

mod algebra;
mod suggest;
