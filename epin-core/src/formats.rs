//! Tokens in files (`serde`, JSON schemas, numbers for binary formats), and arbitrary tokens for fuzzing.

// Each trait implementation in these modules repeats the `cfg` of its module, so that the documentation of `epin`
// shows the feature that the implementation needs. In the documentation of another crate, rustdoc ignores the
// `cfg` of the module that an implementation is in.

#[cfg(feature = "arbitrary1")]
mod arbitrary;
#[cfg(feature = "serde")]
pub(crate) mod compact;
#[cfg(feature = "schemars1")]
pub(crate) mod schemars;
#[cfg(feature = "serde")]
pub(crate) mod serde;
