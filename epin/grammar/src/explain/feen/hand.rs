//! What is wrong with a hand.

use super::place::{Fault, Place, Span};
use super::wrong::{around, wrong_len};
use crate::read::feen::{HandOrder, read_count, read_item};
use crate::read::scan::scan_start;

/// A hand, and how much of it is read.
#[derive(Debug, Clone, Copy)]
pub(super) struct HandReader {
    all: Span,
    at: usize,
    /// The end of the last error about a piece. The next one is not about the same piece.
    reported: usize,
    order: HandOrder,
    /// Where the order is not that of a hand.
    disorder: Option<usize>,
    is_wrong: bool,
    /// The number of pieces that were read.
    pub(super) pieces: u32,
}

impl HandReader {
    pub(super) const fn of(all: Span) -> Self {
        let order = HandOrder::new();
        let at = all.start;
        Self { all, at, reported: at, order, disorder: None, is_wrong: false, pieces: 0 }
    }

    /// Returns what is wrong next. The order is looked at if nothing else is wrong.
    pub(super) const fn next(&mut self, text: &[u8]) -> Option<Place> {
        loop {
            let rest = Span { start: self.at, end: self.all.end }.slice(text);
            if rest.is_empty() {
                let disorder = self.disorder.take();
                return match disorder {
                    Some(at) if !self.is_wrong => {
                        Some(Place::new(Fault::HandOrder, self.all.start, self.all.end).at(at))
                    }
                    _ => None,
                };
            }
            let Some(((token, count), more)) = read_item(rest) else {
                self.is_wrong = true;
                return Some(self.wrong(text, rest));
            };
            if !self.order.add(token, count) && self.disorder.is_none() {
                self.disorder = Some(self.at);
            }
            self.pieces = self.pieces.saturating_add(count);
            self.at += rest.len() - more.len();
        }
    }

    /// Returns what is wrong at the start of `rest`, and skips it.
    const fn wrong(&mut self, text: &[u8], rest: &[u8]) -> Place {
        let start = self.at;
        // After a count that is right, the piece is wrong.
        let piece = match read_count(rest) {
            Some((1, _)) | None => rest,
            Some((_, piece)) => piece,
        };
        let at = self.all.end - piece.len();
        if let [b'0'..=b'9', ..] = piece {
            let digits = wrong_len(piece);
            let end = match scan_start(Span { start: at + digits, end: self.all.end }.slice(text)) {
                Some((_, more)) => self.all.end - more.len(),
                None => at + digits,
            };
            (self.at, self.reported) = (end, end);
            return Place::new(Fault::HandCount, start, end);
        }
        self.at = at + wrong_len(piece);
        if piece.is_empty() {
            return Place::new(Fault::InHand, start, at).at(at);
        }
        let piece = Span { start: at, end: self.at };
        let wrong = around(text, Span { start: self.reported, ..self.all }, piece);
        self.reported = wrong.end;
        Place::new(Fault::InHand, wrong.start, wrong.end).at(at)
    }
}
