//! A catalog as data, without its type: what messages and schemas need to know about it.

use super::Catalog;
#[cfg(feature = "schemars1")]
use super::sides::on_side;
use crate::notation::Styles;
use crate::set::EpinSet;
use crate::token::Epin;
#[cfg(feature = "schemars1")]
use crate::token::Side;

/// What messages and schemas need to know about a catalog, for functions that are not generic over the catalog.
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
    /// `C::__STYLES`.
    pub(crate) styles: Option<Styles>,
}

impl CatalogInfo {
    /// Returns the data of a catalog.
    pub(crate) const fn of<C: Catalog>() -> &'static Self {
        const {
            &Self {
                name: C::NAME,
                tokens: C::TOKENS,
                members: &C::MEMBERS,
                has_two_styles: C::__TWO_STYLES,
                styles: C::__STYLES,
            }
        }
    }

    /// Returns the tokens of the catalog in the order of declaration: all first-side tokens, then all
    /// second-side tokens.
    #[cfg(feature = "schemars1")]
    pub(crate) fn tokens_of_both_sides(&self) -> impl Iterator<Item = Epin> + use<> {
        let Self { tokens, has_two_styles, .. } = *self;
        let of = move |side| {
            tokens.iter().copied().flatten().map(move |token| on_side(*token, side, has_two_styles))
        };
        of(Side::First).chain(of(Side::Second))
    }
}
