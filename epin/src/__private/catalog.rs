//! The functions that a derived catalog calls.

use epin_core::{Epin, UnknownPieceError, flipped, unknown_piece};

use crate::catalog::{Catalog, info};
use crate::collections::EpinTable;

#[cfg(feature = "serde")]
pub use crate::formats::key::{deserialize_kind, serialize_kind};
#[cfg(feature = "schemars1")]
pub use crate::formats::schemars::kind_schema;
#[cfg(feature = "schemars1")]
pub use ::schemars;
#[cfg(feature = "serde")]
pub use ::serde_core;
#[cfg(feature = "schemars1")]
pub use alloc::borrow::Cow;

/// Returns the table for a catalog's `__KINDS`, made from its `ALL` and `TOKENS`.
#[allow(clippy::indexing_slicing, reason = "evaluated in a constant: a catalog has a kind")]
#[must_use]
pub const fn kinds<C: Catalog>() -> EpinTable<Epin, C> {
    let mut table = EpinTable::new([C::ALL[0]; Epin::COUNT]);
    let mut catalog = (C::ALL, C::TOKENS);
    while let (&[kind, ref other_kinds @ ..], &[mut tokens, ref other_tokens @ ..]) = catalog {
        while let &[token, ref others @ ..] = tokens {
            *table.get_mut(token) = kind;
            *table.get_mut(flipped(token, C::__STYLED)) = kind;
            tokens = others;
        }
        catalog = (other_kinds, other_tokens);
    }
    table
}

/// Returns the kind of piece that a token names.
pub fn kind<C: Catalog>(token: Epin) -> Result<C, UnknownPieceError> {
    C::of(token).ok_or_else(|| unknown_piece(info::<C>(), token))
}
