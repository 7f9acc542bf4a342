//! A set of tokens.

mod epin_set;

mod algebra;
mod suggest;

pub use self::epin_set::{EpinSet, SetIter};
