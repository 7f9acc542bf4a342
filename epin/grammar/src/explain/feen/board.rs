//! What is wrong with a board.

use super::place::{Fault, Place, Span, Unit, run};
use super::plan::Plan;
use super::unread::{Unread, wrong_len};
use crate::explain::suggestion::Suggestion;
use crate::read::feen::{FeenLayout, read_rank};
use crate::read::slice::slice;

/// A board, and how much of it is read.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardReader {
    all: Span,
    /// Made when the first rank is measured.
    plan: Option<Plan>,
    /// Whether ranks and layers are measured: not if only what has a repair is looked for.
    pub(super) is_measured: bool,
    at: usize,
    unread: Unread,
    is_done: bool,
    rank: Part,
    /// The length of the rank before this one, if it was reported as not the usual one; otherwise 0.
    odd: u32,
    layer: Part,
    /// The number of layers before this one.
    layers: u32,
    /// Whether anything on the board is wrong. Then its size is not looked at.
    is_wrong: bool,
    /// The number of pieces, and of squares, that were read.
    pub(super) pieces: u32,
    pub(super) squares: u32,
}

/// A rank or a layer.
#[derive(Debug, Clone, Copy)]
struct Part {
    start: usize,
    /// The number of its squares or ranks.
    size: u32,
    /// Whether anything in it is wrong. Then it is not measured: if a slash is missing, two ranks are
    /// one that is too long. That the layer is a rank short is then the same mistake.
    is_wrong: bool,
}

impl Part {
    const fn at(start: usize) -> Self {
        Self { start, size: 0, is_wrong: false }
    }
}

impl BoardReader {
    /// Returns a board of which nothing has been read yet.
    pub(super) const fn of(all: Span) -> Self {
        Self {
            all,
            plan: None,
            is_measured: true,
            at: all.start,
            unread: Unread::of(all),
            is_done: all.start == all.end,
            rank: Part::at(all.start),
            odd: 0,
            layer: Part::at(all.start),
            layers: 0,
            is_wrong: false,
            pieces: 0,
            squares: 0,
        }
    }

    const fn plan(&mut self, text: &[u8]) -> Plan {
        let plan = match self.plan {
            Some(plan) => plan,
            None => Plan::of(self.all.slice(text)),
        };
        self.plan = Some(plan);
        plan
    }

    /// Returns what is wrong next.
    pub(super) const fn next(&mut self, text: &[u8]) -> Option<Place> {
        while !self.is_done {
            let (part, rest) = read_rank(Span::new(self.at, self.all.end).slice(text));
            self.at = self.all.end - rest.len();
            self.pieces += part.pieces;
            self.rank.size = self.rank.size.saturating_add(part.squares);
            let place = match rest {
                [] => {
                    self.is_done = true;
                    match self.measure_rank(text) {
                        None => self.measure_board(text),
                        place => place,
                    }
                }
                // Of `ppppppp//8`, a slash instead of the eighth `p`, the rank is the error.
                [b'/', ..] => match (self.measure_rank(text), self.skip_slashes(text, rest)) {
                    (None, place) | (place, _) => place,
                },
                _ => self.skip_wrong(text, rest),
            };
            if place.is_some() {
                self.is_wrong = true;
                return place;
            }
        }
        None
    }

    /// Skips what is wrong at the start of `rest`, and returns it unless it was reported.
    const fn skip_wrong(&mut self, text: &[u8], rest: &[u8]) -> Option<Place> {
        (self.is_wrong, self.layer.is_wrong, self.rank.is_wrong) = (true, true, true);
        let start = self.at;
        self.at += wrong_len(rest);
        let wrong = Span::new(start, self.at);
        if let [b'0', count @ ..] = wrong.slice(text) {
            let count = slice(count, run(count, b'0'), count.len());
            let place = Place::new(Fault::BoardCount, start, self.at);
            return Some(place.repair(Suggestion::of_ascii(count)));
        }
        self.unread.place(text, Fault::Square, wrong)
    }

    /// Compares the rank that ends here with the others.
    const fn measure_rank(&mut self, text: &[u8]) -> Option<Place> {
        let Part { start, size: found, is_wrong } = self.rank;
        self.layer.size += 1;
        self.squares = self.squares.saturating_add(found);
        let odd = core::mem::replace(&mut self.odd, 0);
        if is_wrong || !self.is_measured {
            return None;
        }
        let (usual, is_most) = self.plan(text).rank;
        let fault = if start < self.at && found == usual {
            return None;
        } else if start == self.at {
            // Before the first slash of the board, or after the last: the slash is wrong.
            let slash = start - (start > self.all.start) as usize;
            return Some(Place::new(Fault::Rank, slash, slash + 1).at(start));
        } else if found > FeenLayout::MAX_SIZE {
            Fault::RankTooLong
        } else if odd > 0 && (odd + found == usual || odd + found == usual.saturating_mul(2)) {
            // One slash that is too many, or in the wrong place, and the rank before was reported.
            self.layer.is_wrong = true;
            return None;
        } else {
            self.odd = found;
            Fault::Length { unit: Unit::Square, usual, found, is_most }
        };
        self.layer.is_wrong = true;
        Some(Place::new(fault, start, self.at))
    }

    /// Skips the slashes that start here. Two or more end the layer.
    const fn skip_slashes(&mut self, text: &[u8], rest: &[u8]) -> Option<Place> {
        let start = self.at;
        let slashes = run(rest, b'/');
        let end = start + slashes;
        let is_flat = slashes > 1 && self.plan(text).is_flat;
        let ends_layer = slashes > 1 && !is_flat;
        // At the start or the end of the board, the mistake is that there is no rank.
        let is_between = start > self.all.start && end < self.all.end;
        let place = if slashes > 2 && is_between {
            #[allow(clippy::cast_possible_truncation)] // At most `MAX_LEN`.
            Some(Place::new(Fault::Slashes { found: slashes as u32 }, start, end))
        } else if slashes == 2 && is_flat {
            let place = Place::new(Fault::DoubledSlash, start, end);
            Some(place.repair(Suggestion::of_ascii(b"/")))
        } else if ends_layer {
            self.measure_layer(text)
        } else {
            None
        };
        if ends_layer {
            self.layers += 1;
            self.layer = Part::at(end);
        }
        self.at = end;
        self.rank = Part::at(end);
        place
    }

    /// Compares the layer that ends here with the others.
    const fn measure_layer(&mut self, text: &[u8]) -> Option<Place> {
        let Part { start, size: found, is_wrong } = self.layer;
        if is_wrong || !self.is_measured {
            return None;
        }
        let plan = self.plan(text);
        let (usual, is_most) = plan.layer;
        // `usual` is 0 if every layer has more than 255 ranks, which is reported at the end.
        // The first layer may be the one that is wrong.
        let is_unsure = !is_most && self.is_wrong || !plan.compares_layers;
        if found == usual || usual == 0 || is_unsure {
            return None;
        }
        let fault = Fault::Length { unit: Unit::Rank, usual, found, is_most };
        Some(Place::new(fault, start, self.at))
    }

    /// Compares the last layer, or else the size of the board with the limits.
    const fn measure_board(&mut self, text: &[u8]) -> Option<Place> {
        let wrong_layer = if self.layers > 0 { self.measure_layer(text) } else { None };
        if self.is_wrong || wrong_layer.is_some() {
            return wrong_layer;
        }
        let (layers, ranks) = (self.layers + 1, self.layer.size);
        let (unit, found) = if layers > FeenLayout::MAX_SIZE {
            (Unit::Layer, layers)
        } else if ranks > FeenLayout::MAX_SIZE {
            (Unit::Rank, ranks)
        } else if self.squares > FeenLayout::MAX_SQUARES {
            (Unit::Square, self.squares)
        } else {
            return None;
        };
        let fault = Fault::TooMany { unit, found };
        Some(Place::new(fault, self.all.start, self.all.end))
    }
}
