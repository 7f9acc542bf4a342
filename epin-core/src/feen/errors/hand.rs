//! Finds the mistakes of one hand.
//!
//! An invalid hand is one mistake, however many of its items are invalid, and the repair rewrites all of
//! it: each piece once, in order, so `P1R2P` becomes `3PR`. There is no repair if the hand may be
//! something else, such as a word (`none`) or the pieces of both sides.

use super::loose::{LooseLexeme, LooseLexemes, Meant};
use super::mistake::{Fault, Mistake, Span};
use super::sink::Sink;
use crate::feen::accept::FeenLayout;
use crate::feen::hand_order::{HandOrder, hand_key};
use crate::text::suggestion::Suggestion;
use crate::token::attributes::Side;
use crate::token::layout::Epin;

/// Adds the mistake of a hand, if any, and the hand's unknown pieces. `has_space` is whether white space in
/// the hands was reported.
pub(super) fn hand(sink: &mut Sink<'_>, hand: Span, has_space: bool) {
    if is_said_to_be_empty(hand.slice(sink.text)) {
        return sink.push(Mistake::new(Fault::InHand, hand).removed());
    }
    match (mistake(sink.text, hand), in_order(sink, hand)) {
        (None, _) if has_space => {}
        (Some(mistake), Some(repair)) => {
            sink.push(Mistake { span: hand, ..mistake }.repair(Some(repair)));
        }
        (mistake, _) => item_by_item(sink, hand, mistake),
    }
}

/// Returns whether a hand is a placeholder for an empty one.
pub(super) fn is_said_to_be_empty(hand: &[u8]) -> bool {
    matches!(hand, b"-" | b"0" | b"[]")
}

/// Returns whether all pieces of a hand and their counts are clear.
pub(super) fn is_clear(text: &[u8], hand: Span) -> bool {
    HandItems::of(text, hand).all(|item| item.meant.is_some())
}

/// Returns the first mistake of a hand. The order is reported only if there is no other mistake.
#[inline(never)] // See `Fields::walk`.
fn mistake(text: &[u8], hand: Span) -> Option<Mistake> {
    let mut order = HandOrder::new();
    let mut disorder = None;
    let mut wrong = None;
    for item in HandItems::of(text, hand) {
        match item.meant {
            // An unclear item is reported rather than one that can be repaired.
            None => return item.mistake,
            Some((token, count)) if !order.add(token, count) && disorder.is_none() => {
                disorder = Some(Mistake::new(Fault::HandOrder, hand).at(item.span.start()));
            }
            Some(_) => {}
        }
        wrong = wrong.or(item.mistake);
    }
    let hidden = LooseLexemes::of(text, hand).find(|part| part.meant == Meant::Nothing);
    let hidden = hidden.map(|part| Mistake::new(Fault::InHand, part.span));
    wrong.or(hidden).or(disorder)
}

/// Adds the mistake, if any, of a hand that is not rewritten, and the unknown pieces elsewhere in the hand.
/// These pieces have repairs if there is no mistake and the hand is in order once all of them are repaired.
#[inline(never)] // See `Fields::walk`.
fn item_by_item(sink: &mut Sink<'_>, hand: Span, mistake: Option<Mistake>) {
    let mut order = HandOrder::new();
    let mut meant = HandItems::of(sink.text, hand).filter_map(|item| item.meant);
    let is_repaired = mistake.is_none()
        && meant
            .all(|(token, count)| sink.meant(token).is_none_or(|token| order.add(token, count)));
    let mut mistake = mistake;
    let mut end = hand.start();
    for item in HandItems::of(sink.text, hand) {
        if let Some(found) = mistake.take_if(|found| found.span.start() < item.span.end()) {
            end = found.span.end();
            sink.push(found);
        }
        match item.meant {
            Some((token, _)) if item.span.start() >= end && !sink.knows(token) => {
                sink.push_unknown(token, item.piece, is_repaired);
            }
            _ => {}
        }
    }
    if let Some(mistake) = mistake {
        sink.push(mistake);
    }
}

/// An item of a hand: a piece with its count.
pub(super) struct HandItem {
    pub(super) span: Span,
    /// The piece alone.
    piece: Span,
    mistake: Option<Mistake>,
    /// The piece and its count, if they are clear.
    pub(super) meant: Option<(Epin, u32)>,
}

/// The items of a hand.
pub(super) struct HandItems<'a> {
    text: &'a [u8],
    parts: LooseLexemes<'a>,
}

impl<'a> HandItems<'a> {
    pub(super) fn of(text: &'a [u8], hand: Span) -> Self {
        Self { text, parts: LooseLexemes::of(text, hand) }
    }

    /// Returns the next part other than white space and invisible characters.
    fn visible(&mut self) -> Option<LooseLexeme> {
        self.parts.find(|part| !matches!(part.meant, Meant::Space | Meant::Nothing))
    }

    /// Reads a part that should be a count. Returns its mistake, if any, and the count, if it is clear.
    fn read_count(&self, part: LooseLexeme) -> (Option<Mistake>, Option<u32>) {
        let Meant::Count(count) = part.meant else {
            return (Some(Mistake::new(Fault::HandCount, part.span)), None);
        };
        let fault = match part.span.slice(self.text).iter().all(u8::is_ascii_digit) {
            _ if count > FeenLayout::MAX_SQUARES && part.is_exact => Fault::HandTooLarge,
            true if count == 1 || !part.is_exact => Fault::HandCount,
            true => return (None, Some(count)),
            false => Fault::InHand,
        };
        let count = Some(count).filter(|count| *count <= FeenLayout::MAX_SQUARES);
        (Some(Mistake::new(fault, part.span).at(part.at)), count)
    }
}

impl Iterator for HandItems<'_> {
    type Item = HandItem;

    fn next(&mut self) -> Option<HandItem> {
        let first = self.visible()?;
        let is_count = first.span.slice(self.text).first().is_some_and(u8::is_ascii_digit)
            || matches!(first.meant, Meant::Count(_));
        let (mut mistake, count) = if is_count { self.read_count(first) } else { (None, Some(1)) };
        let Some(piece) = (if is_count { self.visible() } else { Some(first) }) else {
            let end = first.span.end();
            let mistake = mistake.or(Some(Mistake::new(Fault::InHand, first.span).at(end)));
            return Some(HandItem { span: first.span, piece: first.span, mistake, meant: None });
        };
        let span = Span::new(first.span.start(), piece.span.end());
        let meant = match piece.meant {
            Meant::Piece(token) => Some(token).zip(count),
            _ => None,
        };
        if let Some(mistake) = &mut mistake {
            mistake.span = span;
        } else if !matches!(piece, LooseLexeme { meant: Meant::Piece(_), is_exact: true, .. }) {
            mistake = Some(Mistake::new(Fault::InHand, piece.span).at(piece.at));
        }
        Some(HandItem { span, piece: piece.span, mistake, meant })
    }
}

/// Returns the repair of a hand: each of its pieces once, in order. Returns `None`
/// if the hand is unclear, may be something else, or contains an unknown piece.
#[inline(never)] // See `Fields::walk`.
pub(super) fn in_order(sink: &Sink<'_>, hand: Span) -> Option<Suggestion> {
    let mut pieces = Pieces { all: [None; Suggestion::CAPACITY] };
    for item in HandItems::of(sink.text, hand) {
        let (token, count) = item.meant.filter(|(token, _)| sink.knows(*token))?;
        pieces.add(token, count)?;
    }
    let is_mixed = pieces.has(Side::First) && pieces.has(Side::Second);
    if is_mixed || is_word(hand.slice(sink.text)) { None } else { pieces.in_order() }
}

/// Returns whether `text` looks like a word (`none`): three or more letters, at least one of them a vowel.
pub(super) fn is_word(text: &[u8]) -> bool {
    text.split(u8::is_ascii_digit).any(|word| {
        word.len() > 2
            && word.iter().all(u8::is_ascii_alphabetic)
            && word.iter().any(|byte| b"aeiou".contains(&byte.to_ascii_lowercase()))
    })
}

/// The pieces of a hand with their counts: at most as many pieces as fit in a repair.
struct Pieces {
    all: [Option<(Epin, u16)>; Suggestion::CAPACITY],
}

impl Pieces {
    /// Adds pieces, or returns `None` if there is no room.
    fn add(&mut self, token: Epin, count: u32) -> Option<()> {
        let is_free =
            |slot: &&mut Option<(Epin, u16)>| slot.is_none_or(|(other, _)| other == token);
        let slot = self.all.iter_mut().find(is_free)?;
        let all = slot.map_or(0, |(_, all)| all.into()) + count;
        *slot = Some((token, u16::try_from(all).ok()?));
        Some(())
    }

    fn has(&self, side: Side) -> bool {
        self.all.iter().flatten().any(|(token, _)| token.side() == side)
    }

    /// Returns the hand in order. To find each next piece, it searches all pieces, because there are few.
    fn in_order(&self) -> Option<Suggestion> {
        let mut hand = Suggestion::of(&[]);
        let mut last = 0;
        let key = |item: &&(Epin, u16)| hand_key(item.0, item.1.into());
        while let Some(next) =
            self.all.iter().flatten().filter(|item| key(item) > last).min_by_key(key)
        {
            last = key(&next);
            let (token, count) = *next;
            if count > 1 && !hand.push(Suggestion::of_number(count.into()).as_str().as_bytes())
                || !hand.push(token.as_str().as_bytes())
            {
                return None;
            }
        }
        Some(hand)
    }
}
