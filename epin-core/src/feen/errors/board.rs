//! The ranks and layers of a board, measured as they were meant, and the mistakes in them.
//!
//! Each rank and layer is compared with the usual size, which is the most frequent one. One short rank is
//! therefore one mistake, even if it comes first: in `7/8/8`, the first rank is wrong, not the other two. If no
//! size is the most frequent, as in `7/8`, the first rank is assumed to be right. On a board of 8 files:
//!
//! ```text
//! k^^7    8 squares: the size is right, so each invalid part is a mistake, with its repair
//! k^^6    7 squares: the rank is the mistake, and nothing inside it is reported
//! k♔6     unclear: the rank has no size, so each invalid part is a mistake
//! ```
//!
//! One typo should be one mistake, so a layer's number of ranks is checked only if all its ranks have the right
//! size: a missing slash joins two ranks into one that is too long and also makes the layer one rank short. For
//! the same reason, if a superfluous slash splits a rank into two (`ppp/ppppp`), only the first part is
//! reported.

use alloc::format;
use alloc::vec::Vec;

use super::fault::{Fault, UsualSize};
use super::mistakes::{Mistake, Mistakes};
use super::parts::{Meaning, Part, parts};
use super::span::Span;
use crate::feen::FeenLayout;
use crate::token::Epin;

/// A board, and the usual sizes of its ranks and layers.
pub(super) struct Board {
    pub(super) span: Span,
    ranks: Vec<Rank>,
    /// The usual number of squares in a rank.
    usual_rank: UsualSize,
    /// The usual number of ranks in a layer.
    usual_layer: UsualSize,
    /// What is wrong with each `//` of a board that probably has two dimensions. `None` if every `//` is valid,
    /// or if `has_wrong_slashes` is true.
    doubled: Option<Fault>,
    /// Whether the board has a missing rank or three or more slashes in a row.
    has_wrong_slashes: bool,
}

/// A rank, and the slashes after it.
struct Rank {
    span: Span,
    parts: Vec<Part>,
    /// The number of squares, or `None` if a part is unclear.
    squares: Option<u32>,
    /// The number of slashes after the rank. It is 0 for the last rank.
    slash_count: usize,
    /// The span of the slashes after the rank or, for the last rank, before it.
    slash_span: Span,
    /// The first of the slashes in `slash_span` that is written as another character, such as `／`.
    look_alike: Option<Span>,
}

impl Board {
    pub(super) fn of(text: &[u8], span: Span) -> Self {
        let ranks = ranks(text, span);
        let layers: Vec<u32> = layers(&ranks).map(|layer| to_u32(layer.len())).collect();
        let squares: Vec<u32> = ranks.iter().filter_map(|rank| rank.squares).collect();
        let (_, usual_rank) = usual_size(&squares);
        let (most_frequent, usual_layer) = usual_size(&layers);
        let is_wrong = |rank: &Rank| rank.parts.is_empty() || rank.slash_count > 2;
        let has_wrong_slashes = ranks.iter().any(is_wrong);
        let doubled = match *layers {
            _ if has_wrong_slashes || layers.len() < 2 => None,
            // A board with one `//` probably has two dimensions if all its ranks have the usual size and its
            // two layers either differ in their number of ranks or have one rank each. The `//` is not
            // repaired, because a rank may be missing between the slashes.
            [first, second] if first != second || first == 1 => {
                let are_usual =
                    ranks.iter().all(|rank| rank.squares == Some(usual_rank.size.into()));
                are_usual.then_some(Fault::LoneDoubleSlash)
            }
            // A board with several `//` probably has two dimensions if most of its layers have one rank, as in
            // `8//8//8`.
            _ => (most_frequent == 1).then_some(Fault::TooManySlashes { found: 2, is_flat: true }),
        };
        Self { span, ranks, usual_rank, usual_layer, doubled, has_wrong_slashes }
    }

    /// Returns whether a rank has the usual size.
    fn is_usual(&self, rank: &Rank) -> bool {
        rank.squares
            .is_some_and(|squares| squares > 0 && squares == u32::from(self.usual_rank.size))
    }

    /// Returns whether the size of the last rank is wrong or unclear.
    pub(super) fn has_wrong_end(&self) -> bool {
        self.ranks.last().is_some_and(|rank| !self.is_usual(rank))
    }

    /// Returns the fault if the board, as it was meant, exceeds the limits or has fewer squares than there are
    /// pieces. If the size of the board is unclear, the result is `None`.
    pub(super) fn excess(&self, in_hands: u32) -> Option<Fault> {
        if self.has_wrong_slashes || !self.ranks.iter().all(|rank| self.is_usual(rank)) {
            return None;
        }
        let lengths = || layers(&self.ranks).map(<[Rank]>::len);
        let (layers, ranks) = if self.doubled.is_some() {
            (1, self.ranks.len())
        } else {
            (lengths().count(), lengths().max().unwrap_or_default())
        };
        let squares = to_u32(self.ranks.len()) * u32::from(self.usual_rank.size);
        let parts = self.ranks.iter().flat_map(|rank| &rank.parts);
        let on_board = parts.filter(|part| matches!(part.meaning, Meaning::Piece(_))).count();
        let pieces = in_hands.saturating_add(to_u32(on_board));
        Fault::of_excess([to_u32(layers), to_u32(ranks), squares], pieces)
    }

    /// Adds the mistakes of the board.
    pub(super) fn add_mistakes(&self, mistakes: &mut Mistakes<'_>) {
        let usual = self.usual_layer;
        // The usual size is 0 if every layer exceeds the limit of 255 ranks.
        let mut compares_layers =
            !self.has_wrong_slashes && self.doubled.is_none() && usual.size > 0;
        let mut reported = 0;
        for layer in layers(&self.ranks) {
            let is_regular = layer.iter().all(|rank| self.is_usual(rank));
            // If no size is the most frequent, the usual size is the size of the first layer, and any
            // mistake up to this layer makes the usual size uncertain.
            compares_layers &= is_regular || usual.is_most_frequent;
            let is_wrong = compares_layers && is_regular && layer.len() != usize::from(usual.size);
            if let (true, Some((first, last))) = (is_wrong, layer.first().zip(layer.last())) {
                let fault = Fault::LayerLength { usual, found: to_u32(layer.len()) };
                mistakes.push(Mistake::new(fault, first.span.to(last.span)));
                continue;
            }
            for rank in layer {
                match rank.squares {
                    Some(found) if !self.is_usual(rank) => {
                        reported = self.add_wrong_size(mistakes, rank, found, reported);
                    }
                    _ => {
                        reported = 0;
                        add_mistakes_inside(mistakes, rank, self.usual_rank.is_most_frequent);
                        self.add_wrong_slashes(mistakes, rank);
                    }
                }
            }
        }
    }

    /// Adds the mistake for a rank of the wrong size and returns `reported` for the next rank. `reported` is
    /// the size of the previous rank if that rank was reported as too short or too long, and 0 otherwise.
    fn add_wrong_size(
        &self,
        mistakes: &mut Mistakes<'_>,
        rank: &Rank,
        found: u32,
        reported: u32,
    ) -> u32 {
        let (span, usual) = (rank.span, self.usual_rank);
        let wanted = u32::from(usual.size);
        if found == 0 {
            let wrong = if span.is_empty() { rank.slash_span } else { span };
            mistakes.push(Mistake::new(Fault::NoRank, wrong).with_offset(span.start));
        } else if found > FeenLayout::MAX_SIZE {
            mistakes.push(Mistake::new(Fault::RankTooLong, span));
        } else if reported == 0 || ![wanted, 2 * wanted].contains(&(reported + found)) {
            let fault = Fault::RankLength { usual, found };
            mistakes.push(Mistake::new(fault, span));
            return found;
        }
        // If nothing was added, a slash is misplaced or superfluous: this rank and the previous
        // one, which was reported, together have the size of two ranks or of one.
        0
    }

    /// Adds the mistake, if any, in the slashes after a rank whose size is right or unclear. If the size is
    /// wrong, as in `ppppppp//8`, the rank is the mistake: here, a slash replaced its eighth `p`. If the
    /// slashes are at the end of the board, the mistake is the missing rank.
    fn add_wrong_slashes(&self, mistakes: &mut Mistakes<'_>, rank: &Rank) {
        let (span, found) = (rank.slash_span, rank.slash_count);
        if found == 0 || span.end == self.span.end {
            return;
        }
        let doubled = self.doubled.filter(|_| found == 2);
        let suggestion = ["/", "//"].get(found - 1).filter(|_| doubled.is_none());
        let mistake = match (rank.look_alike, doubled) {
            (Some(slash), _) => Mistake::new(Fault::NotOnBoard, span).with_offset(slash.start),
            (None, Some(fault)) => Mistake::new(fault, span),
            (None, None) if found > 2 => {
                let is_flat = self.ranks.iter().all(|rank| rank.slash_count != 2);
                Mistake::new(Fault::TooManySlashes { found: to_u32(found), is_flat }, span)
            }
            (None, None) => return,
        };
        mistakes.push(suggestion.map_or(mistake, |slashes| mistake.suggesting(slashes)));
    }
}

/// Adds the mistakes inside a rank whose size is right or unclear.
fn add_mistakes_inside(mistakes: &mut Mistakes<'_>, rank: &Rank, is_size_clear: bool) {
    // In `-k6/7K`, either rank may have the right size, so the `-` may stand for a square.
    let is_rank_unclear = rank.squares.is_none() || !is_size_clear;
    let is_unclear =
        |index: usize| rank.parts.get(index).is_some_and(|part| part.meaning == Meaning::Unclear);
    for (index, part) in rank.parts.iter().enumerate() {
        let span = part.span;
        let fault = match span.slice(mistakes.text) {
            [b'0'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => {
                Fault::InvalidBoardCount
            }
            _ if part.meaning == Meaning::Space => Fault::SpaceInField,
            _ => Fault::NotOnBoard,
        };
        let mistake = Mistake::new(fault, span).with_offset(part.offset);
        // In `4 P4` and `8/ P7`, the space may have been a `+`. Other spaces are removed beside a slash.
        let next = rank.parts.get(index + 1).and_then(|next| next.meaning.piece());
        let has_plus = |next: Epin| next.enhanced() != next && mistakes.is_known(next.enhanced());
        let may_be_plus = span.slice(mistakes.text) == b" " && next.is_some_and(has_plus);
        let is_beside_slash = span.start == rank.span.start || span.end == rank.span.end;
        mistakes.push(match part.meaning {
            Meaning::Piece(token) if part.is_exact => {
                // In `k↑`, the arrow is the mistake, so `k` is not looked up.
                if ![index.wrapping_sub(1), index + 1].into_iter().any(is_unclear) {
                    mistakes.look_up(token, span, is_rank_unclear);
                }
                continue;
            }
            _ if part.is_exact => continue,
            Meaning::Piece(token) if mistakes.is_known(token) => mistake.suggesting(token.as_str()),
            Meaning::Count(count) => mistake.suggesting(format!("{count}")),
            Meaning::Nothing => mistake.suggesting(""),
            Meaning::Space if is_beside_slash && !may_be_plus => mistake.suggesting(""),
            _ => mistake,
        });
    }
}

/// Returns the ranks of a board. The last rank has no slashes after it.
fn ranks(text: &[u8], board: Span) -> Vec<Rank> {
    let parts = parts(text, board);
    let (mut ranks, mut rest) = (Vec::new(), parts.as_slice());
    let (mut slash_span, mut look_alike) = (Span::EMPTY, None);
    loop {
        let (rank, more) = split_while(rest, |part| part.meaning != Meaning::Slash);
        let (slashes, more) = split_while(more, |part| part.meaning == Meaning::Slash);
        let start = if ranks.is_empty() { board.start } else { slash_span.end };
        if let Some(span) = spanned(slashes) {
            slash_span = span;
            look_alike = slashes.iter().find(|slash| !slash.is_exact).map(|slash| slash.span);
        }
        ranks.push(Rank {
            span: spanned(rank).unwrap_or(Span::new(start, start)),
            parts: rank.to_vec(),
            squares: rank
                .iter()
                .try_fold(0_u32, |all, part| Some(all.saturating_add(squares(part)?))),
            slash_count: slashes.len(),
            slash_span,
            look_alike,
        });
        if slashes.is_empty() {
            return ranks;
        }
        rest = more;
    }
}

/// Returns the parts before the first one for which `is_first` is false, and the other parts.
fn split_while(parts: &[Part], is_first: fn(&Part) -> bool) -> (&[Part], &[Part]) {
    let len = parts.iter().take_while(|part| is_first(part)).count();
    parts.split_at_checked(len).unwrap_or((parts, &[]))
}

/// Returns the span of several parts, or `None` if there are none.
fn spanned(parts: &[Part]) -> Option<Span> {
    Some(parts.first()?.span.to(parts.last()?.span))
}

/// Returns how many squares a part takes up, or `None` if that is unclear.
fn squares(part: &Part) -> Option<u32> {
    match part.meaning {
        Meaning::Piece(_) => Some(1),
        Meaning::Count(count) => Some(count),
        Meaning::Slash | Meaning::Space | Meaning::Nothing => Some(0),
        Meaning::Unclear => None,
    }
}

/// Returns the ranks of each layer. A layer ends at two or more slashes, or at the end of the board.
fn layers(ranks: &[Rank]) -> impl Iterator<Item = &[Rank]> {
    ranks.split_inclusive(|rank| rank.slash_count != 1)
}

/// Returns a number as a `u32`. The number fits, because it counts parts of a string of at most 4,096 bytes.
#[allow(clippy::cast_possible_truncation)]
fn to_u32(count: usize) -> u32 {
    count as u32
}

/// Returns the first of the most frequent sizes, and the usual size: the most frequent one or, if several are
/// equally frequent, the first of all sizes. Only sizes from 1 to 255 count. If there are no such sizes, both
/// results are 0.
fn usual_size(sizes: &[u32]) -> (u8, UsualSize) {
    let mut counts: Vec<(u8, u16)> = Vec::new();
    for size in sizes.iter().filter_map(|size| u8::try_from(*size).ok()).filter(|size| *size > 0) {
        match counts.iter_mut().find(|(known, _)| *known == size) {
            Some((_, count)) => *count += 1,
            None => counts.push((size, 1)),
        }
    }
    let max = counts.iter().map(|(_, count)| *count).max();
    let mut frequent = counts.iter().filter(|(_, count)| Some(*count) == max);
    let first = frequent.next().map_or(0, |(size, _)| *size);
    let is_most_frequent = frequent.next().is_none();
    let size = counts.first().map_or(0, |(size, _)| *size);
    (first, UsualSize { size: if is_most_frequent { first } else { size }, is_most_frequent })
}
