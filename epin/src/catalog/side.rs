//! The tokens of a kind of piece on both sides, in a catalog of one style or of two.
//!
//! In a catalog of two styles (`C::__STYLED`), a kind keeps its style, so the `'` changes with the
//! side: in a game of `C/m`, the Queen is `Q` and `q'`, and the Met is `M'` and `m`.

use crate::{Epin, Side};

/// Returns the token of the same kind on the other side.
#[inline]
pub(crate) const fn flipped(token: Epin, styled: bool) -> Epin {
    let flipped = token.flipped();
    if styled { of_style(flipped, token.style_side()) } else { flipped }
}

/// Returns the token of the same kind on a side.
#[inline]
pub(crate) const fn on_side(token: Epin, side: Side, styled: bool) -> Epin {
    let on_side = token.with_side(side);
    if styled { of_style(on_side, token.style_side()) } else { on_side }
}

/// Returns the token with the style of a side: with a `'` if that is not the token's own side.
#[cfg_attr(not(feature = "derive"), allow(unreachable_pub))] // `__private` exports it.
#[inline]
#[must_use]
pub const fn of_style(token: Epin, style: Side) -> Epin {
    token.with_derived(token.side() as u8 != style as u8)
}
