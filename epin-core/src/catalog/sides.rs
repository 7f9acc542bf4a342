//! How the tokens of a catalog change with the side.
//!
//! In a catalog of two styles (`C::__TWO_STYLES`), a kind has the same style on both sides. A `'` marks the
//! other side's style, so the kind's tokens have it on one side only: in a game of `C/m`, the Queen is `Q` and
//! `q'`, and the Met is `Q'` and `q`.

use crate::token::{Epin, Side};

/// Returns the token of the same kind on the other side. In a catalog of two styles, this token has the same
/// style, unlike the result of [`Epin::flipped`].
#[inline]
pub(crate) const fn counterpart(token: Epin, has_two_styles: bool) -> Epin {
    let flipped = token.flipped();
    if has_two_styles { with_style_of(flipped, token.style_side()) } else { flipped }
}

/// Returns the token of the same kind on the given side.
#[inline]
pub(crate) const fn on_side(token: Epin, side: Side, has_two_styles: bool) -> Epin {
    let on_side = token.with_side(side);
    if has_two_styles { with_style_of(on_side, token.style_side()) } else { on_side }
}

/// Returns `token` with the style of the given side. The result has a `'` if that side is not the token's own.
#[inline]
#[must_use]
pub const fn with_style_of(token: Epin, style_side: Side) -> Epin {
    token.with_derived(token.side() as u8 != style_side as u8)
}
