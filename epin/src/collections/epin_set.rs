//! A set of tokens, [`EpinSet`].

// First, so that rustdoc lists its methods first: it follows the order of the modules, and puts the
// methods of a module's own file after those of its submodules.
mod bit_set;

mod suggest;

pub use bit_set::EpinSet;
