//! Finds the mistakes of a board, rank by rank.
//!
//! A rank is measured as it was meant (see `loose.rs`), and compared with the usual size. On a board of 8
//! files:
//!
//! ```text
//! k^^7    8 squares: the size is right, so each invalid part is a mistake, with its repair
//! k^^6    7 squares: the rank is the mistake, and nothing inside it is reported
//! k♔6     unclear: the rank has no size, so each invalid part is a mistake
//! ```
//!
//! Layers are compared in the same way, by their number of ranks. One typo should be one mistake, so a
//! layer is compared only if all of its ranks have the right size. For the same reason, if a superfluous
//! slash splits a rank into two (`ppp/ppppp`), only the first part is reported.

use super::board_shape::{BoardShape, Rank, Ranks};
use super::loose::{LooseLexeme, LooseLexemes, Meant};
use super::mistake::{Fault, Mistake, Span, Unit};
use super::sink::Sink;
use crate::feen::accept::FeenLayout;
use crate::text::suggestion::Suggestion;

/// Reads a board rank by rank.
struct BoardReader<'a> {
    text: &'a [u8],
    board: Span,
    shape: &'a BoardShape,
    /// The slashes before this rank.
    slash: Span,
    /// The length of the previous rank if that rank was reported as too short or too long, otherwise 0.
    reported: u32,
    /// Whether a mistake in a rank, a layer or the slashes was found.
    is_wrong: bool,
}

/// Adds the mistakes of a board.
pub(super) fn board(sink: &mut Sink<'_>, board: Span, shape: &BoardShape) {
    let mut reader = BoardReader {
        text: sink.text,
        board,
        shape,
        slash: Span::EMPTY,
        reported: 0,
        is_wrong: false,
    };
    let mut ranks = Ranks::of(sink.text, board);
    let mut layer = reader.wrong_layer(&ranks);
    loop {
        if let Some(mistake) = layer {
            sink.push(mistake);
            reader.is_wrong = true;
        }
        loop {
            let Some(rank) = ranks.next() else { return };
            // In a layer of the wrong length, the ranks are not reported.
            let is_right = layer.is_none() && reader.rank(sink, &rank);
            if reader.slashes(sink, &rank, is_right) {
                layer = reader.wrong_layer(&ranks);
                break;
            }
        }
    }
}

impl BoardReader<'_> {
    /// Returns the mistake of the layer that starts with the next rank, if its length is not the usual one.
    ///
    /// A layer with a rank of the wrong size is not measured. For example, a missing slash joins two ranks
    /// into one that is too long, and also makes the layer one rank short: this is one mistake, not two.
    fn wrong_layer(&self, ranks: &Ranks<'_>) -> Option<Mistake> {
        let usual = self.shape.layer;
        // The usual size is 0 if every layer has more than 255 ranks. `Fields::walk` reports that. If no
        // size is the most frequent, the usual size is the size of the first layer, and any mistake before
        // this layer makes it uncertain.
        let is_unsure = !usual.is_most_frequent && self.is_wrong || !self.shape.compares_layers;
        if usual.size == 0 || is_unsure {
            return None;
        }
        let mut found = 0;
        let mut layer: Option<Span> = None;
        for rank in ranks.clone() {
            if !self.shape.is_usual(&rank) {
                return None;
            }
            found += 1;
            let start = layer.map_or(rank.span.start(), Span::start);
            layer = Some(Span::new(start, rank.span.end()));
            if rank.slashes != 1 {
                break;
            }
        }
        let fault = Fault::Length { unit: Unit::Rank, usual, found };
        (found != u32::from(usual.size)).then_some(Mistake::new(fault, layer?))
    }

    /// Adds the mistakes of a rank. Returns whether its size is right or unclear.
    fn rank(&mut self, sink: &mut Sink<'_>, rank: &Rank) -> bool {
        let Rank { span, squares, .. } = *rank;
        let usual = self.shape.rank;
        let wanted = u32::from(usual.size);
        let reported = core::mem::replace(&mut self.reported, 0);
        let (Some(found), false) = (squares, self.shape.is_usual(rank)) else {
            self.is_wrong |= squares.is_none();
            self.parts(sink, rank);
            return true;
        };
        self.is_wrong = true;
        if found == 0 {
            // At the start or the end of the board, the missing rank is reported at the slash.
            let slash = if self.slash.is_empty() { rank.slash } else { self.slash };
            let place = if span.is_empty() { slash } else { span };
            sink.push(Mistake::new(Fault::Rank, place).at(span.start()));
        } else if found > FeenLayout::MAX_SIZE {
            sink.push(Mistake::new(Fault::RankTooLong, span));
        } else if reported == 0 || ![wanted, 2 * wanted].contains(&(reported + found)) {
            self.reported = found;
            let fault = Fault::Length { unit: Unit::Square, usual, found };
            sink.push(Mistake::new(fault, span));
        }
        // Otherwise, a slash is misplaced or superfluous: this rank and the previous
        // one, which was reported, together have the size of two ranks or of one.
        false
    }

    /// Adds the mistakes inside a rank.
    fn parts(&self, sink: &mut Sink<'_>, rank: &Rank) {
        if rank.is_exact && !sink.has_catalog() {
            return;
        }
        for part in LooseLexemes::of(self.text, rank.span) {
            let mistake = Mistake::new(self.fault(&part), part.span).at(part.at);
            match part.meant {
                Meant::Piece(token) if part.is_exact && !sink.knows(token) => {
                    sink.push_unknown(token, part.span, true);
                }
                _ if part.is_exact => {}
                Meant::Piece(token) => sink.push(mistake.repair(sink.by_piece(token))),
                Meant::Count(count) => {
                    sink.push(mistake.repair(Some(Suggestion::of_number(count))));
                }
                Meant::Nothing => sink.push(mistake.removed()),
                // In `4 P4`, the space may be a `+` that was lost, so only a space beside a slash is removed.
                Meant::Space if part.span.touches_end_of(rank.span) => sink.push(mistake.removed()),
                _ => sink.push(mistake),
            }
        }
    }

    fn fault(&self, part: &LooseLexeme) -> Fault {
        match part.span.slice(self.text) {
            [b'0'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => Fault::BoardCount,
            _ if part.meant == Meant::Space => Fault::InField,
            _ => Fault::Square,
        }
    }

    /// Adds the mistake of the slashes after a rank. Returns whether they end the layer.
    fn slashes(&mut self, sink: &mut Sink<'_>, rank: &Rank, is_rank_right: bool) -> bool {
        let Rank { slashes, slash, .. } = *rank;
        let is_flat = self.shape.is_flat;
        // At the end of the board, the missing rank is the mistake instead. In `ppppppp//8`, a slash
        // replaced the eighth `p`: the short rank is the mistake.
        if is_rank_right && slash.end() < self.board.end() {
            if slashes > 2 {
                self.is_wrong = true;
                sink.push(Mistake::new(Fault::Slashes { found: slashes }, slash));
            } else if slashes == 2 && is_flat {
                let repair = self.shape.is_surely_flat.then(|| Suggestion::of(&["/"]));
                sink.push(Mistake::new(Fault::DoubledSlash, slash).repair(repair));
            } else if !rank.has_exact_slashes {
                let repair = Some(Suggestion::of(&[if slashes == 1 { "/" } else { "//" }]));
                sink.push(Mistake::new(Fault::Square, slash).repair(repair));
            }
        }
        self.slash = slash;
        slashes > 1 && !is_flat
    }
}
