//! The hands of both sides, [`Hands`].

use core::ops::{Index, IndexMut};

use crate::token::{Epin, Side};

use super::Hand;
use crate::catalog::AnyPiece;

/// The pieces that each side has in hand.
///
/// `Hands` does not implement serde's traits. To store the hands with their position, use
/// [`FeenBuf`](super::FeenBuf); to store them alone, store the string of each [`Hand`].
///
/// ```
/// use epin::feen::Hands;
/// use epin::{Side, epin};
///
/// let mut hands = Hands::default();
/// hands[Side::Second].add(epin!("p"));
/// assert_eq!(hands.second.count(epin!("p")), 1);
/// assert!(hands[Side::First].is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Hands<P: AnyPiece = Epin> {
    /// The pieces that the first side has in hand.
    pub first: Hand<P>,
    /// The pieces that the second side has in hand.
    pub second: Hand<P>,
}

impl<P: AnyPiece> Hands<P> {
    /// Returns the pieces in both hands, each with the side whose hand it is in and with its count.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin::{Side, epin};
    ///
    /// let hands = Feen::parse("9 2PR/b S/s")?.to_position().hands;
    /// assert_eq!(hands.iter().next(), Some((Side::First, epin!("P"), 2)));
    /// assert_eq!(hands.iter().last(), Some((Side::Second, epin!("b"), 1)));
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Side, P, u32)> + Clone + '_ {
        let pieces = |side| self[side].iter().map(move |(piece, count)| (side, piece, count));
        pieces(Side::First).chain(pieces(Side::Second))
    }
}

impl<P: AnyPiece> Default for Hands<P> {
    /// Returns two hands without pieces.
    fn default() -> Self {
        Self { first: Hand::new(), second: Hand::new() }
    }
}

impl<P: AnyPiece> Index<Side> for Hands<P> {
    type Output = Hand<P>;

    #[inline]
    fn index(&self, side: Side) -> &Hand<P> {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl<P: AnyPiece> IndexMut<Side> for Hands<P> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut Hand<P> {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }
}
