//! The fields of an invalid position, and the walk that finds their mistakes from left to right.
//!
//! It finds mistakes between and around the fields here, and calls `board`, `hands` and `styles` for
//! those inside. If there are too many pieces or squares, it offers no repairs, because none of them
//! would make the position valid; the excess itself is reported only if nothing else is wrong.

use super::accept::FeenLayout;
use super::accept::read_feen;
use super::board_field::board;
use super::divide::Around;
use super::hands_field::{self, hands};
use super::mistake::{Fault, Mistake, Span, Unit};
use super::plan::{Plan, Size};
use super::sink::Sink;
use super::styles_field::styles;
use crate::explain::suggestion::Suggestion;
use crate::token::bytes::slice;

/// The spans of the fields.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fields {
    pub(super) around: Around,
    pub(super) board: Span,
    /// Empty if the hands are missing.
    pub(super) hands: Span,
    /// Empty if the styles are missing.
    pub(super) styles: Span,
    /// Whether the styles are followed by a FEN's tail or a comment, which can be left out.
    pub(super) is_tail: bool,
}

impl Fields {
    /// Adds all mistakes.
    // This function and some others are not inlined, so that their variables are not all on the stack at
    // the same time.
    #[inline(never)]
    pub(super) fn walk(&self, sink: &mut Sink<'_>) {
        let plan = Plan::of(sink.text, self.board);
        let too_many = self.too_many(sink.text, &plan);
        sink.offers = too_many.is_none();
        self.before(sink);
        board(sink, self.board, &plan);
        self.before_hands(sink);
        if !self.hands.is_empty() {
            hands(sink, self.hands);
        }
        self.before_styles(sink);
        if self.styles.is_empty() {
            return;
        }
        styles(sink, self.styles);
        self.after(sink);
        if let (Some(fault), 0) = (too_many, sink.count) {
            let is_of_board = matches!(fault, Fault::TooMany { .. });
            let place = if is_of_board { self.board } else { Span::new(0, sink.text.len()) };
            sink.push(Mistake::new(fault, place));
        }
    }

    fn before(&self, sink: &mut Sink<'_>) {
        let Around { inner, is_enclosed } = self.around;
        let before = Span::new(0, self.board.start());
        if !is_enclosed {
            if !before.is_empty() {
                sink.push(Mistake::new(Fault::Before, before).left_out());
            }
            return;
        }
        let position = inner.slice(sink.text);
        let repair = Suggestion::of_ascii(position).filter(|_| read_feen(position).is_some());
        let is_whole = repair.is_some() && !sink.has_catalog();
        let span = if is_whole { Span::new(0, sink.text.len()) } else { before };
        sink.push(Mistake::new(Fault::Enclosed, span).repair(repair.filter(|_| is_whole)));
    }

    fn before_hands(&self, sink: &mut Sink<'_>) {
        if self.hands.is_empty() {
            // `before_styles` reports the missing hands.
        } else if self.board.end() == self.hands.start() {
            // `8/8/ C/c`: the last slash is between the hands.
            let repair = Some(Suggestion::new(&[" /"]));
            sink.push(Mistake::new(Fault::NoSpace, self.hands).repair(repair));
        } else {
            self.gap(sink, self.board.end(), self.hands.start());
        }
    }

    fn before_styles(&self, sink: &mut Sink<'_>) {
        let Self { hands, styles, .. } = *self;
        if styles.is_empty() {
            let end = sink.text.len();
            let missing = Mistake::new(Fault::NoStyles, Span::new(hands.end(), end));
            return sink.push(missing.at(end));
        }
        if hands.end() < styles.start() {
            return self.gap(sink, hands.end(), styles.start());
        }
        let gap = Span::new(self.board.end(), styles.end());
        let (fault, span, before) = match (hands.is_empty(), gap.slice(sink.text)) {
            (false, _) => (Fault::NoSpace, styles, " "),
            (true, [b' ', _, b'/', _]) => (Fault::NoHands, styles, "/ "),
            (true, _) => (Fault::NoHands, gap, " / "),
        };
        let mut repair = Suggestion::new(&[before]);
        repair.push(styles.slice(sink.text));
        sink.push(Mistake::new(fault, span).at(styles.start()).repair(Some(repair)));
    }

    /// Adds the mistake if something other than one space is between two fields, such as FEN's `w`. The
    /// repair leaves the `w` out, if the styles agree with it.
    fn gap(&self, sink: &mut Sink<'_>, start: usize, end: usize) {
        let text = slice(sink.text, start, end);
        let (fault, at) = match (text.iter().position(u8::is_ascii_alphabetic), text) {
            (_, b" ") => return,
            (Some(turn), _) => (Fault::Turn, turn),
            (None, [b' ', ..]) => (Fault::Space, 1),
            (None, _) => (Fault::Space, 0),
        };
        let is_first = self.styles.slice(sink.text).first().is_some_and(u8::is_ascii_uppercase);
        let is_sure = fault == Fault::Space || text.contains(&b'w') == is_first;
        let mistake = Mistake::new(fault, Span::new(start, end)).at(start + at);
        sink.push(mistake.repair(is_sure.then(|| Suggestion::new(&[" "]))));
    }

    fn after(&self, sink: &mut Sink<'_>) {
        let Around { inner, is_enclosed } = self.around;
        let end = if is_enclosed { inner.end() } else { sink.text.len() };
        let after = Span::new(self.styles.end(), end);
        if !after.is_empty() {
            let mistake = Mistake::new(Fault::End, after);
            let is_left_out = self.is_tail || self.styles.end() == inner.end();
            sink.push(if is_left_out { mistake.left_out() } else { mistake });
        }
    }

    /// Returns the mistake if the position, as it was meant, exceeds the limits or has more pieces than
    /// squares.
    fn too_many(&self, text: &[u8], plan: &Plan) -> Option<Fault> {
        let Size { layers, ranks, squares, pieces } = plan.size?;
        let pieces = pieces.saturating_add(hands_field::pieces(text, self.hands));
        Some(if layers > FeenLayout::MAX_SIZE {
            Fault::TooMany { unit: Unit::Layer, found: layers }
        } else if ranks > FeenLayout::MAX_SIZE {
            Fault::TooMany { unit: Unit::Rank, found: ranks }
        } else if squares > FeenLayout::MAX_SQUARES {
            Fault::TooMany { unit: Unit::Square, found: squares }
        } else if pieces > squares {
            Fault::TooManyPieces { squares: u16::try_from(squares).ok()?, pieces }
        } else {
            return None;
        })
    }
}
