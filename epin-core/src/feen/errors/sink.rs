//! Collects the mistakes that a walk over a string finds. It counts
//! all of them, and keeps only as many as a person would read at once.
//!
//! It drops repetitions of some mistakes that have no repair: a `?` for every
//! empty square is one mistake. A mistake with a repair is never dropped as a
//! repetition, so that all repairs together make the string valid.

use super::mistake::{Fault, Mistake, Span, Unit, Usual};
use crate::set::bit_set::EpinSet;
use crate::text::bytes::{decode, slice};
use crate::text::suggestion::Suggestion;
use crate::token::layout::Epin;

/// The number of different characters that are remembered, so that each is reported once.
const REMEMBERED: usize = 8;

/// The number of mistakes that are kept.
pub(super) const MAX_ERRORS: usize = 8;

/// The mistakes of a string.
pub(super) struct Sink<'a> {
    pub(super) text: &'a [u8],
    pub(super) known: Option<&'a EpinSet>,
    pub(super) kept: [Option<Mistake>; MAX_ERRORS],
    pub(super) count: usize,
    /// The number of mistakes other than white space in a field and unknown pieces.
    pub(super) count_of_others: usize,
    /// Whether repairs are offered: not if the position is too large or has too many pieces.
    pub(super) offers: bool,
    /// What was reported already: a bit for each fault, characters, and pieces.
    faults: u8,
    characters: [Option<char>; REMEMBERED],
    unknown: EpinSet,
}

impl<'a> Sink<'a> {
    /// Returns a sink without mistakes.
    pub(super) fn new(text: &'a [u8], known: Option<&'a EpinSet>) -> Self {
        Self {
            text,
            known,
            kept: [None; MAX_ERRORS],
            count: 0,
            count_of_others: 0,
            offers: true,
            faults: 0,
            characters: [None; REMEMBERED],
            unknown: EpinSet::new(),
        }
    }

    /// Adds a mistake, unless it has no repair and repeats an earlier one.
    pub(super) fn push(&mut self, mistake: Mistake) {
        let repair = mistake.repair.filter(|_| self.offers);
        let mistake = Mistake { repair, ..mistake };
        if mistake.repair.is_none() && self.is_repeated(&mistake) {
            return;
        }
        if let Some(slot) = self.kept.get_mut(self.count) {
            *slot = Some(mistake);
        }
        self.count += 1;
        let is_other = !matches!(mistake.fault, Fault::InField | Fault::Unknown(_));
        self.count_of_others += usize::from(is_other);
    }

    /// Replaces all mistakes with another one.
    pub(super) fn replace_all(&mut self, mistake: Mistake) {
        self.kept = [None; MAX_ERRORS];
        self.count = 0;
        self.push(mistake);
    }

    fn is_repeated(&mut self, mistake: &Mistake) -> bool {
        let bit = match mistake.fault {
            Fault::Rank => 1,
            Fault::RankTooLong => 2,
            Fault::DoubledSlash => 4,
            // All layers of the wrong length are one mistake, because one `/` too many splits a layer into
            // two short ones. The same bit is for ranks that are compared only with the first rank.
            Fault::Length { unit: Unit::Rank, .. }
            | Fault::Length { usual: Usual { is_most_frequent: false, .. }, .. } => 8,
            Fault::BoardCount => 16,
            Fault::HandCount => 32,
            Fault::HandOrder => 64,
            Fault::InField => 128,
            Fault::Square | Fault::InHand => return self.is_repeated_character(mistake.offset()),
            Fault::Unknown(token) => return !self.unknown.insert(token),
            _ => return false,
        };
        let is_repeated = self.faults & bit != 0;
        self.faults |= bit;
        is_repeated
    }

    fn is_repeated_character(&mut self, at: usize) -> bool {
        let rest = slice(self.text, at, self.text.len());
        let char = decode(rest).map_or(char::REPLACEMENT_CHARACTER, |(char, _)| char);
        // If a piece is missing at the end of a hand, the slash or space there is not the mistake.
        if matches!(char, '/' | ' ') {
            return false;
        }
        for slot in &mut self.characters {
            match slot {
                Some(known) if *known == char => return true,
                Some(_) => {}
                None => {
                    *slot = Some(char);
                    return false;
                }
            }
        }
        false
    }

    /// Whether only known pieces are allowed.
    pub(super) fn has_catalog(&self) -> bool {
        self.known.is_some()
    }

    /// Whether a piece is known. Without a catalog, all pieces are known.
    pub(super) fn knows(&self, token: Epin) -> bool {
        self.known.is_none_or(|known| known.contains(token))
    }

    /// Returns the piece that was probably meant: `token` itself if it is known. Returns `None` without a
    /// catalog.
    pub(super) fn meant(&self, token: Epin) -> Option<Epin> {
        self.known?.suggest(token)
    }

    /// Adds an unknown piece.
    pub(super) fn push_unknown(&mut self, token: Epin, span: Span, is_repaired: bool) {
        let repair = self.meant(token).filter(|_| is_repaired).map(of_piece);
        self.push(Mistake::new(Fault::Unknown(token), span).repair(repair));
    }

    /// Returns a repair that writes a piece, if the piece is known.
    pub(super) fn by_piece(&self, token: Epin) -> Option<Suggestion> {
        self.knows(token).then(|| of_piece(token))
    }
}

/// Returns a repair that writes a piece.
fn of_piece(token: Epin) -> Suggestion {
    Suggestion::of(&[token.as_str()])
}
