//! A catalog as data, without its type: what messages and schemas need to know about it.

use crate::set::EpinSet;
use crate::token::Epin;

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
    /// `C::__TWO_STYLES`.
    pub(crate) has_two_styles: bool,
}

impl CatalogInfo {
    /// Returns the data of a catalog: its `NAME`, `TOKENS`, `MEMBERS` and `__TWO_STYLES`.
    #[must_use]
    pub const fn new(
        name: &'static str,
        tokens: &'static [&'static [Epin]],
        members: &'static EpinSet,
        has_two_styles: bool,
    ) -> Self {
        Self { name, tokens, members, has_two_styles }
    }
}

/// Returns the `NAME`, `TOKENS` and `__TWO_STYLES` of a catalog.
#[cfg(feature = "schemars1")]
#[must_use]
pub const fn name_tokens_two_styles(
    catalog: &CatalogInfo,
) -> (&'static str, &'static [&'static [Epin]], bool) {
    (catalog.name, catalog.tokens, catalog.has_two_styles)
}
