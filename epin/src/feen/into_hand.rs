//! What [`FeenBuf::new`](super::FeenBuf::new) takes as a hand, and as both hands.

use crate::{Catalog, Piece, PieceTable};

/// A hand: a list or another iterator of pieces and their counts, or a [`PieceTable`] of `u8`, by value
/// or by reference.
///
/// ```
/// use epin::feen::{BuildFeenError, FeenBuf, IntoHand};
/// use epin::{Epin, Side, Styles, epin};
///
/// fn drops(hand: impl IntoHand<Epin>) -> Result<FeenBuf, BuildFeenError> {
///     FeenBuf::new(&[9], [None; 9], (hand, []), Styles::parse("S/s").unwrap(), Side::First)
/// }
///
/// assert_eq!(drops([(epin!("P"), 2)])?.as_str(), "9 2P/ S/s");
/// # Ok::<(), BuildFeenError>(())
/// ```
pub trait IntoHand<P> {
    /// Returns the pieces in the hand and how many there are of each.
    fn into_hand(self) -> impl Iterator<Item = (P, u32)>;
}

impl<P, I: IntoIterator<Item = (P, u32)>> IntoHand<P> for I {
    fn into_hand(self) -> impl Iterator<Item = (P, u32)> {
        self.into_iter()
    }
}

impl<C: Catalog> IntoHand<Piece<C>> for PieceTable<C, u8> {
    fn into_hand(self) -> impl Iterator<Item = (Piece<C>, u32)> {
        self.into_iter().map(|(piece, count)| (piece, count.into()))
    }
}

impl<C: Catalog> IntoHand<Piece<C>> for &PieceTable<C, u8> {
    fn into_hand(self) -> impl Iterator<Item = (Piece<C>, u32)> {
        self.iter().map(|(piece, count)| (piece, u32::from(*count)))
    }
}

/// The first side's hand and the second's: a pair, or an array of two. The hands of a pair need not
/// have the same type.
///
/// ```
/// use epin::feen::{BuildFeenError, FeenBuf, IntoHands};
/// use epin::{Epin, Side, Styles, epin};
///
/// fn drops(hands: impl IntoHands<Epin>) -> Result<FeenBuf, BuildFeenError> {
///     FeenBuf::new(&[9], [None; 9], hands, Styles::parse("S/s").unwrap(), Side::First)
/// }
///
/// assert_eq!(drops([[(epin!("P"), 2)], [(epin!("r"), 1)]])?.as_str(), "9 2P/r S/s");
/// assert_eq!(drops(([(epin!("P"), 2)], []))?.as_str(), "9 2P/ S/s");
/// # Ok::<(), BuildFeenError>(())
/// ```
// A trait instead of `impl Into<(A, B)>`, so that rustc points at the hand that has another type, and
// not at the whole call.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not two hands",
    label = "expected a pair of hands, or an array of two"
)]
pub trait IntoHands<P> {
    /// Returns the pieces in each hand and how many there are of each.
    fn into_hands(self) -> (impl Iterator<Item = (P, u32)>, impl Iterator<Item = (P, u32)>);
}

impl<P, A: IntoHand<P>, B: IntoHand<P>> IntoHands<P> for (A, B) {
    fn into_hands(self) -> (impl Iterator<Item = (P, u32)>, impl Iterator<Item = (P, u32)>) {
        (self.0.into_hand(), self.1.into_hand())
    }
}

impl<P, H: IntoHand<P>> IntoHands<P> for [H; 2] {
    fn into_hands(self) -> (impl Iterator<Item = (P, u32)>, impl Iterator<Item = (P, u32)>) {
        let [first, second] = self;
        (first.into_hand(), second.into_hand())
    }
}
