//! The hands as one field, and the field's mistakes: a missing or wrong slash between the hands, and white
//! space. `hand.rs` finds the mistakes inside each hand.

use alloc::format;
use alloc::vec::Vec;
use core::iter::once;

use super::fault::Fault;
use super::hand::{HandItems, is_placeholder, is_word, rewritten};
use super::mistakes::{Mistake, Mistakes};
use super::parts::{Meaning, Part, parts};
use super::span::Span;
use crate::notation::Hint;
use crate::text::{Suggestion, is_ascii_space};
use crate::token::{Side, State};

/// The hands and the slashes between them: usually two hands and one slash.
pub(super) struct HandsField {
    pub(super) span: Span,
    all: Vec<HandItems>,
    slashes: Vec<Part>,
    /// The first white space in the field, if any.
    space: Option<Span>,
}

impl HandsField {
    pub(super) fn of(text: &[u8], span: Span) -> Self {
        let parts = parts(text, span);
        let is_slash = |part: &Part| part.meaning == Meaning::Slash;
        let slashes: Vec<Part> = parts.iter().filter(|part| is_slash(part)).copied().collect();
        let starts = once(span.start).chain(slashes.iter().map(|slash| slash.span.end));
        let ends = slashes.iter().map(|slash| slash.span.start).chain(once(span.end));
        let spans = starts.zip(ends).map(|(start, end)| Span::new(start, end));
        let hands = spans.zip(parts.split(is_slash));
        let all = hands.map(|(span, parts)| HandItems::of(text, span, parts)).collect();
        let space = parts.iter().find(|part| part.meaning == Meaning::Space).map(|part| part.span);
        Self { span, all, slashes, space }
    }

    /// Returns true if there are two hands, each of which is either clear or a placeholder for an empty hand,
    /// or if there is one placeholder for both.
    pub(super) fn are_readable(&self, text: &[u8]) -> bool {
        let is_readable =
            |hand: &HandItems| hand.is_clear() || is_placeholder(hand.span.slice(text));
        match *self.all {
            [ref first, ref second] => is_readable(first) && is_readable(second),
            _ => self.are_placeholders(text),
        }
    }

    /// Returns the number of pieces, counting only items that are clear.
    pub(super) fn piece_count(&self) -> u32 {
        let counts = self.all.iter().flat_map(HandItems::clear_pieces);
        counts.fold(0, |pieces: u32, (_, count)| pieces.saturating_add(count))
    }

    /// Returns whether the field is a placeholder for two empty hands: `-`, `0` or `[]`, alone or for each
    /// hand.
    fn are_placeholders(&self, text: &[u8]) -> bool {
        let field = self.span.slice(text);
        is_placeholder(field) || matches!(field, b"-/-" | b"0/0" | b"[]/[]")
    }

    /// Adds the mistakes of the hands.
    pub(super) fn add_mistakes(&self, mistakes: &mut Mistakes<'_>) {
        let (text, span) = (mistakes.text, self.span);
        if let Some(space) = self.space {
            let mistake = Mistake::new(Fault::SpaceInField, span).with_offset(space.start);
            mistakes.push(mistake.with_suggestion(self.without_spaces(mistakes)));
        }
        let wrong = Mistake::new(Fault::NoHandSlash, span);
        let extra = |slash: &Part| Mistake::new(Fault::ExtraHandSlash, slash.span);
        let slash = match (&*self.all, &*self.slashes) {
            _ if self.are_placeholders(text) => return mistakes.push(wrong.suggesting("/")),
            ([hand], _) => {
                // In `P⁄p`, the `⁄` is what does not fit.
                let offset = hand.first_unclear().unwrap_or(span.start);
                let suggestion = divided(mistakes, hand);
                return mistakes.push(wrong.with_offset(offset).with_suggestion(suggestion));
            }
            (_, [slash]) => slash,
            ([first, middle, last], [before, after]) => {
                // A slash beside an empty part is removed.
                let (removed, slash) = match [first, middle, last].map(|hand| hand.span.is_empty())
                {
                    // In `P/p/q` and in `/p/`, the `p` could be in either hand.
                    [false, false, false] | [true, false, true] => {
                        return mistakes.push(extra(after));
                    }
                    [true, false, false] => (before, after),
                    // In `P／/p`, the `／` is removed.
                    [_, true, _] if !before.is_exact => (before, after),
                    _ => (after, before),
                };
                mistakes.push(extra(removed).suggesting(""));
                slash
            }
            (_, [_, second, ..]) => return mistakes.push(extra(second)),
            _ => return,
        };
        // The slash may be in the right place but written as another character, such as `／`.
        if !slash.is_exact {
            mistakes.push(Mistake::new(Fault::NoHandSlash, slash.span).suggesting("/"));
        }
        for hand in &self.all {
            hand.add_mistakes(mistakes, self.space.is_some());
        }
    }

    /// Returns the hands without their white space, unless they contain an unknown piece.
    fn without_spaces(&self, mistakes: &Mistakes<'_>) -> Option<Suggestion> {
        let mut pieces = self.all.iter().flat_map(HandItems::clear_pieces);
        let is_known = pieces.all(|(token, _)| mistakes.is_known(token));
        let mut text = self.span.slice(mistakes.text).to_vec();
        text.retain(|byte| !is_ascii_space(*byte));
        Suggestion::of_ascii(&text).filter(|_| is_known)
    }
}

/// Adds the mistakes of a string that is one hand.
pub(super) fn add_mistakes_of_one_hand(mistakes: &mut Mistakes<'_>) {
    let text = mistakes.text;
    let span = Span::new(0, text.len());
    let parts = parts(text, span);
    let hand = HandItems::of(text, span, &parts);
    let space = parts.iter().find(|part| part.meaning == Meaning::Space);
    if let Some(space) = space {
        let mistake = Mistake::new(Fault::SpaceInField, span).with_offset(space.span.start);
        let without_spaces = text.iter().filter(|byte| !is_ascii_space(**byte));
        // If something else is wrong as well, the white space may stand for something.
        let is_spaced_out = |hint: &Hint| match hint {
            Hint::Suggestion(hand) => without_spaces.eq(hand.as_str().as_bytes()),
            _ => false,
        };
        let hint = rewritten(&hand.items, mistakes).filter(is_spaced_out);
        mistakes.push(Mistake { hint, ..mistake });
    } else {
        hand.add_mistakes(mistakes, false);
    }
}

/// Returns the suggestion for hands without a slash: the hands with a slash between the upper-case and the
/// lower-case pieces.
fn divided(mistakes: &Mistakes<'_>, hand: &HandItems) -> Option<Suggestion> {
    let text = hand.span.slice(mistakes.text);
    let is_castling = text.iter().all(|byte| b"KQkq".contains(byte));
    if is_castling || is_word(text) || !hand.is_clear() {
        return None;
    }
    let (middle, piece) = hand
        .clear_pieces()
        .map(|(piece, _)| piece)
        .enumerate()
        .find(|(_, piece)| piece.side() == Side::Second)?;
    // The `-` of `P-p` may stand for the slash.
    if middle == 0 || piece.state() != State::Normal {
        return None;
    }
    let (first, second) = hand.items.split_at_checked(middle)?;
    let Hint::Suggestion(first) = rewritten(first, mistakes)? else { return None };
    let Hint::Suggestion(second) = rewritten(second, mistakes)? else { return None };
    Suggestion::of_ascii(format!("{first}/{second}").as_bytes())
}
