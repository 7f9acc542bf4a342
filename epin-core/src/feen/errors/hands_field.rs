//! Finds the mistakes of the hands as a field: a missing or wrong slash between them, and white space.
//! `hand.rs` finds the mistakes inside each hand.

use super::hand::{HandItems, hand, in_order, is_clear, is_said_to_be_empty, is_word};
use super::loose::{LooseLexeme, LooseLexemes, Meant};
use super::mistake::{Fault, Mistake, Span};
use super::sink::Sink;
use crate::feen::lex::is_ascii_space;
use crate::text::suggestion::Suggestion;
use crate::token::attributes::{Side, State};

/// Adds the mistakes of the hands.
pub(super) fn hands(sink: &mut Sink<'_>, field: Span) {
    let text = sink.text;
    let space = LooseLexemes::of(text, field).find(|part| part.meant == Meant::Space);
    if let Some(space) = space {
        let mistake = Mistake::new(Fault::InField, field).at(space.span.start());
        sink.push(mistake.repair(without_spaces(sink, field)));
    }
    let mut slashes = LooseLexemes::of(text, field).slashes();
    match (slashes.next(), slashes.next(), slashes.next()) {
        _ if are_said_to_be_empty(field.slice(text)) => {
            let repair = Some(Suggestion::of(&["/"]));
            sink.push(Mistake::new(Fault::Hands, field).repair(repair));
        }
        (None, ..) => sink.push(Mistake::new(Fault::Hands, field).repair(divided(sink, field))),
        (Some(slash), None, _) => {
            hand(sink, Span::new(field.start(), slash.span.start()), space.is_some());
            right_slash(sink, slash);
            hand(sink, Span::new(slash.span.end(), field.end()), space.is_some());
        }
        (Some(first), Some(second), None) => two_slashes(sink, field, first, second),
        (_, Some(second), _) => sink.push(Mistake::new(Fault::HandSlash, second.span)),
    }
}

/// Returns whether the hands are clear, with one slash between them, or are placeholders for empty hands.
pub(super) fn are_readable(text: &[u8], field: Span) -> bool {
    let mut slashes = LooseLexemes::of(text, field).slashes();
    match (slashes.next(), slashes.next()) {
        (Some(slash), None) => {
            let first = Span::new(field.start(), slash.span.start());
            let second = Span::new(slash.span.end(), field.end());
            [first, second]
                .iter()
                .all(|hand| is_clear(text, *hand) || is_said_to_be_empty(hand.slice(text)))
        }
        _ => are_said_to_be_empty(field.slice(text)),
    }
}

/// Counts the pieces in the hands, as far as they are clear.
pub(super) fn pieces(text: &[u8], field: Span) -> u32 {
    let counts = HandItems::of(text, field).filter_map(|item| item.meant);
    counts.fold(0, |pieces: u32, (_, count)| pieces.saturating_add(count))
}

/// Returns whether the field is a placeholder for two empty hands: `-`, `0` or `[]`, alone or for each hand.
fn are_said_to_be_empty(field: &[u8]) -> bool {
    is_said_to_be_empty(field) || matches!(field, b"-/-" | b"0/0" | b"[]/[]")
}

/// Adds the mistake of a slash in the right place, if the slash is written in another way, such as `／`.
fn right_slash(sink: &mut Sink<'_>, slash: LooseLexeme) {
    if !slash.is_exact {
        let repair = Some(Suggestion::of(&["/"]));
        sink.push(Mistake::new(Fault::Hands, slash.span).repair(repair));
    }
}

/// Adds the mistakes of hands with two slashes. The repair, if there is one, removes a slash beside an empty
/// part.
#[inline(never)] // See `Fields::walk`.
fn two_slashes(sink: &mut Sink<'_>, field: Span, first: LooseLexeme, second: LooseLexeme) {
    let hands = [
        Span::new(field.start(), first.span.start()),
        Span::new(first.span.end(), second.span.start()),
        Span::new(second.span.end(), field.end()),
    ];
    match hands.map(Span::is_empty) {
        // `P/p/q`, and `/p/`, where `p` could be in either hand.
        [false, false, false] | [true, false, true] => {
            sink.push(Mistake::new(Fault::HandSlash, second.span));
        }
        [true, false, false] => {
            sink.push(Mistake::new(Fault::HandSlash, first.span).removed());
            hand(sink, hands[1], false);
            right_slash(sink, second);
            hand(sink, hands[2], false);
        }
        _ => {
            hand(sink, hands[0], false);
            right_slash(sink, first);
            hand(sink, hands[1], false);
            sink.push(Mistake::new(Fault::HandSlash, second.span).removed());
            hand(sink, hands[2], false);
        }
    }
}

/// Returns the hands without their white space, unless they contain an unknown piece.
fn without_spaces(sink: &Sink<'_>, field: Span) -> Option<Suggestion> {
    let mut pieces = HandItems::of(sink.text, field).filter_map(|item| item.meant);
    let mut repair = Suggestion::of(&[]);
    let mut words = field.slice(sink.text).split(|byte| is_ascii_space(*byte));
    let is_short = words.all(|word| repair.push(word));
    (is_short && pieces.all(|(token, _)| sink.knows(token))).then_some(repair)
}

/// Returns the repair of hands that have no slash: it adds one between the upper-case and the lower-case
/// pieces.
#[inline(never)] // See `Fields::walk`.
fn divided(sink: &Sink<'_>, field: Span) -> Option<Suggestion> {
    let text = field.slice(sink.text);
    let is_castling = text.iter().all(|byte| b"KQkq".contains(byte));
    if is_castling || is_word(text) || !is_clear(sink.text, field) {
        return None;
    }
    let mut items =
        HandItems::of(sink.text, field).filter_map(|item| Some((item.meant?.0, item.span.start())));
    let (piece, middle) = items.find(|(piece, _)| piece.side() == Side::Second)?;
    // The `-` of `P-p` may stand for the slash.
    if piece.state() != State::Normal {
        return None;
    }
    let first = Span::new(field.start(), middle);
    let mut repair = if first.is_empty() { None } else { in_order(sink, first) }?;
    let second = in_order(sink, Span::new(middle, field.end()))?;
    (repair.push(b"/") && repair.push(second.as_str().as_bytes())).then_some(repair)
}
