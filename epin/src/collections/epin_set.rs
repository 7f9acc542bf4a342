//! A set of tokens, [`EpinSet`], and its iterator.

// First, so that rustdoc lists the methods of this file first: it takes them in the order of the
// modules, and those of a module's own file after those of its submodules.
mod bit_set;

mod suggest;

pub use bit_set::{EpinSet, Iter};
