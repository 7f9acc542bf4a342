//! Kinds and pieces as the keys of tables and maps.

use core::fmt::Display;

use epin_core::{CatalogInfo, Epin, Indexed, Side, not_a_kind_message};

use super::{Catalog, Piece, catalog_info};
use crate::collections::{Key, KeyItems};

// Without this attribute, rustc would report a type that cannot be a key as not being a catalog, although a
// key need not be one.
#[diagnostic::do_not_recommend]
impl<C: Catalog> Key for C {
    #[doc(hidden)]
    type Array<V> = C::PerKind<V>;
}

#[diagnostic::do_not_recommend]
impl<C: Catalog> KeyItems for C {
    const CATALOG: Option<&'static CatalogInfo> = Some(catalog_info::<C>());
    const IS_KIND: bool = true;
    const KEY_COUNT: usize = C::ALL.len();

    #[inline]
    fn slot(self) -> usize {
        self.index()
    }

    #[inline]
    #[allow(clippy::indexing_slicing, reason = "evaluated in a constant: a catalog has a kind")]
    fn at(slot: usize) -> Self {
        C::ALL.get(slot).copied().unwrap_or(const { C::ALL[0] })
    }

    #[inline]
    fn key_token(self) -> Epin {
        self.token(Side::First)
    }

    fn named_by(token: Epin) -> Result<Self, impl Display> {
        let kind = if token.side() == Side::First { C::of(token) } else { None };
        kind.ok_or_else(|| not_a_kind_message(catalog_info::<C>(), token))
    }
}

impl<C: Catalog> Key for Piece<C> {
    #[doc(hidden)]
    type Array<V> = C::PerPiece<V>;
}

impl<C: Catalog> KeyItems for Piece<C> {
    const CATALOG: Option<&'static CatalogInfo> = Some(catalog_info::<C>());
    const KEY_COUNT: usize = Self::COUNT;

    #[inline]
    fn slot(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(slot: usize) -> Self {
        Indexed::at(slot)
    }

    #[inline]
    fn key_token(self) -> Epin {
        self.epin()
    }

    fn named_by(token: Epin) -> Result<Self, impl Display> {
        Self::try_from(token)
    }
}
