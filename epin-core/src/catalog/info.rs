//! A catalog as data, without its type: what messages and schemas need to know about it.

use crate::set::epin_set::EpinSet;
use crate::token::layout::Epin;

/// What messages and schemas need to know about a catalog. Its fields are private, because other crates can
/// reach this value through `Key`'s hidden items, but must not read its contents.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct CatalogInfo {
    /// `C::NAME`.
    pub(crate) name: &'static str,
    /// `C::TOKENS`.
    pub(crate) tokens: &'static [&'static [Epin]],
    /// `C::MEMBERS`.
    pub(crate) members: &'static EpinSet,
    /// `C::__STYLED`.
    pub(crate) styled: bool,
}

impl CatalogInfo {
    /// Returns the data of a catalog: its `NAME`, `TOKENS`, `MEMBERS` and `__STYLED`.
    #[must_use]
    pub const fn new(
        name: &'static str,
        tokens: &'static [&'static [Epin]],
        members: &'static EpinSet,
        styled: bool,
    ) -> Self {
        Self { name, tokens, members, styled }
    }
}

/// Returns the `NAME`, `TOKENS` and `__STYLED` of a catalog.
#[cfg(feature = "schemars1")]
#[must_use]
pub const fn name_tokens_styled(
    catalog: &CatalogInfo,
) -> (&'static str, &'static [&'static [Epin]], bool) {
    (catalog.name, catalog.tokens, catalog.styled)
}
