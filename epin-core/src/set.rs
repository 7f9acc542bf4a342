//! A set of tokens.

mod epin_set;

mod algebra;
mod iter;
mod suggest;

pub use self::epin_set::EpinSet;
pub use self::iter::SetIter;
