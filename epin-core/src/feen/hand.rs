//! [`Hand`]: the pieces that one side has in hand.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::slice;
use core::str::FromStr;

use super::hand_order::{HandOrder, hand_key};
use super::layout::FeenLayout;
use super::lex::read_item;
use super::{Feen, ParseFeenError};
use crate::token::Epin;
use crate::traits::impl_iterator;

use crate::catalog::{AnyPiece, UncheckedToken};

/// The pieces that one side has in hand, each with its count.
///
/// A piece that is not in hand has the count 0, so two hands are equal if every piece has the same count in
/// both. The pieces are in FEEN's [order](https://docs.rs/epin/latest/epin/feen/index.html): those with the
/// largest counts come first.
///
/// ```
/// use epin::epin;
/// use epin::feen::Hand;
///
/// let mut hand = Hand::from([(epin!("R"), 1), (epin!("P"), 2)]);
/// hand.add(epin!("G"));
/// assert!(hand.remove(epin!("R")));
/// assert_eq!((hand.count(epin!("P")), hand.count(epin!("R"))), (2, 0));
/// assert!(hand.iter().eq([(epin!("P"), 2), (epin!("G"), 1)]));
/// ```
///
/// If a hand is made from an iterator or an array, the counts of a repeated piece are added up.
///
/// As a string, a hand is written as in a position: `2PR`. `str::parse` reads that string, and nothing else.
/// The string of a hand without pieces is empty.
///
/// ```
/// use epin::epin;
/// use epin::feen::Hand;
///
/// let hand: Hand = "2PR".parse()?;
/// assert_eq!(hand.count(epin!("P")), 2);
/// assert_eq!(hand.to_string(), "2PR");
/// let error = "PPR".parse::<Hand>().unwrap_err();
/// assert_eq!(error.suggestion().unwrap().as_str(), "2PR");
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
///
/// An engine copies the hands with each position, so it should keep them in a
/// [table](https://docs.rs/epin/latest/epin/guide/catalogs/index.html#tables), which is copied without
/// allocating. In game files, hands are usually [maps](crate::EpinMap) or lists, so a `Hand` does not implement
/// serde's traits.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Hand<P: AnyPiece = Epin> {
    /// Each piece once, with a count of 1 or more, in FEEN's order.
    items: Vec<(P, u32)>,
}

impl<P: AnyPiece> Hand<P> {
    /// Returns a hand without pieces.
    ///
    /// ```
    /// use epin::Epin;
    /// use epin::feen::Hand;
    ///
    /// assert!(Hand::<Epin>::new().is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self { items: Vec::new() }
    }

    /// Returns a hand with `items`, which come from a valid position and so are already in order.
    pub(super) fn from_items(items: impl Iterator<Item = (P, u32)>) -> Self {
        Self { items: items.collect() }
    }

    /// Adds the hand to a position.
    pub(super) fn push_to(&self, text: &mut String) {
        for (piece, count) in self {
            push_count(text, if count == 1 { 0 } else { count });
            text.push_str(Into::<Epin>::into(piece).as_str());
        }
    }

    /// Returns the count of a piece, or 0 if it is not in hand.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Hand;
    ///
    /// let hand = Hand::from([(epin!("P"), 2)]);
    /// assert_eq!((hand.count(epin!("P")), hand.count(epin!("p"))), (2, 0));
    /// ```
    #[must_use]
    pub fn count(&self, piece: P) -> u32 {
        self.iter().find(|(other, _)| *other == piece).map_or(0, |(_, count)| count)
    }

    /// Adds one piece, for example after a capture. If the count is already [`u32::MAX`], it does not change.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Hand;
    ///
    /// let mut hand = Hand::new();
    /// hand.add(epin!("P"));
    /// hand.add(epin!("P"));
    /// assert_eq!(hand.count(epin!("P")), 2);
    /// ```
    pub fn add(&mut self, piece: P) {
        self.set(piece, self.count(piece).saturating_add(1));
    }

    /// Removes one piece, for example when it is dropped on the board, and returns whether it was in hand. If
    /// it was not, nothing changes.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Hand;
    ///
    /// let mut hand = Hand::from([(epin!("P"), 1)]);
    /// assert!(hand.remove(epin!("P")));
    /// assert!(!hand.remove(epin!("P")));
    /// ```
    #[must_use]
    pub fn remove(&mut self, piece: P) -> bool {
        let Some(count) = self.count(piece).checked_sub(1) else {
            return false;
        };
        self.set(piece, count);
        true
    }

    /// Sets the count of a piece. A count of 0 removes the piece from the hand.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Hand;
    ///
    /// let mut hand = Hand::from([(epin!("P"), 2)]);
    /// hand.set(epin!("P"), 0);
    /// assert_eq!(hand, Hand::new());
    /// ```
    pub fn set(&mut self, piece: P, count: u32) {
        self.items.retain(|(other, _)| *other != piece);
        if count > 0 {
            let key = |(piece, count): (P, u32)| hand_key(piece.into(), count);
            let index = self.items.partition_point(|item| key(*item) < key((piece, count)));
            self.items.insert(index, (piece, count));
        }
    }

    /// Returns an iterator over the pieces and their counts, in FEEN's
    /// [order](https://docs.rs/epin/latest/epin/feen/index.html).
    ///
    /// ```
    /// use epin::feen::Hand;
    /// use epin::{Epin, epin};
    ///
    /// let hand = Hand::from([(epin!("R"), 1), (epin!("P"), 2)]);
    /// assert_eq!(hand.iter().next(), Some((epin!("P"), 2)));
    /// ```
    #[inline]
    pub fn iter(&self) -> HandIter<'_, P> {
        HandIter(self.items.iter())
    }

    /// Returns whether there are no pieces in hand.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Hand;
    ///
    /// assert!(!Hand::from([(epin!("P"), 2)]).is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Returns the number of pieces in hand: the sum of all counts.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Hand;
    ///
    /// assert_eq!(Hand::from([(epin!("P"), 2), (epin!("R"), 1)]).total(), 3);
    /// ```
    #[must_use]
    pub fn total(&self) -> u64 {
        // The sum cannot overflow a `u64`: there are at most 624 counts, and each is a `u32`.
        self.iter().map(|(_, count)| u64::from(count)).sum()
    }

    /// Removes all pieces.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Hand;
    ///
    /// let mut hand = Hand::from([(epin!("P"), 2)]);
    /// hand.clear();
    /// assert!(hand.is_empty());
    /// ```
    pub fn clear(&mut self) {
        self.items.clear();
    }
}

impl<P: AnyPiece> Default for Hand<P> {
    /// Returns a hand without pieces.
    fn default() -> Self {
        Self::new()
    }
}

impl<P: AnyPiece> Extend<(P, u32)> for Hand<P> {
    /// Adds pieces to the hand. A sum above [`u32::MAX`] becomes [`u32::MAX`].
    fn extend<I: IntoIterator<Item = (P, u32)>>(&mut self, items: I) {
        for (piece, count) in items {
            self.set(piece, self.count(piece).saturating_add(count));
        }
    }
}

impl<P: AnyPiece> FromIterator<(P, u32)> for Hand<P> {
    fn from_iter<I: IntoIterator<Item = (P, u32)>>(items: I) -> Self {
        let mut hand = Self::new();
        hand.extend(items);
        hand
    }
}

impl<P: AnyPiece, const N: usize> From<[(P, u32); N]> for Hand<P> {
    fn from(items: [(P, u32); N]) -> Self {
        items.into_iter().collect()
    }
}

impl<'a, P: AnyPiece> IntoIterator for &'a Hand<P> {
    type Item = (P, u32);
    type IntoIter = HandIter<'a, P>;

    fn into_iter(self) -> HandIter<'a, P> {
        self.iter()
    }
}

impl<P: AnyPiece> FromStr for Hand<P> {
    type Err = ParseFeenError;

    /// Parses `text` as a hand of a position.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is anything but one hand in which each count is at most 65,025, or if a piece
    /// is not in the catalog. As in a position, each piece occurs once, and the pieces are in order.
    fn from_str(text: &str) -> Result<Self, ParseFeenError> {
        let known = P::CATALOG.map(|catalog| catalog.members);
        let error = || ParseFeenError::in_hand(text.as_bytes(), P::CATALOG);
        let (mut order, mut items) = (HandOrder::new(), Vec::new());
        let mut rest = text.as_bytes();
        if rest.len() > Feen::MAX_LEN {
            return Err(error());
        }
        while let Some(((token, count), more)) = read_item(rest) {
            let is_known = known.is_none_or(|known| known.contains(token));
            if !is_known || count > FeenLayout::MAX_SQUARES || !order.add(token, count) {
                return Err(error());
            }
            items.push((P::new_unchecked(UncheckedToken(token)), count));
            rest = more;
        }
        if rest.is_empty() { Ok(Self { items }) } else { Err(error()) }
    }
}

impl<P: AnyPiece> fmt::Display for Hand<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push_to(&mut text);
        f.pad(&text)
    }
}

impl<P: AnyPiece> fmt::Debug for Hand<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hand").field(&format_args!("{self}")).finish()
    }
}

/// An iterator over the pieces of a [`Hand`] and their counts, in FEEN's order.
///
/// [`Hand::iter`] returns it.
///
/// ```
/// use epin::epin;
/// use epin::feen::Hand;
///
/// let hand = Hand::from([(epin!("P"), 2), (epin!("R"), 1)]);
/// assert_eq!(hand.iter().len(), 2);
/// assert_eq!(hand.iter().next_back(), Some((epin!("R"), 1)));
/// ```
#[must_use]
pub struct HandIter<'a, P>(slice::Iter<'a, (P, u32)>);

impl_iterator!(['a, P: AnyPiece] HandIter<'a, P>, 0, item => *item, (P, u32));

impl<P> Clone for HandIter<'_, P> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<P: AnyPiece> fmt::Debug for HandIter<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.clone()).finish()
    }
}

/// Writes a count, or nothing if it is 0.
pub(super) fn push_count(text: &mut String, count: u32) {
    match count {
        0 => {}
        // If `write!` also wrote single digits, `to_feen` would take 1.5 times as many instructions.
        #[allow(clippy::cast_possible_truncation)] // A digit.
        1..=9 => text.push(char::from(b'0' + count as u8)),
        _ => {
            let _ = write!(text, "{count}");
        }
    }
}
