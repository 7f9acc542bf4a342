//! A catalog without its type, for code without a parameter `C`.

#[cfg(feature = "schemars1")]
use super::on_side;
#[cfg(feature = "schemars1")]
use crate::Side;
use crate::{Catalog, Epin, EpinSet};

/// What messages and schemas say about a catalog.
#[derive(Debug, PartialEq, Eq)]
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
    /// Returns the info of catalog `C`.
    pub(crate) const fn of<C: Catalog>() -> &'static Self {
        const { &Self { name: C::NAME, tokens: C::TOKENS, members: &C::MEMBERS, styled: C::__STYLED } }
    }

    /// Returns the first side's tokens as declared, and then the second side's.
    #[cfg(feature = "schemars1")]
    pub(crate) fn of_both_sides(&self) -> impl Iterator<Item = Epin> {
        let of = |side| {
            let tokens = self.tokens.iter().copied().flatten();
            tokens.map(move |token| on_side(*token, side, self.styled))
        };
        of(Side::First).chain(of(Side::Second))
    }
}
