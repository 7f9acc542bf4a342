//! A catalog as data, without its type: what messages and schemas need to know about it.

#[cfg(feature = "schemars1")]
use super::sides::on_side;
use crate::set::EpinSet;
use crate::token::Epin;
#[cfg(feature = "schemars1")]
use crate::token::Side;

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

/// Returns the `NAME` of a catalog.
#[cfg(feature = "schemars1")]
#[must_use]
pub const fn catalog_name(catalog: &CatalogInfo) -> &'static str {
    catalog.name
}

/// Returns the `TOKENS` of a catalog.
#[cfg(feature = "schemars1")]
#[must_use]
pub const fn tokens_by_kind(catalog: &CatalogInfo) -> &'static [&'static [Epin]] {
    catalog.tokens
}

/// Returns the tokens of a catalog in the order of declaration: all first-side tokens, then all second-side
/// tokens.
#[cfg(feature = "schemars1")]
pub fn tokens_of_both_sides(catalog: &CatalogInfo) -> impl Iterator<Item = Epin> {
    let CatalogInfo { tokens, has_two_styles, .. } = *catalog;
    let of = move |side| {
        tokens.iter().copied().flatten().map(move |token| on_side(*token, side, has_two_styles))
    };
    of(Side::First).chain(of(Side::Second))
}
