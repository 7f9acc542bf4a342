//! A set of tokens, [`EpinSet`], and its iterator.

// First, so that rustdoc lists the methods of this file first: it takes them in the order of the
// modules, and those of a module's own file after those of its submodules.
mod bits;

mod algebra;
mod build;
mod iter;
mod suggest;

pub use bits::EpinSet;
pub use iter::Iter;
