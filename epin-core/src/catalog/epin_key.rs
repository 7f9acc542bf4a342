//! The `EpinKey` trait, for the keys of tables and maps: tokens, kinds and pieces.

use core::fmt::Display;

use self::sealed::KeyItems;
use super::array::Array;
use super::info::CatalogInfo;
use super::{Catalog, Piece};
use crate::token::{Epin, Indexed, Side};

/// A key of an [`EpinTable`](crate::EpinTable) or an [`EpinMap`](crate::EpinMap): a token, a kind of
/// piece, or a piece.
///
/// These types implement it:
///
/// - [`Epin`], which has [`Epin::COUNT`] keys;
/// - `C`, an enum that derives [`Catalog`](crate::Catalog), which has as many keys as
///   [`C::ALL`](crate::Catalog::ALL) has elements;
/// - [`Piece<C>`](crate::Piece), which has [`Piece::<C>::COUNT`](crate::Piece::COUNT) keys.
///
/// ```
/// use epin::{EpinKey, EpinTable, epin};
///
/// fn largest<K: EpinKey>(worth: &EpinTable<K, u32>) -> Option<K> {
///     worth.iter().max_by_key(|(_, worth)| **worth).map(|(key, _)| key)
/// }
///
/// let worth = EpinTable::from_entries(0, &[(epin!("P"), 1), (epin!("R"), 5)]);
/// assert_eq!(largest(&worth), Some(epin!("R")));
/// ```
///
/// No other type can implement this trait, because its supertrait `KeyItems` is private.
#[diagnostic::on_unimplemented(
    message = "expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `{Self}`",
    label = "not a key of tables and maps",
    note = "a catalog is an enum with `#[derive(Clone, Copy, PartialEq, Eq, Catalog)]`, \
            with epin's feature `derive`"
)]
pub trait EpinKey: Copy + Eq + Send + Sync + 'static + sealed::KeyItems {
    /// The array in which a table stores its values: `[V; N]`, where `N` is the number of keys.
    ///
    /// The trait in the bound is private. Only arrays implement it.
    // It is here and not in `KeyItems`, because rustc's error for a static of type `EpinTable<u8, i32>` is
    // about the trait that declares `Array`, and only `EpinKey` has an error message for users.
    type Array<V>: Array<V>;
}

impl EpinKey for Epin {
    type Array<V> = [V; Self::COUNT];
}

// Hides this implementation from errors. Otherwise, for a type that cannot be a key, rustc would ask for a
// `Catalog`, but a key can also be an `Epin` or a `Piece`.
#[diagnostic::do_not_recommend]
impl<C: Catalog> EpinKey for C {
    type Array<V> = C::PerKind<V>;
}

impl<C: Catalog> Indexed for C {
    const KEY_COUNT: usize = C::ALL.len();

    #[inline]
    #[allow(clippy::indexing_slicing, reason = "evaluated in a constant: a catalog has a kind")]
    fn at(index: usize) -> Self {
        C::ALL.get(index).copied().unwrap_or(const { C::ALL[0] })
    }
}

#[diagnostic::do_not_recommend]
impl<C: Catalog> KeyItems for C {
    const CATALOG: Option<&'static CatalogInfo> = Some(CatalogInfo::of::<C>());
    const IS_KIND: bool = true;

    #[inline]
    fn slot(self) -> usize {
        self.index()
    }

    #[inline]
    fn key_token(self) -> Epin {
        self.token(Side::First)
    }

    fn named_by(token: Epin) -> Result<Self, impl Display> {
        let kind = if token.side() == Side::First { C::from_token(token) } else { None };
        kind.ok_or_else(|| CatalogInfo::of::<C>().not_a_kind(token))
    }
}

impl<C: Catalog> EpinKey for Piece<C> {
    type Array<V> = C::PerPiece<V>;
}

impl<C: Catalog> KeyItems for Piece<C> {
    const CATALOG: Option<&'static CatalogInfo> = Some(CatalogInfo::of::<C>());

    #[inline]
    fn slot(self) -> usize {
        self.index()
    }

    #[inline]
    fn key_token(self) -> Epin {
        self.token()
    }

    fn named_by(token: Epin) -> Result<Self, impl Display> {
        Self::try_from(token)
    }
}

pub(crate) mod sealed {
    use core::convert::Infallible;
    use core::fmt::Display;

    use super::{CatalogInfo, Epin, Indexed};

    /// The items of [`EpinKey`](super::EpinKey) that are meant only for this crate. Generic code in another
    /// crate can also use them, but that does no harm.
    ///
    /// `slot` and `key_token` are not called `index` and `token`, because [`Catalog`](crate::Catalog) has
    /// methods of these names, and a call in generic code would be ambiguous.
    pub trait KeyItems: Indexed {
        /// The catalog, or `None` for `Epin`: an `Epin` can be any token.
        const CATALOG: Option<&'static CatalogInfo>;

        /// Whether the keys are kinds.
        const IS_KIND: bool = false;

        /// Returns the key's slot: the place of its value in an array that has one value per key, in the order
        /// of all keys.
        fn slot(self) -> usize;

        /// Returns the token that represents the key in files and messages.
        fn key_token(self) -> Epin;

        /// Returns the key that a token names in a file, or the message if the token names no key. Only
        /// a kind's first-side tokens name it.
        fn named_by(token: Epin) -> Result<Self, impl Display>;
    }

    impl KeyItems for Epin {
        const CATALOG: Option<&'static CatalogInfo> = None;

        #[inline]
        fn slot(self) -> usize {
            self.index()
        }

        #[inline]
        fn key_token(self) -> Epin {
            self
        }

        fn named_by(token: Epin) -> Result<Self, impl Display> {
            Ok::<_, Infallible>(token)
        }
    }
}
