//! Finds the mistakes of a board, rank by rank.
//!
//! A rank is measured as it was meant, and compared with the usual size. On a board of 8 files:
//!
//! ```text
//! k^^7    8 squares: the size is right, so each invalid item is a mistake, with its repair
//! k^^6    7 squares: the rank is the mistake, and nothing inside it is reported
//! k♔6     unclear: the rank has no size, so each invalid item is a mistake
//! ```
//!
//! Layers are compared in the same way, by their ranks. One typo should be one mistake, so a layer is
//! compared only if its ranks are right, and a rank is not reported if it is the other half of the
//! one before it (`ppp/ppppp`, with a slash too many).

use super::accept::FeenLayout;
use super::loose::{Item, Items, Meant};
use super::mistake::{Fault, Mistake, Span, Unit};
use super::plan::{Plan, Rank, Ranks};
use super::sink::Sink;
use crate::explain::suggestion::Suggestion;

/// Reads a board rank by rank.
struct Reader<'a> {
    text: &'a [u8],
    board: Span,
    plan: &'a Plan,
    /// The slashes before this rank.
    slash: Span,
    /// The length of the previous rank if that was reported as too short or too long, otherwise 0.
    odd: u32,
    /// Whether a mistake in a rank, a layer or the slashes was found.
    is_wrong: bool,
}

/// Adds the mistakes of a board.
pub(super) fn board(sink: &mut Sink<'_>, board: Span, plan: &Plan) {
    let mut reader =
        Reader { text: sink.text, board, plan, slash: Span::EMPTY, odd: 0, is_wrong: false };
    let mut ranks = Ranks::of(sink.text, board, plan.separator);
    let mut layer = reader.wrong_layer(&ranks);
    loop {
        if let Some(mistake) = layer {
            sink.push(mistake);
            reader.is_wrong = true;
        }
        loop {
            let Some(rank) = ranks.next().filter(|_| !sink.is_done()) else { return };
            // In a layer of the wrong length, the ranks are not reported.
            let is_right = layer.is_none() && reader.rank(sink, &rank);
            if reader.slashes(sink, &rank, is_right) {
                layer = reader.wrong_layer(&ranks);
                break;
            }
        }
    }
}

impl Reader<'_> {
    /// Returns the mistake of the layer that starts with the next rank, if its length is not the usual one.
    ///
    /// A layer with a rank of the wrong size is not measured: a missing slash joins two ranks into one
    /// that is too long, and also makes the layer one rank short, which is the same mistake.
    fn wrong_layer(&self, ranks: &Ranks<'_>) -> Option<Mistake> {
        let (usual, is_most) = self.plan.layer;
        // `usual` is 0 if every layer has more than 255 ranks, which is reported at the end. If `usual`
        // is only the length of the first layer, a mistake in that layer makes it uncertain.
        let is_unsure = !is_most && self.is_wrong || !self.plan.compares_layers;
        if usual == 0 || is_unsure {
            return None;
        }
        let mut found = 0;
        let mut layer: Option<Span> = None;
        for rank in ranks.clone() {
            if !self.plan.is_usual(&rank) {
                return None;
            }
            found += 1;
            let start = layer.map_or(rank.span.start(), Span::start);
            layer = Some(Span::new(start, rank.span.end()));
            if rank.slashes != 1 {
                break;
            }
        }
        let fault = Fault::Length { unit: Unit::Rank, usual, found, is_most };
        (found != u32::from(usual)).then_some(Mistake::new(fault, layer?))
    }

    /// Adds the mistakes of a rank. Returns whether its size is right or unclear.
    fn rank(&mut self, sink: &mut Sink<'_>, rank: &Rank) -> bool {
        let Rank { span, squares, .. } = *rank;
        let (usual, is_most) = self.plan.rank;
        let wanted = u32::from(usual);
        let odd = core::mem::replace(&mut self.odd, 0);
        let (Some(found), false) = (squares, self.plan.is_usual(rank)) else {
            self.is_wrong |= squares.is_none();
            self.items(sink, rank);
            return true;
        };
        self.is_wrong = true;
        let are_two = |squares: &u32| [wanted, 2 * wanted].contains(squares);
        if found == 0 {
            // At the start or the end of the board, the missing rank is reported at the slash.
            let slash = if self.slash.is_empty() { rank.slash } else { self.slash };
            let place = if span.is_empty() { slash } else { span };
            sink.push(Mistake::new(Fault::Rank, place).at(span.start()));
        } else if found > FeenLayout::MAX_SIZE {
            sink.push(Mistake::new(Fault::RankTooLong, span));
        } else if odd == 0 || ![odd + found, odd + rank.by_digits].iter().any(are_two) {
            self.odd = found;
            let fault = Fault::Length { unit: Unit::Square, usual, found, is_most };
            sink.push(Mistake::new(fault, span));
        }
        // Otherwise, a slash is misplaced or superfluous: this rank and the previous one, which was
        // reported, have the size of two ranks or one.
        false
    }

    /// Adds the mistakes of the items of a rank.
    fn items(&self, sink: &mut Sink<'_>, rank: &Rank) {
        let usual = u32::from(self.plan.rank.0);
        let has_size = rank.squares.is_none_or(|squares| squares == usual);
        if rank.is_exact && has_size && !sink.has_catalog() {
            return;
        }
        for item in Items::of_board(self.text, rank.span, self.plan.separator) {
            match item.meant {
                Meant::Piece(token) if item.is_exact => {
                    if !sink.knows(token) {
                        sink.push_unknown(token, item.span, true);
                    }
                }
                Meant::Count(_) if item.is_exact => {
                    let digits = item.digits(self.text).filter(|_| !has_size);
                    if let Some(count) = digits {
                        let repair = Some(Suggestion::of_number(count));
                        sink.push(Mistake::new(Fault::Digits, item.span).repair(repair));
                    }
                }
                _ if item.is_exact => {}
                _ => {
                    let repair = self.repair(sink, rank, &item);
                    sink.push(
                        Mistake::new(self.fault(&item), item.span).at(item.at).repair(repair),
                    );
                }
            }
        }
    }

    fn fault(&self, item: &Item) -> Fault {
        match item.span.slice(self.text) {
            [b'0'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => Fault::BoardCount,
            _ if item.meant == Meant::Space => Fault::InField,
            _ => Fault::Square,
        }
    }

    fn repair(&self, sink: &Sink<'_>, rank: &Rank, item: &Item) -> Option<Suggestion> {
        let can_be_drawn = self.plan.can_be_drawn && rank.squares.is_some();
        match item.meant {
            Meant::Piece(token) => sink.by_piece(token),
            Meant::Count(count) if !item.is_drawn || can_be_drawn => {
                Some(Suggestion::of_number(count))
            }
            Meant::Space | Meant::Nothing => Some(Suggestion::new(&[])),
            _ => None,
        }
    }

    /// Adds the mistake of the slashes after a rank. Returns whether they end the layer.
    fn slashes(&mut self, sink: &mut Sink<'_>, rank: &Rank, is_rank_right: bool) -> bool {
        let Rank { slashes, slash, .. } = *rank;
        let is_flat = self.plan.is_flat;
        // At the start or end of the board, the missing rank is the mistake instead. In `ppppppp//8`, a
        // slash replaced the eighth `p`: the short rank is the mistake.
        let is_between = slash.start() > self.board.start() && slash.end() < self.board.end();
        if is_between && is_rank_right {
            if slashes > 2 {
                self.is_wrong = true;
                sink.push(Mistake::new(Fault::Slashes { found: slashes }, slash));
            } else if slashes == 2 && is_flat {
                let repair = self.plan.is_surely_flat.then(|| Suggestion::new(&["/"]));
                sink.push(Mistake::new(Fault::DoubledSlash, slash).repair(repair));
            } else if !rank.has_exact_slashes {
                let repair = Some(Suggestion::new(&[if slashes == 1 { "/" } else { "//" }]));
                sink.push(Mistake::new(Fault::Square, slash).repair(repair));
            }
        }
        self.slash = slash;
        slashes > 1 && !is_flat
    }
}
