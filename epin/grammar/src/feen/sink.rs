//! Where a walk over a string puts its mistakes. It counts all of them and keeps four, so that an
//! iterator over the mistakes needs little memory: it walks again for the next four.

use super::mistake::{Fault, Mistake, Span, Unit};
use crate::explain::chars::decode::decode;
use crate::explain::suggestion::Suggestion;
use crate::token::bytes::slice;
use crate::token::layout::Token;

/// The pieces of a game, which are all that a position may have.
pub trait KnownPieces: Sync {
    /// Returns whether a token is one of them.
    fn has(&self, token: Token) -> bool;

    /// Returns the piece that another token was probably meant to be.
    fn meant(&self, token: Token) -> Option<Token>;
}

/// How many different characters are remembered, so that each is reported once.
const REMEMBERED: usize = 8;

/// How many mistakes are kept.
pub(super) const KEPT: usize = 4;

/// The mistakes of a string.
pub(super) struct Sink<'a> {
    pub(super) text: &'a [u8],
    known: Option<&'a dyn KnownPieces>,
    /// How many mistakes come before those that are kept.
    skipped: usize,
    pub(super) kept: [Option<Mistake>; KEPT],
    pub(super) count: usize,
    /// How many of them are only white space in a field.
    pub(super) spaces: usize,
    /// Whether repairs are offered: not if there are more pieces than squares.
    pub(super) offers: bool,
    /// What was reported and is not reported again: a bit for each fault, characters, and pieces.
    faults: u8,
    characters: [Option<char>; REMEMBERED],
    unknown: [u64; Token::COUNT.div_ceil(64)],
}

impl<'a> Sink<'a> {
    /// Returns a sink that keeps the first mistakes after some others.
    pub(super) fn new(text: &'a [u8], known: Option<&'a dyn KnownPieces>, skipped: usize) -> Self {
        Self {
            text,
            known,
            skipped,
            kept: [None; KEPT],
            count: 0,
            spaces: 0,
            offers: true,
            faults: 0,
            characters: [None; REMEMBERED],
            unknown: [0; Token::COUNT.div_ceil(64)],
        }
    }

    /// Adds a mistake. Without a repair, one that is made again and again is one mistake, such as
    /// `?` for every empty square; with a repair, each place is one, so that all repairs together
    /// make the string valid.
    pub(super) fn push(&mut self, mistake: Mistake) {
        let repair = mistake.repair.filter(|_| self.offers);
        let mistake = Mistake { repair, ..mistake };
        if mistake.repair.is_none() && self.is_repeated(&mistake) {
            return;
        }
        let index = self.count.checked_sub(self.skipped);
        if let Some(slot) = index.and_then(|index| self.kept.get_mut(index)) {
            *slot = Some(mistake);
        }
        self.count += 1;
        self.spaces += usize::from(mistake.fault == Fault::InField);
    }

    /// Whether the mistakes that are wanted are kept, and all were counted by an earlier walk.
    pub(super) fn is_done(&self) -> bool {
        self.skipped > 0 && matches!(self.kept, [.., Some(_)])
    }

    fn is_repeated(&mut self, mistake: &Mistake) -> bool {
        let bit = match mistake.fault {
            Fault::Rank => 1,
            Fault::RankTooLong => 2,
            Fault::DoubledSlash => 4,
            // One `/` too many splits a layer into two short ones.
            Fault::Length { unit: Unit::Rank, .. } | Fault::Length { is_most: false, .. } => 8,
            Fault::BoardCount => 16,
            Fault::HandCount => 32,
            Fault::HandOrder => 64,
            Fault::Square | Fault::InHand => return self.is_repeated_character(mistake.offset()),
            Fault::Unknown(token) => {
                let bit = 1 << (token.index() % 64);
                let Some(word) = self.unknown.get_mut(token.index() / 64) else { return false };
                let is_repeated = *word & bit != 0;
                *word |= bit;
                return is_repeated;
            }
            _ => return false,
        };
        let is_repeated = self.faults & bit != 0;
        self.faults |= bit;
        is_repeated
    }

    fn is_repeated_character(&mut self, at: usize) -> bool {
        let rest = slice(self.text, at, self.text.len());
        let char = decode(rest).map_or(char::REPLACEMENT_CHARACTER, |(char, _)| char);
        // What is missing at the end of a hand is not the slash or the space that follows.
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

    /// Whether a piece is one of the known pieces, or all pieces are.
    pub(super) fn knows(&self, token: Token) -> bool {
        self.known.is_none_or(|known| known.has(token))
    }

    /// Returns the piece that an unknown one was probably meant to be.
    pub(super) fn meant(&self, token: Token) -> Option<Token> {
        self.known?.meant(token)
    }

    /// Adds an unknown piece.
    pub(super) fn push_unknown(&mut self, token: Token, span: Span, is_repaired: bool) {
        let repair = self.meant(token).filter(|_| is_repaired).map(Suggestion::of);
        self.push(Mistake::new(Fault::Unknown(token), span).repair(repair));
    }

    /// Returns a repair by a piece, if it is known.
    pub(super) fn by_piece(&self, token: Token) -> Option<Suggestion> {
        self.knows(token).then(|| Suggestion::of(token))
    }
}
