//! What a derived catalog calls.

use crate::{Catalog, Epin, EpinTable, UnknownPiece};

#[cfg(feature = "schemars1")]
pub use crate::schemars::kind_schema;
#[cfg(feature = "serde")]
pub use crate::serde::kind::{deserialize_kind, serialize_kind};
#[cfg(feature = "schemars1")]
pub use ::schemars;
#[cfg(feature = "serde")]
pub use ::serde_core;
#[cfg(feature = "schemars1")]
pub use alloc::borrow::Cow;

/// Returns the `TABLE` of a catalog with `ALL` and `TOKENS`.
#[must_use]
pub const fn table<C: Catalog>() -> EpinTable<Option<C>> {
    let mut table = EpinTable::filled(None);
    let mut catalog = (C::ALL, C::TOKENS);
    while let (&[piece, ref other_pieces @ ..], &[mut tokens, ref other_tokens @ ..]) = catalog {
        while let &[token, ref others @ ..] = tokens {
            *table.get_mut(token) = Some(piece);
            *table.get_mut(token.flipped()) = Some(piece);
            tokens = others;
        }
        catalog = (other_pieces, other_tokens);
    }
    table
}

/// Returns what a catalog's table has for a token. The derive does not copy the value itself, for
/// enums that are not `Copy`: see `epin-macros/src/one_error.md`, Derive.
#[inline]
pub fn lookup<C: Catalog>(table: &EpinTable<Option<C>>, token: Epin) -> Option<C> {
    *table.get(token)
}

/// Returns the kind of piece that a token names.
pub fn kind<C: Catalog>(token: Epin) -> Result<C, UnknownPiece> {
    C::of(token).ok_or_else(|| UnknownPiece::new::<C>(token))
}
