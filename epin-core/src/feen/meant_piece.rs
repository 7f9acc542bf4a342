//! What to write instead of an unknown piece in a position.
//!
//! In many strings, an unknown piece has two readings. For such a piece, there is no suggestion:
//!
//! ```text
//! r+g  +gr     the `+` may be the misplaced state of r, or superfluous
//! k' or n^     in a catalog with `k^`, `k^'` and `n'`: the mark may be the other one
//! KP^          either `K^P` or `PK^`
//! -n5+ n'-r    the sign or the apostrophe may stand for something else
//! kk^          with `k^` for k, the side would have two kings: k may be a mistyped l
//! l^           the side has no other `^`: l may be a mistyped k
//! BB'/         with `B` for `B'`, the hand would contain `B` twice
//! ```
//!
//! The functions are `const`, because `in_catalog` and `feen!` call them in constants.

#![allow(clippy::indexing_slicing, reason = "the index is a side, 0 or 1")]

use super::hand_order::HandOrder;
use super::lex::{next_piece, read_item};
use crate::notation::Hint;
use crate::set::EpinSet;
use crate::text::slice;
use crate::token::{Epin, State, read_prefix};

const STATE_NOTE: Hint = Hint::Note(
    "the state, `+` or `-`, comes before the letter, and may belong to the piece beside it",
);

/// A piece in a string, to be looked up in a catalog.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PlacedPiece {
    pub(crate) token: Epin,
    /// The byte offset of the token.
    pub(crate) offset: usize,
    /// Whether the rest of the piece's rank is unclear or the piece's hand has a mistake.
    pub(crate) is_unclear: bool,
}

/// The pieces of a valid or invalid string, and what is known about all of these pieces together.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MeantPieces<'a> {
    /// The string up to the end of the hands.
    text: &'a [u8],
    board_end: usize,
    known: &'a EpinSet,
    /// How many terminal pieces each side has if every piece is read as what it was meant to be.
    terminals: [usize; 2],
}

impl<'a> MeantPieces<'a> {
    /// Returns the pieces of `text`; a piece that is not in `known` is unknown. `board` contains the offsets at
    /// which the board starts and ends. Before the board, there may be a label, such as `FEN:`.
    pub(crate) const fn new(text: &'a [u8], board: [usize; 2], known: &'a EpinSet) -> Self {
        let [start, board_end] = board;
        let mut terminals = [0; 2];
        let mut rest = slice(text, start, text.len());
        while let Some((token, more)) = next_piece(rest) {
            rest = more;
            if let Some(meant) = known.suggest(token) {
                terminals[meant.side() as usize] += meant.is_terminal() as usize;
            }
        }
        Self { text, board_end, known, terminals }
    }

    /// Returns whether a piece is known.
    pub(super) const fn is_known(&self, token: Epin) -> bool {
        self.known.contains(token)
    }

    /// Returns the hint for an unknown piece: the piece to write instead, or a note.
    pub(crate) const fn hint(&self, piece: PlacedPiece) -> Option<Hint> {
        let PlacedPiece { token, offset, is_unclear } = piece;
        let [before, next] = self.beside(token, offset);
        if self.may_have_state(before, token.state()) || self.may_have_state(next, token.state()) {
            return Some(STATE_NOTE);
        }
        if offset >= self.board_end && (is_unclear || !self.is_in_order(offset)) {
            return None;
        }
        let Some(meant) = self.meant_piece(token, offset, is_unclear) else { return None };
        Some(Hint::suggest(meant.as_str()))
    }

    /// Returns the pieces directly before and after a piece.
    const fn beside(&self, token: Epin, offset: usize) -> [Option<Epin>; 2] {
        let mut before = None;
        let mut start = offset.saturating_sub(Epin::MAX_LEN);
        while start < offset && before.is_none() {
            before = Epin::read(slice(self.text, start, offset));
            start += 1;
        }
        let next = read_prefix(slice(self.text, offset + token.as_str().len(), self.text.len()));
        [before, if let Some((next, _)) = next { Some(next) } else { None }]
    }

    /// Returns whether a piece without a sign may have the given state, which is a sign.
    const fn may_have_state(&self, piece: Option<Epin>, state: State) -> bool {
        let Some(piece) = piece else { return false };
        matches!((piece.state(), state), (State::Normal, State::Enhanced | State::Diminished))
            && self.is_known(piece.with_state(state))
    }

    /// Returns the known piece that an unknown piece was meant to be, without checking the order of a hand.
    const fn meant_piece(&self, token: Epin, offset: usize, is_unclear: bool) -> Option<Epin> {
        let Some(meant) = self.known.suggest(token) else { return None };
        let [before, next] = self.beside(token, offset);
        let is_doubtful_sign = token.state() as u8 != meant.state() as u8
            && (is_unclear || self.is_marker(offset.wrapping_sub(1)));
        let is_doubtful_apostrophe = token.is_derived() != meant.is_derived()
            && (is_unclear
                || self.is_marker(offset + token.as_str().len())
                || self.may_have_state(next, State::Enhanced)
                || self.may_have_state(next, State::Diminished));
        let terminals = self.terminals[token.side() as usize];
        let is_doubtful_caret = match (token.is_terminal(), meant.is_terminal(), before, next) {
            (false, true, _, Some(next)) if next.is_terminal() && !self.is_known(next) => true,
            (true, false, Some(other), _) if !other.is_terminal() && !self.is_known(other) => true,
            (false, true, ..) => is_unclear || terminals > 1,
            (true, false, ..) => terminals == 0,
            _ => false,
        };
        let exchanged = token.with_terminal(token.is_derived()).with_derived(token.is_terminal());
        let is_exchanged = exchanged.index() != meant.index() && self.is_known(exchanged);
        let is_doubtful = is_doubtful_sign || is_doubtful_apostrophe || is_doubtful_caret;
        if is_doubtful || is_exchanged { None } else { Some(meant) }
    }

    /// Returns whether the byte at the given offset is a sign or an apostrophe.
    const fn is_marker(&self, offset: usize) -> bool {
        matches!(slice(self.text, offset, offset.wrapping_add(1)), b"+" | b"-" | b"'")
    }

    /// Returns whether the hand that contains the given offset is in order once its pieces are repaired.
    const fn is_in_order(&self, offset: usize) -> bool {
        let mut start = offset;
        while start > self.board_end && !matches!(slice(self.text, start - 1, start), b"/" | b" ") {
            start -= 1;
        }
        let mut order = HandOrder::new();
        let mut rest = slice(self.text, start, self.text.len());
        while let Some(((token, count), more)) = read_item(rest) {
            rest = more;
            let piece_offset = self.text.len() - rest.len() - token.as_str().len();
            let meant = match self.meant_piece(token, piece_offset, false) {
                Some(meant) => meant,
                None => token,
            };
            if !order.add(meant, count) {
                return false;
            }
        }
        true
    }
}
