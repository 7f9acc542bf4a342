//! The iterators over the squares of a board, over its pieces, and over a hand.
//!
//! They read the string as they go: in `k^1/1R`, a `Walk` skips counts and slashes and returns
//! `k^` with the index 0 and `R` with the index 3.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

use super::lex::{read_count, read_item};
use crate::catalog::{AnyPiece, UncheckedToken};
use crate::token::{Epin, read_prefix};

/// An iterator over the squares of a board, with `None` for an empty square.
///
/// The squares are in the order of the string: the back rank of the second side comes first.
/// [`Feen::squares`](super::Feen::squares) returns it.
///
/// ```
/// use epin::epin;
/// use epin::feen::Feen;
///
/// let position = Feen::parse("k^1/1R / C/c")?;
/// assert_eq!(position.squares().len(), 4);
/// assert_eq!(position.squares().last(), Some(Some(epin!("R"))));
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Clone)]
#[must_use]
pub struct Squares<'a, P = Epin> {
    rest: &'a [u8],
    /// The number of empty squares before `rest` that have not been returned yet.
    empty: u32,
    /// The number of squares left, including those in `empty`.
    left: usize,
    pieces: PhantomData<fn() -> P>,
}

impl<'a, P> Squares<'a, P> {
    pub(super) const fn of(board: &'a [u8], left: usize) -> Self {
        Self { rest: board, empty: 0, left, pieces: PhantomData }
    }
}

impl<P: AnyPiece> Iterator for Squares<'_, P> {
    type Item = Option<P>;

    // Like `Walk::next`, but also returns each empty square. If the fields were a `Walk` and its next piece,
    // a `for` loop over the squares would take 1.15 to 1.4 times as many instructions, and the code would not
    // be shorter.
    #[inline]
    fn next(&mut self) -> Option<Option<P>> {
        self.left = self.left.checked_sub(1)?;
        if let Some(empty) = self.empty.checked_sub(1) {
            self.empty = empty;
            return Some(None);
        }
        while let [b'/', rest @ ..] = self.rest {
            self.rest = rest;
        }
        if let Some((token, rest)) = read_prefix(self.rest) {
            self.rest = rest;
            return Some(Some(P::new_unchecked(UncheckedToken(token))));
        }
        if let Some((count, rest)) = read_count(self.rest) {
            (self.empty, self.rest) = (count - 1, rest);
        }
        Some(None)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<P: AnyPiece> ExactSizeIterator for Squares<'_, P> {}

impl<P: AnyPiece> FusedIterator for Squares<'_, P> {}

/// An iterator over the pieces of a board, each with the index of its square.
///
/// The pieces are in the order of the string. [`Feen::pieces`](super::Feen::pieces) returns it.
///
/// ```
/// use epin::epin;
/// use epin::feen::Feen;
///
/// let position = Feen::parse("k^1/1R / C/c")?;
/// assert_eq!(position.pieces().collect::<Vec<_>>(), [(0, epin!("k^")), (3, epin!("R"))]);
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Clone)]
#[must_use]
pub struct Pieces<'a, P = Epin> {
    walk: Walk<'a>,
    pieces: PhantomData<fn() -> P>,
}

impl<'a, P> Pieces<'a, P> {
    pub(super) const fn of(board: &'a [u8]) -> Self {
        Self { walk: Walk::of(board), pieces: PhantomData }
    }
}

impl<P: AnyPiece> Iterator for Pieces<'_, P> {
    type Item = (usize, P);

    #[inline]
    fn next(&mut self) -> Option<(usize, P)> {
        let (index, token) = self.walk.next()?;
        Some((index, P::new_unchecked(UncheckedToken(token))))
    }
}

impl<P: AnyPiece> FusedIterator for Pieces<'_, P> {}

/// The part of a board that has not been read yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Walk<'a> {
    pub(super) rest: &'a [u8],
    /// The index of the next square. Additions to the index wrap, because callers can also pass an invalid
    /// string to the hidden functions of `FeenLiteral`, and the sum of that string's counts could overflow on
    /// 32-bit targets.
    index: usize,
}

impl<'a> Walk<'a> {
    /// Returns a walk from the start of a board.
    pub(super) const fn of(board: &'a [u8]) -> Self {
        Self { rest: board, index: 0 }
    }

    /// Returns the next piece and the index of its square.
    #[inline]
    pub(super) const fn next(&mut self) -> Option<(usize, Epin)> {
        loop {
            self.rest = if let Some((token, rest)) = read_prefix(self.rest) {
                let index = self.index;
                self.index = index.wrapping_add(1);
                self.rest = rest;
                return Some((index, token));
            } else if let Some((count, rest)) = read_count(self.rest) {
                self.index = self.index.wrapping_add(count as usize);
                rest
            } else if let [b'/', rest @ ..] = self.rest {
                rest
            } else {
                return None;
            };
        }
    }
}

/// An iterator over the pieces of a hand in a string, each with its count, which is 1 or more.
///
/// The pieces are in the order of the string: larger counts come first.
/// [`Feen::hand_pieces`](super::Feen::hand_pieces) returns it.
///
/// ```
/// use epin::feen::Feen;
/// use epin::{Side, epin};
///
/// let position = Feen::parse("9 2PR/b S/s")?;
/// let hand = position.hand_pieces(Side::First);
/// assert_eq!(hand.collect::<Vec<_>>(), [(epin!("P"), 2), (epin!("R"), 1)]);
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Clone)]
#[must_use]
pub struct HandPieces<'a, P = Epin> {
    rest: &'a [u8],
    pieces: PhantomData<fn() -> P>,
}

impl<'a, P> HandPieces<'a, P> {
    pub(super) const fn of(hand: &'a [u8]) -> Self {
        Self { rest: hand, pieces: PhantomData }
    }
}

impl<P: AnyPiece> Iterator for HandPieces<'_, P> {
    type Item = (P, u32);

    #[inline]
    fn next(&mut self) -> Option<(P, u32)> {
        let ((token, count), rest) = read_item(self.rest)?;
        self.rest = rest;
        Some((P::new_unchecked(UncheckedToken(token)), count))
    }
}

impl<P: AnyPiece> FusedIterator for HandPieces<'_, P> {}

/// Implements `Debug` for iterators: it prints the items that are left, which a clone returns.
macro_rules! impl_debug_by_clone {
    ($($Iter:ident)*) => {$(
        impl<P: AnyPiece + fmt::Debug> fmt::Debug for $Iter<'_, P> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_list().entries(self.clone()).finish()
            }
        }
    )*};
}

impl_debug_by_clone! { Squares Pieces HandPieces }
