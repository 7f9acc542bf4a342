//! A catalog as data, without its type: what messages and schemas need to know about it, and how its
//! tokens change with the side.
//!
//! In a catalog of two styles (`C::__STYLED`), a kind has the same style on both sides, so the `'` changes
//! with the side: in a game of `C/m`, the Queen is `Q` and `q'`, and the Met is `Q'` and `q`.

use crate::set::bit_set::EpinSet;
use crate::token::attributes::Side;
use crate::token::layout::Epin;

/// What messages and schemas need to know about a catalog. Its fields are private: another crate can reach
/// this value through `Key`'s hidden items, but must not read it.
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

/// Returns the token of the same kind on the other side.
#[inline]
#[must_use]
pub const fn flipped(token: Epin, styled: bool) -> Epin {
    let flipped = token.flipped();
    if styled { of_style(flipped, token.style_side()) } else { flipped }
}

/// Returns the token of the same kind on the given side.
#[inline]
#[must_use]
pub const fn on_side(token: Epin, side: Side, styled: bool) -> Epin {
    let on_side = token.with_side(side);
    if styled { of_style(on_side, token.style_side()) } else { on_side }
}

/// Returns the token with the style of a side. The result has a `'` if that side is not the token's own.
#[inline]
#[must_use]
pub const fn of_style(token: Epin, style: Side) -> Epin {
    token.with_derived(token.side() as u8 != style as u8)
}
