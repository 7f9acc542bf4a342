//! Reading the types that are written as a string: tokens, names, styles and positions.

use core::fmt::Display;
use core::marker::PhantomData;

use serde_core::de::Error;

/// What serde's errors call a token, a piece or a kind.
pub(crate) const TOKEN: &str = "an EPIN token";

/// Reads a `T` with its own parser. `text.rs` implements the reading of most types.
pub(crate) struct TypeReader<T>(PhantomData<T>);

impl<T> TypeReader<T> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

#[cold]
pub(crate) fn refusal<E: Error>(message: impl Display) -> E {
    E::custom(message)
}
