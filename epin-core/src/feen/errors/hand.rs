//! One hand, and its mistake.
//!
//! An invalid hand is one mistake, however many of its items are invalid, and the repair rewrites the whole
//! hand: each piece once, in order, so `PPB` becomes `2PB`. There is no repair if the hand may be something
//! else, such as a word (`none`) or the pieces of both sides, nor if it may have been typed in another way:
//!
//! ```text
//! P3BN  PB2RN   `3PBN` and `P2BRN`, with the count after its letter
//! QN'           `NQ'`, with two letters swapped
//! 3PPP  P2P     a piece twice, with a count: either may be too much
//! 1PB           two mistakes: the 1 may have been another count
//! 01P           `P` or `10P`
//! ```

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::fault::Fault;
use super::mistakes::{Mistake, Mistakes};
use super::parts::{Meaning, Part};
use super::span::Span;
use crate::feen::accept::read_hand;
use crate::feen::hand_order::HandOrder;
use crate::feen::{FeenLayout, Hand};
use crate::notation::Hint;
use crate::text::Suggestion;
use crate::token::{Epin, Side};

const COUNT_NOTE: Hint = Hint::Note("a count comes before its piece");

/// A hand. White space and invisible characters are not items.
pub(super) struct HandItems {
    pub(super) span: Span,
    pub(super) items: Vec<Item>,
    /// The first invisible character, if any.
    invisible: Option<Span>,
}

/// An item of a hand: a piece with its count.
pub(super) struct Item {
    pub(super) span: Span,
    /// The piece without its count, if it is valid as written: `P` in `2P`.
    piece: Option<Span>,
    mistake: Option<Mistake>,
    /// The piece and its count, if they are clear.
    pub(super) meaning: Option<(Epin, u32)>,
}

impl HandItems {
    pub(super) fn of(text: &[u8], span: Span, parts: &[Part]) -> Self {
        let invisible =
            parts.iter().find(|part| part.meaning == Meaning::Nothing).map(|part| part.span);
        let is_visible = |part: &&Part| !matches!(part.meaning, Meaning::Space | Meaning::Nothing);
        // The first `push` into an empty `Vec` would reserve four items for each hand of `k/k/k/…`.
        let mut items = Vec::with_capacity(parts.len());
        let mut parts = parts.iter().filter(is_visible);
        while let Some(first) = parts.next() {
            let is_count = first.span.slice(text).first().is_some_and(u8::is_ascii_digit)
                || matches!(first.meaning, Meaning::Count(_));
            items.push(if is_count {
                Item::counted(text, first, parts.next())
            } else {
                Item::of(first.span, first, None, Some(1))
            });
        }
        Self { span, items, invisible }
    }

    /// Returns the pieces whose meaning is clear, with their counts.
    pub(super) fn clear_pieces(&self) -> impl Iterator<Item = (Epin, u32)> + '_ {
        self.items.iter().filter_map(|item| item.meaning)
    }

    /// Returns whether all pieces and their counts are clear.
    pub(super) fn is_clear(&self) -> bool {
        self.items.iter().all(|item| item.meaning.is_some())
    }

    /// Returns the offset of the first character that does not fit, if an item is unclear.
    pub(super) fn first_unclear(&self) -> Option<usize> {
        let unclear = self.items.iter().find(|item| item.meaning.is_none())?;
        unclear.mistake.map(|mistake| mistake.offset)
    }

    /// Adds the mistake in the hand, if any, and the hand's unknown pieces. `has_space` tells whether white
    /// space in the hands has already been reported.
    pub(super) fn add_mistakes(&self, mistakes: &mut Mistakes<'_>, has_space: bool) {
        if is_placeholder(self.span.slice(mistakes.text)) {
            return mistakes.push(Mistake::new(Fault::NotInHand, self.span).suggesting(""));
        }
        match (self.mistake(), rewritten(&self.items, mistakes)) {
            (None, _) if has_space => {}
            (Some(mistake), hint @ Some(_)) => {
                mistakes.push(Mistake { span: self.span, hint, ..mistake });
            }
            (mistake, _) => self.add_mistake_and_unknown_pieces(mistakes, mistake),
        }
    }

    /// Returns the mistake in the hand, if any: the first unclear item or, if there is none, the first item
    /// that can be repaired. A wrong order counts as the mistake only if there is no other.
    fn mistake(&self) -> Option<Mistake> {
        if let Some(unclear) = self.items.iter().find(|item| item.meaning.is_none()) {
            return unclear.mistake;
        }
        let wrong = self.items.iter().find_map(|item| item.mistake);
        let invisible = || Some(Mistake::new(Fault::NotInHand, self.invisible?));
        wrong.or_else(invisible).or_else(|| {
            let mut order = HandOrder::new();
            let disorder =
                |item: &&Item| item.meaning.is_some_and(|(token, count)| !order.add(token, count));
            let item = self.items.iter().find(disorder)?;
            Some(Mistake::new(Fault::WrongHandOrder, self.span).with_offset(item.span.start))
        })
    }

    /// Adds the mistake, if any, of a hand that is not rewritten, and the hand's unknown pieces outside that
    /// mistake.
    fn add_mistake_and_unknown_pieces(
        &self,
        mistakes: &mut Mistakes<'_>,
        mistake: Option<Mistake>,
    ) {
        let wrong = mistake.map_or(Span::EMPTY, |mistake| mistake.span);
        for item in &self.items {
            let is_apart = item.span.end <= wrong.start || wrong.end <= item.span.start;
            if let (true, Some(piece), Some((token, _))) = (is_apart, item.piece, item.meaning) {
                mistakes.look_up(token, piece, mistake.is_some());
            }
        }
        if let Some(mistake) = mistake {
            mistakes.push(mistake);
        }
    }
}

impl Item {
    /// Returns an item that starts with a count.
    fn counted(text: &[u8], first: &Part, piece: Option<&Part>) -> Self {
        let is_decimal = first.span.slice(text).iter().all(u8::is_ascii_digit);
        let (fault, count) = match first.meaning {
            Meaning::Count(count) if count > FeenLayout::MAX_SQUARES && first.is_exact => {
                (Some(Fault::HandCountTooLarge), None)
            }
            Meaning::Count(count) if !is_decimal => (Some(Fault::NotInHand), Some(count)),
            Meaning::Count(count) if count > 1 && first.is_exact => (None, Some(count)),
            Meaning::Count(count) if count > 1 || first.is_exact => {
                (Some(Fault::InvalidHandCount), Some(count))
            }
            // `01P` may be `10P`.
            _ => (Some(Fault::InvalidHandCount), None),
        };
        let count = count.filter(|count| *count <= FeenLayout::MAX_SQUARES);
        let mistake = fault.map(|fault| Mistake::new(fault, first.span).with_offset(first.offset));
        let Some(piece) = piece else {
            let missing = Mistake::new(Fault::NotInHand, first.span).with_offset(first.span.end);
            let mistake = mistake.or(Some(missing));
            return Self { span: first.span, piece: None, mistake, meaning: None };
        };
        Self::of(first.span, piece, mistake, count)
    }

    /// Returns the item that begins with `start` and ends with `piece`. `mistake` is the mistake in the item's
    /// count, if any, and `count` is the count, if it is clear.
    fn of(start: Span, piece: &Part, mistake: Option<Mistake>, count: Option<u32>) -> Self {
        let span = start.to(piece.span);
        let token = piece.meaning.piece();
        let mistake = match mistake {
            Some(mistake) => Some(Mistake { span, ..mistake }),
            None if token.is_some() && piece.is_exact => None,
            None => Some(Mistake::new(Fault::NotInHand, piece.span).with_offset(piece.offset)),
        };
        let piece = piece.is_exact.then_some(piece.span);
        Self { span, piece, mistake, meaning: token.zip(count) }
    }
}

/// Returns the suggestion for a hand: each of its pieces once, in order, or a note about its counts. Returns
/// `None` if the hand is unclear, may be something other than one hand, or contains an unknown piece.
pub(super) fn rewritten(items: &[Item], mistakes: &Mistakes<'_>) -> Option<Hint> {
    let known = |item: &Item| item.meaning.filter(|(token, _)| mistakes.is_known(*token));
    let pieces: Vec<(Epin, u32)> = items.iter().map(known).collect::<Option<_>>()?;
    // The pieces in order, each once: `2PB` for `PPB`.
    let hand: Hand = pieces.iter().copied().collect();
    let has = |side| hand.iter().any(|(token, _)| token.side() == side);
    let span = items.first().zip(items.last()).map(|(first, last)| first.span.to(last.span));
    let text = span.map_or(&[][..], |span| span.slice(mistakes.text));
    let is_in_order = |items: &[(Epin, u32)]| {
        items.iter().copied().collect::<Hand>().iter().eq(items.iter().copied())
    };
    // A piece that is repeated side by side is not out of order: `PPB` becomes `2PB` here, but `PBB` becomes
    // `P2B`, which is not in order.
    let mut merged: Vec<_> = pieces.iter().map(|item| (item.0, hand.count(item.0))).collect();
    merged.dedup();
    let has_disorder = !is_in_order(&merged);
    // `P2P`: the 2 or a `P` may be too much. `PBB` and `1PB`: the order is a second mistake.
    let is_doubtful = |((token, count), item): (&(Epin, u32), &Item)| {
        let is_repeated = hand.count(*token) > *count;
        is_repeated && *count > 1 || has_disorder && (is_repeated || item.mistake.is_some())
    };
    // `Ro` may be the hands of both sides without a slash, and `pawn` is a word.
    let is_mixed = has(Side::First) && has(Side::Second);
    if is_mixed || is_word(text) || pieces.iter().zip(items).any(is_doubtful) {
        return None;
    }
    let mut in_order = String::new();
    hand.push_to(&mut in_order);
    if has_disorder {
        // `P3B2N` with each count given to the letter before it, if that has none, is `3P2BN`, which is in order.
        merged.iter_mut().reduce(|before, item| {
            if before.1 == 1 {
                mem::swap(&mut before.1, &mut item.1);
            }
            item
        });
        if is_in_order(&merged) {
            return Some(COUNT_NOTE);
        }
        // `QN'` and `P22RNQ` with two neighboring characters exchanged are `NQ'` and `2P2RNQ`, which are in order
        // but are not the suggestions `N'Q` and `22RNPQ`. If the second character is a digit, it may be a count.
        let is_other_order = |index: &usize| {
            let mut other = [text, b"/"].concat();
            other.swap(index - 1, *index);
            let total = read_hand(&other, b'/').map_or(u64::MAX, |(total, _)| total.into());
            !other.starts_with(in_order.as_bytes()) && total <= hand.total()
        };
        if let Some(index) = (1..text.len()).find(is_other_order) {
            return text.get(index)?.is_ascii_digit().then_some(COUNT_NOTE);
        }
    }
    Suggestion::of_ascii(in_order.as_bytes()).map(Hint::Suggestion)
}

/// Returns whether a hand is a placeholder for an empty one.
pub(super) fn is_placeholder(hand: &[u8]) -> bool {
    matches!(hand, b"-" | b"0" | b"[]")
}

/// Returns whether `text` looks like a word (`none`): three or more letters, at least one of them a vowel.
pub(super) fn is_word(text: &[u8]) -> bool {
    text.split(u8::is_ascii_digit).any(|word| {
        word.len() > 2
            && word.iter().all(u8::is_ascii_alphabetic)
            && word.iter().any(|byte| b"aeiou".contains(&byte.to_ascii_lowercase()))
    })
}
