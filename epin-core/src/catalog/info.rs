//! A catalog as data, without its type: what messages and schemas need to know about it, and how its
//! tokens change with the side.
//!
//! In a catalog of two styles (`C::__STYLED`), a kind has the same style on both sides, so the `'` changes
//! with the side: in a game of `C/m`, the Queen is `Q` and `q'`, and the Met is `Q'` and `q`.

use crate::set::bit_set::EpinSet;
use crate::token::attributes::Side;
use crate::token::layout::Epin;

/// What messages and schemas need to know about a catalog. Its fields are private: another
/// crate can reach this value through the hidden items of the trait `Key`, and must not read it.
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

/// Returns the data of a catalog: its `NAME`, `TOKENS`, `MEMBERS` and `__STYLED`.
#[must_use]
pub const fn catalog_info(
    name: &'static str,
    tokens: &'static [&'static [Epin]],
    members: &'static EpinSet,
    styled: bool,
) -> CatalogInfo {
    CatalogInfo { name, tokens, members, styled }
}

/// Returns the name of a catalog, and its tokens of the first side, by kind.
#[cfg(feature = "schemars1")]
#[must_use]
pub fn name_and_tokens(catalog: &CatalogInfo) -> (&'static str, &'static [&'static [Epin]]) {
    (catalog.name, catalog.tokens)
}

/// Returns the tokens of a catalog for both sides, in the order of declaration.
///
/// All tokens of the first side come before all tokens of the second side.
#[cfg(feature = "schemars1")]
pub fn tokens_of_both_sides(catalog: &CatalogInfo) -> impl Iterator<Item = Epin> {
    let of = |side| {
        let tokens = catalog.tokens.iter().copied().flatten();
        tokens.map(move |token| on_side(*token, side, catalog.styled))
    };
    of(Side::First).chain(of(Side::Second))
}

/// Returns the token of the same kind on the other side.
#[inline]
#[must_use]
pub const fn flipped(token: Epin, styled: bool) -> Epin {
    let flipped = token.flipped();
    if styled { of_style(flipped, token.style_side()) } else { flipped }
}

/// Returns the token of the same kind on a side.
#[inline]
#[must_use]
pub const fn on_side(token: Epin, side: Side, styled: bool) -> Epin {
    let on_side = token.with_side(side);
    if styled { of_style(on_side, token.style_side()) } else { on_side }
}

/// Returns the token with the style of a side: with a `'` if that is not the token's own side.
#[inline]
#[must_use]
pub const fn of_style(token: Epin, style: Side) -> Epin {
    token.with_derived(token.side() as u8 != style as u8)
}
