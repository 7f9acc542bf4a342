//! The iterator over the pieces of a hand.

use core::iter::FusedIterator;
use core::marker::PhantomData;

use epin_grammar::read_item;

use crate::any_piece::Known;
use crate::{AnyPiece, Epin};

/// An iterator over the pieces of a hand and how many there are of each, 1 or more, in the order of
/// the string: greater counts come first. [`Feen::hand`](super::Feen::hand) returns it.
///
/// ```
/// use epin::feen::Feen;
/// use epin::{Side, epin};
///
/// let position = Feen::parse("9 2PR/b S/s")?;
/// let hand = position.hand(Side::First);
/// assert_eq!(hand.collect::<Vec<_>>(), [(epin!("P"), 2), (epin!("R"), 1)]);
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Debug, Clone)]
#[must_use]
pub struct Hand<'a, P = Epin> {
    rest: &'a [u8],
    pieces: PhantomData<fn() -> P>,
}

impl<'a, P> Hand<'a, P> {
    pub(super) const fn of(hand: &'a [u8]) -> Self {
        Self { rest: hand, pieces: PhantomData }
    }
}

impl<P: AnyPiece> Iterator for Hand<'_, P> {
    type Item = (P, u32);

    #[inline]
    fn next(&mut self) -> Option<(P, u32)> {
        let ((token, count), rest) = read_item(self.rest)?;
        self.rest = rest;
        Some((P::known(Known(token)), count))
    }
}

impl<P: AnyPiece> FusedIterator for Hand<'_, P> {}
