//! The fields of an invalid position, and the walk that finds their mistakes from left to right.
//!
//! The walk itself finds the mistakes between and around the fields. For the mistakes inside them, it
//! calls `board`, `hands` and `styles`. If there are too many pieces or squares, no repair would make the
//! position valid, so none is offered. The excess is reported only if it is the only mistake.

use super::board_field::board;
use super::board_shape::{BoardShape, Size};
use super::hands_field::{self, hands};
use super::mistake::{Fault, Mistake, Span, Unit};
use super::sink::Sink;
use super::styles_field::styles;
use crate::feen::accept::FeenLayout;
use crate::text::bytes::slice;
use crate::text::suggestion::Suggestion;

/// The spans of the fields.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fields {
    /// The string without the white space, quotation marks and brackets around it.
    pub(super) inner: Span,
    pub(super) board: Span,
    /// Empty if the hands are missing.
    pub(super) hands: Span,
    /// Empty if the styles are missing.
    pub(super) styles: Span,
    /// Whether the styles are followed by numbers or a comment, which can be removed.
    pub(super) is_tail: bool,
}

impl Fields {
    /// Adds all mistakes.
    // This function and some others are not inlined, so that their variables are not all on the stack at
    // the same time.
    #[inline(never)]
    pub(super) fn walk(&self, sink: &mut Sink<'_>) {
        let shape = BoardShape::of(sink.text, self.board);
        let too_many = self.too_many(sink.text, &shape);
        sink.offers = too_many.is_none();
        self.before(sink);
        board(sink, self.board, &shape);
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
        let before = Span::new(0, self.board.start());
        if !before.is_empty() {
            sink.push(Mistake::new(Fault::Before, before).removed());
        }
    }

    fn before_hands(&self, sink: &mut Sink<'_>) {
        if self.hands.is_empty() {
            // `before_styles` reports the missing hands.
        } else if self.board.end() == self.hands.start() {
            // In `8/8/ C/c`, the last slash belongs to the hands.
            let repair = Some(Suggestion::of(&[" /"]));
            sink.push(Mistake::new(Fault::NoSpace, self.hands).repair(repair));
        } else {
            gap(sink, self.board.end(), self.hands.start());
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
            return gap(sink, hands.end(), styles.start());
        }
        let gap = Span::new(self.board.end(), styles.end());
        let (fault, span, before) = match (hands.is_empty(), gap.slice(sink.text)) {
            (false, _) => (Fault::NoSpace, styles, " "),
            (true, [b' ', _, b'/', _]) => (Fault::NoHands, styles, "/ "),
            (true, _) => (Fault::NoHands, gap, " / "),
        };
        let mut repair = Suggestion::of(&[before]);
        repair.push(styles.slice(sink.text));
        sink.push(Mistake::new(fault, span).at(styles.start()).repair(Some(repair)));
    }

    fn after(&self, sink: &mut Sink<'_>) {
        let after = Span::new(self.styles.end(), sink.text.len());
        if !after.is_empty() {
            let mistake = Mistake::new(Fault::End, after);
            let is_around = self.styles.end() == self.inner.end();
            sink.push(if is_around || self.is_tail { mistake.removed() } else { mistake });
        }
    }

    /// Returns the mistake if the position, as it was meant, exceeds the limits or has more pieces than
    /// squares.
    fn too_many(&self, text: &[u8], shape: &BoardShape) -> Option<Fault> {
        let Size { layers, ranks, squares, pieces } = shape.size?;
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

/// Adds a mistake if there is anything but one space between two fields.
fn gap(sink: &mut Sink<'_>, start: usize, end: usize) {
    let text = slice(sink.text, start, end);
    if text != b" " {
        let mistake = Mistake::new(Fault::Space, Span::new(start, end));
        let at = start + usize::from(text.first() == Some(&b' '));
        sink.push(mistake.at(at).repair(Some(Suggestion::of(&[" "]))));
    }
}
