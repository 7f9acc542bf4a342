//! Finds the mistakes of the hands: the slash between them, and white space. `hand.rs` finds the mistakes
//! of each hand.

use super::divide::is_ascii_space;
use super::hand::{Entries, hand, in_order, is_clear, is_said_to_be_empty, is_word};
use super::loose::{Items, Meant};
use super::mistake::{Fault, Mistake, Span};
use super::sink::Sink;
use crate::explain::suggestion::Suggestion;
use crate::token::attributes::Side;

/// Adds the mistakes of the hands.
pub(super) fn hands(sink: &mut Sink<'_>, field: Span) {
    let text = sink.text;
    let space = Items::of_hands(text, field).find(|item| item.meant == Meant::Space);
    if let Some(space) = space {
        let mistake = Mistake::new(Fault::InField, field).at(space.span.start());
        sink.push(mistake.repair(without_spaces(sink, field)));
    }
    let mut slashes = slashes(text, field);
    match (slashes.next(), slashes.next(), slashes.next()) {
        _ if are_said_to_be_empty(field.slice(text)) => {
            let repair = Some(Suggestion::new(&["/"]));
            sink.push(Mistake::new(Fault::Hands, field).repair(repair));
        }
        (None, ..) => sink.push(Mistake::new(Fault::Hands, field).repair(divided(sink, field))),
        (Some(slash), None, _) => {
            hand(sink, Span::new(field.start(), slash), space.is_some());
            hand(sink, Span::new(slash + 1, field.end()), space.is_some());
        }
        (Some(first), Some(second), None) => two_slashes(sink, field, first, second),
        (_, Some(second), _) => {
            sink.push(Mistake::new(Fault::HandSlash, Span::new(second, second + 1)));
        }
    }
}

/// Returns whether the hands are clear: pieces with one slash between them, or placeholders for empty ones.
pub(super) fn are_readable(text: &[u8], field: Span) -> bool {
    let mut slashes = slashes(text, field);
    match (slashes.next(), slashes.next()) {
        (Some(slash), None) => {
            let hands = [Span::new(field.start(), slash), Span::new(slash + 1, field.end())];
            hands.iter().all(|hand| is_clear(text, *hand) || is_said_to_be_empty(hand.slice(text)))
        }
        _ => are_said_to_be_empty(field.slice(text)),
    }
}

/// Counts the pieces in the hands, as far as they are clear.
pub(super) fn pieces(text: &[u8], field: Span) -> u32 {
    let counts = Entries::of(text, field).filter_map(|entry| entry.meant);
    counts.fold(0, |pieces: u32, (_, count)| pieces.saturating_add(count))
}

/// Returns whether the hands are placeholders for two empty ones: `-`, `0` or `[]`, once or for each.
fn are_said_to_be_empty(field: &[u8]) -> bool {
    is_said_to_be_empty(field) || matches!(field, b"-/-" | b"0/0" | b"[]/[]")
}

/// Returns the offsets of the slashes.
fn slashes(text: &[u8], field: Span) -> impl Iterator<Item = usize> {
    let bytes = field.slice(text).iter().zip(field.start()..);
    bytes.filter(|(byte, _)| **byte == b'/').map(|(_, at)| at)
}

/// Adds the mistake of hands with two slashes. Its repair leaves out the one beside an empty part.
fn two_slashes(sink: &mut Sink<'_>, field: Span, first: usize, second: usize) {
    let hands = [
        Span::new(field.start(), first),
        Span::new(first + 1, second),
        Span::new(second + 1, field.end()),
    ];
    let slash = |at: usize| Mistake::new(Fault::HandSlash, Span::new(at, at + 1));
    match hands.map(Span::is_empty) {
        // `P/p/q`, and `/p/`, where `p` could be in either hand.
        [false, false, false] | [true, false, true] => sink.push(slash(second)),
        [true, false, false] => {
            sink.push(slash(first).left_out());
            hand(sink, hands[1], false);
            hand(sink, hands[2], false);
        }
        _ => {
            hand(sink, hands[0], false);
            hand(sink, hands[1], false);
            sink.push(slash(second).left_out());
            hand(sink, hands[2], false);
        }
    }
}

/// Returns the hands without their white space, unless they have an unknown piece.
fn without_spaces(sink: &Sink<'_>, field: Span) -> Option<Suggestion> {
    let mut pieces = Entries::of(sink.text, field).filter_map(|entry| entry.meant);
    let mut repair = Suggestion::new(&[]);
    let mut words = field.slice(sink.text).split(|byte| is_ascii_space(*byte));
    let is_short = words.all(|word| repair.push(word));
    (is_short && pieces.all(|(token, _)| sink.knows(token))).then_some(repair)
}

/// Returns the repair of hands without a slash: a slash between the upper-case and the lower-case pieces.
fn divided(sink: &Sink<'_>, field: Span) -> Option<Suggestion> {
    let text = field.slice(sink.text);
    let is_castling = text.iter().all(|byte| b"KQkq".contains(byte));
    if is_castling || is_word(text) || !is_clear(sink.text, field) {
        return None;
    }
    let mut sides = Entries::of(sink.text, field)
        .filter_map(|entry| Some((entry.meant?.0.side(), entry.span.start())));
    let (_, middle) = sides.find(|(side, _)| *side == Side::Second)?;
    let first = Span::new(field.start(), middle);
    let mut repair = if first.is_empty() { None } else { in_order(sink, first) }?;
    let second = in_order(sink, Span::new(middle, field.end()))?;
    (repair.push(b"/") && repair.push(second.as_bytes())).then_some(repair)
}
