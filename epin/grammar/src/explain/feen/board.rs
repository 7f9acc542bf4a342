//! What is wrong with a board.

use super::place::{Fault, Place, Span, run};
use super::plan::Plan;
use super::wrong::{around, wrong_len};
use crate::read::feen::{FeenLayout, read_rank};

/// A board, and how much of it is read.
#[derive(Debug, Clone)]
pub(super) struct BoardReader {
    all: Span,
    /// Made when the first rank is compared: no error before it needs the plan.
    plan: Option<Plan>,
    at: usize,
    /// The end of the last error about a piece. The next one is not about the same piece.
    reported: usize,
    step: Step,
    rank: Rank,
    layer: Layer,
    /// The number of ranks of the layer before this one if it has fewer than most, otherwise 0.
    short_layer: u32,
    /// The number of layers before this one.
    layers: u32,
    /// Whether anything on the board is wrong. Then its size is not looked at.
    is_wrong: bool,
    /// Whether a rank of more than 255 squares was reported. If there is one, the others are usually
    /// as long, so only the first is an error.
    has_long_rank: bool,
    /// Whether a doubled slash of a flat board was reported: the same.
    has_doubled_slash: bool,
    /// The number of pieces, and of squares, that were read.
    pub(super) pieces: u32,
    pub(super) squares: u32,
}

/// What is read next.
#[derive(Debug, Clone, Copy)]
enum Step {
    Rank,
    Slashes,
    Done,
}

#[derive(Debug, Clone, Copy)]
struct Rank {
    start: usize,
    squares: u32,
    /// Whether anything in it is wrong. Then it is not measured.
    is_wrong: bool,
}

#[derive(Debug, Clone, Copy)]
struct Layer {
    start: usize,
    ranks: u32,
    /// Whether a rank of it has another length than most. Then its ranks are not counted: if a slash
    /// is missing, two ranks are one that is too long, and that the layer is a rank short is the same
    /// mistake.
    is_wrong: bool,
}

impl BoardReader {
    /// Returns a board of which nothing is read.
    pub(super) const fn of(all: Span) -> Self {
        Self {
            all,
            plan: None,
            at: all.start,
            reported: all.start,
            step: if all.start == all.end { Step::Done } else { Step::Rank },
            rank: Rank { start: all.start, squares: 0, is_wrong: false },
            layer: Layer { start: all.start, ranks: 0, is_wrong: false },
            short_layer: 0,
            layers: 0,
            is_wrong: false,
            has_long_rank: false,
            has_doubled_slash: false,
            pieces: 0,
            squares: 0,
        }
    }

    /// Returns what is wrong next.
    pub(super) const fn next(&mut self, text: &[u8]) -> Option<Place> {
        loop {
            let rest = Span { start: self.at, end: self.all.end }.slice(text);
            let place = match self.step {
                Step::Rank => self.in_rank(text, rest),
                Step::Slashes if rest.is_empty() => self.at_end(text),
                Step::Slashes => self.at_slashes(text, rest),
                Step::Done => return None,
            };
            if place.is_some() {
                self.is_wrong = true;
                return place;
            }
        }
    }

    const fn plan(&mut self, text: &[u8]) -> Plan {
        if let Some(plan) = self.plan {
            return plan;
        }
        let plan = Plan::of(self.all.slice(text));
        self.plan = Some(plan);
        plan
    }

    /// Reads to the end of the rank, or to the next thing that is wrong in it.
    const fn in_rank(&mut self, text: &[u8], rest: &[u8]) -> Option<Place> {
        let (part, rest) = read_rank(rest);
        self.at = self.all.end - rest.len();
        self.pieces += part.pieces;
        self.rank.squares = self.rank.squares.saturating_add(part.squares);
        if let [] | [b'/', ..] = rest {
            self.step = Step::Slashes;
            return self.measure_rank(text);
        }
        self.rank.is_wrong = true;
        let start = self.at;
        self.at += wrong_len(rest);
        let wrong = Span { start, end: self.at };
        Some(if let [b'0', ..] = rest {
            Place::new(Fault::BoardCount, start, self.at)
        } else {
            let wrong = around(text, Span { start: self.reported, ..self.all }, wrong);
            self.reported = wrong.end;
            Place::new(Fault::Square, wrong.start, wrong.end).at(start)
        })
    }

    /// Compares the rank that ends here with the others.
    const fn measure_rank(&mut self, text: &[u8]) -> Option<Place> {
        let Rank { start, squares: found, is_wrong } = self.rank;
        let usual = self.plan(text).rank;
        self.layer.ranks += 1;
        self.squares = self.squares.saturating_add(found);
        if is_wrong {
            None
        } else if start == self.at {
            // Nothing before the first slashes of the board, or after the last: those are wrong.
            let before = run_back(Span { start: self.all.start, end: start }.slice(text));
            let after = run(Span { start, end: self.all.end }.slice(text), b'/');
            let place = Place::new(Fault::Rank, start - before, start + after).at(start);
            // The board is nothing but slashes, and the error was that there is no rank before them.
            let is_reported = before > 0 && before == start - self.all.start;
            if is_reported { None } else { Some(place) }
        } else if found > FeenLayout::MAX_SIZE {
            let is_first = !self.has_long_rank;
            self.has_long_rank = true;
            if is_first { Some(Place::new(Fault::RankTooLong, start, self.at)) } else { None }
        } else if found != usual {
            self.layer.is_wrong = true;
            Some(Place::new(Fault::RankLength { usual, found }, start, self.at))
        } else {
            None
        }
    }

    /// Reads the slashes that start here. Two or more end the layer.
    const fn at_slashes(&mut self, text: &[u8], rest: &[u8]) -> Option<Place> {
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
            let is_first = !self.has_doubled_slash;
            self.has_doubled_slash = true;
            if is_first { Some(Place::new(Fault::DoubledSlash, start, end)) } else { None }
        } else if ends_layer {
            self.measure_layer(text)
        } else {
            None
        };
        if ends_layer {
            self.layers += 1;
            self.layer = Layer { start: end, ranks: 0, is_wrong: false };
        }
        self.at = end;
        self.rank = Rank { start: end, squares: 0, is_wrong: false };
        self.step = Step::Rank;
        place
    }

    /// Compares the layer that ends here with the others.
    const fn measure_layer(&mut self, text: &[u8]) -> Option<Place> {
        let Layer { start, ranks: found, is_wrong } = self.layer;
        let plan = self.plan(text);
        let usual = plan.layer;
        // `usual` is 0 if every layer has more than 255 ranks, which `at_end` reports.
        if found == usual || usual == 0 || is_wrong || !plan.compares_layers {
            self.short_layer = 0;
            return None;
        }
        // One `/` too many splits a layer into two short ones. The first was reported.
        let is_rest = self.short_layer > 0 && self.short_layer + found <= usual;
        if is_rest {
            self.short_layer = 0;
            return None;
        }
        self.short_layer = if found < usual { found } else { 0 };
        Some(Place::new(Fault::LayerLength { usual, found }, start, self.at))
    }

    /// Compares the last layer, or else the size of the board with the limits.
    const fn at_end(&mut self, text: &[u8]) -> Option<Place> {
        self.step = Step::Done;
        let wrong_layer = if self.layers > 0 { self.measure_layer(text) } else { None };
        if self.is_wrong || wrong_layer.is_some() {
            return wrong_layer;
        }
        let (layers, ranks) = (self.layers + 1, self.layer.ranks);
        let fault = if layers > FeenLayout::MAX_SIZE {
            Fault::TooManyLayers { found: layers }
        } else if ranks > FeenLayout::MAX_SIZE {
            Fault::TooManyRanks { found: ranks }
        } else if self.squares > FeenLayout::MAX_SQUARES {
            Fault::TooManySquares { found: self.squares }
        } else {
            return None;
        };
        Some(Place::new(fault, self.all.start, self.all.end))
    }
}

/// Returns the number of slashes at the end of `text`.
const fn run_back(text: &[u8]) -> usize {
    let mut rest = text;
    while let [more @ .., b'/'] = rest {
        rest = more;
    }
    text.len() - rest.len()
}
