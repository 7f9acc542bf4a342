//! The mistakes in a string: what is wrong, where it is, and how to repair it. Mistakes are ordered from left
//! to right, and repetitions are dropped.

use alloc::vec::Vec;
use core::mem::{Discriminant, discriminant};

use super::fault::{Fault, UsualSize};
use super::span::Span;
use crate::feen::{MeantPieces, PlacedPiece};
use crate::notation::Hint;
use crate::text::{Suggestion, decode, slice};
use crate::token::Epin;

/// A fault at a place in a string. Its suggestion replaces `span`, and its message shows the character at
/// `offset`, the first one that does not fit. In `k^^7`, the span is `k^^`, and the offset is 2, where the
/// second `^` is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mistake {
    pub(super) fault: Fault,
    pub(super) span: Span,
    pub(super) offset: usize,
    /// The suggestion, or a note about an unknown piece.
    pub(super) hint: Option<Hint>,
}

impl Mistake {
    pub(super) fn new(fault: Fault, span: Span) -> Self {
        Self { fault, span, offset: span.start, hint: None }
    }

    pub(super) fn with_offset(self, offset: usize) -> Self {
        Self { offset, ..self }
    }

    /// Sets the suggestion, or removes it.
    pub(super) fn with_suggestion(self, suggestion: Option<Suggestion>) -> Self {
        Self { hint: suggestion.map(Hint::Suggestion), ..self }
    }

    /// Suggests a string, if it is short enough for a suggestion. An empty string removes the span.
    pub(super) fn suggesting(self, text: impl AsRef<[u8]>) -> Self {
        self.with_suggestion(Suggestion::of_ascii(text.as_ref()))
    }
}

/// The mistakes of a string.
pub(super) struct Mistakes<'a> {
    pub(super) text: &'a [u8],
    /// The pieces that are known, and what the others were meant to be. If this field is `None`, every piece
    /// counts as known.
    pub(super) pieces: Option<&'a MeantPieces<'a>>,
    pub(super) all: Vec<Mistake>,
}

impl<'a> Mistakes<'a> {
    pub(super) fn new(text: &'a [u8], pieces: Option<&'a MeantPieces<'a>>) -> Self {
        Self { text, pieces, all: Vec::new() }
    }

    /// Adds a mistake after those that start before it or at the same offset, which keeps the list sorted.
    pub(super) fn push(&mut self, mistake: Mistake) {
        let index = self.all.partition_point(|other| other.span.start <= mistake.span.start);
        self.all.insert(index, mistake);
    }

    /// Adds a mistake if a piece is unknown. `is_unclear` is true if the rest of the piece's rank is unclear,
    /// or if the piece's hand has a mistake.
    pub(super) fn look_up(&mut self, token: Epin, span: Span, is_unclear: bool) {
        let Some(pieces) = self.pieces.filter(|pieces| !pieces.is_known(token)) else { return };
        let hint = pieces.hint(PlacedPiece { token, offset: span.start, is_unclear });
        let fault = Fault::UnknownPiece { token, is_unclear };
        self.push(Mistake { hint, ..Mistake::new(fault, span) });
    }

    /// Returns whether a piece is known.
    pub(super) fn is_known(&self, token: Epin) -> bool {
        self.pieces.is_none_or(|pieces| pieces.is_known(token))
    }

    /// Drops repetitions of mistakes that have no suggestion: for example, if every empty square is written as
    /// `?`, only the first `?` is reported. A mistake with a suggestion is never dropped, so that all
    /// suggestions together make the string valid.
    pub(super) fn drop_repetitions(&mut self) {
        let mut seen = Vec::new();
        self.all.retain(|mistake| {
            let has_suggestion = matches!(mistake.hint, Some(Hint::Suggestion(_)));
            let key = repetition_key(self.text, mistake).filter(|_| !has_suggestion);
            let Some(key) = key else { return true };
            let is_new = !seen.contains(&key);
            if is_new {
                seen.push(key);
            }
            is_new
        });
    }
}

/// Returns a key that is equal for a mistake and its repetitions, or `None` for a mistake that never counts as
/// a repetition.
fn repetition_key(text: &[u8], mistake: &Mistake) -> Option<(Discriminant<Fault>, usize)> {
    let fault = mistake.fault;
    let detail = match fault {
        // If one rank length is the most frequent, every rank of another length is reported. Otherwise, all
        // ranks that differ from the first one are one mistake, and so are all layers of the wrong length,
        // because one `/` too many splits a layer into two short ones.
        Fault::RankLength { usual: UsualSize { is_most_frequent: true, .. }, .. } => return None,
        Fault::RankLength { .. }
        | Fault::LayerLength { .. }
        | Fault::NoRank
        | Fault::RankTooLong
        | Fault::TooManySlashes { .. }
        | Fault::InvalidBoardCount
        | Fault::InvalidHandCount
        | Fault::WrongHandOrder
        | Fault::SpaceInField => 0,
        Fault::UnknownPiece { token, .. } => token.index(),
        Fault::NotOnBoard | Fault::NotInHand => {
            let char = match decode(slice(text, mistake.offset, text.len())) {
                // If a piece is missing at the end of a hand, the slash or space after the hand is not wrong.
                Some(('/' | ' ', _)) => return None,
                Some((char, _)) => char,
                None => char::REPLACEMENT_CHARACTER,
            };
            return Some((discriminant(&Fault::NotOnBoard), char as usize));
        }
        _ => return None,
    };
    Some((discriminant(&fault), detail))
}
