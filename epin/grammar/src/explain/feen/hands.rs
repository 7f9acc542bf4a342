//! What is wrong with the hands.

use super::fields::slashes;
use super::place::{Fault, Place, Span, find};
use super::unread::{Unread, wrong_len};
use crate::explain::message::Message;
use crate::explain::suggestion::Suggestion;
use crate::read::feen::{FeenLayout, HandOrder, hand_key, read_count, read_item};
use crate::read::scan::scan_start;
use crate::read::slice::slice;
use crate::token::layout::Token;

/// The hands, and how much of them is read: all, if there is not one slash.
#[derive(Debug, Clone, Copy)]
pub(super) struct HandsReader {
    all: Span,
    at: usize,
    /// Where this hand starts.
    start: usize,
    order: HandOrder,
    /// Where the order is not that of a hand.
    disorder: Option<usize>,
    /// Whether anything else in this hand is wrong. Then its order is not looked at.
    is_wrong: bool,
    unread: Unread,
    /// The number of pieces that were read.
    pub(super) pieces: u32,
}

impl HandsReader {
    pub(super) const fn of(text: &[u8], all: Span) -> Self {
        let Span { start, end } = all;
        let has_slash = slashes(all.slice(text)) == 1;
        Self {
            all,
            at: if has_slash { start } else { end },
            start,
            order: HandOrder::new(),
            disorder: None,
            is_wrong: false,
            unread: Unread::of(all),
            pieces: 0,
        }
    }

    /// Returns what is wrong next.
    pub(super) const fn next(&mut self, text: &[u8]) -> Option<Place> {
        loop {
            let rest = slice(text, self.at, self.all.end);
            if let [] | [b'/', ..] = rest {
                let disorder = if self.is_wrong { None } else { self.disorder };
                let (start, end) = (self.start, self.at);
                self.at += !rest.is_empty() as usize;
                (self.start, self.order) = (self.at, HandOrder::new());
                (self.disorder, self.is_wrong) = (None, false);
                if let Some(at) = disorder {
                    let place = Place::new(Fault::HandOrder, start, end).at(at);
                    return Some(place.repair(in_order(slice(text, start, end))));
                }
                if rest.is_empty() {
                    return None;
                }
                continue;
            }
            if let Some(((token, count), more)) = read_item(rest) {
                let start = self.at;
                self.at += rest.len() - more.len();
                if count > FeenLayout::MAX_SQUARES {
                    self.is_wrong = true;
                    self.unread.reported = self.at;
                    return Some(Place::new(Fault::HandTooLarge, start, self.at));
                }
                if !self.order.add(token, count) && self.disorder.is_none() {
                    self.disorder = Some(start);
                }
                self.pieces = self.pieces.saturating_add(count);
                continue;
            }
            self.is_wrong = true;
            let place = self.wrong(text, rest);
            if place.is_some() {
                return place;
            }
        }
    }

    /// Skips what is wrong at the start of `rest`, and returns it unless it was reported.
    const fn wrong(&mut self, text: &[u8], rest: &[u8]) -> Option<Place> {
        let start = self.at;
        // After a count that is right, the piece is wrong.
        let piece = match read_count(rest) {
            Some((1, _)) | None => rest,
            Some((_, piece)) => piece,
        };
        let at = self.all.end - piece.len();
        self.at = at + wrong_len(piece);
        match piece {
            [b'0'..=b'9', ..] => {
                if let Some((_, more)) = scan_start(slice(text, self.at, self.all.end)) {
                    self.at = self.all.end - more.len();
                }
                self.unread.reported = self.at;
                let place = Place::new(Fault::HandCount, start, self.at);
                Some(place.repair(without_zeros(slice(text, start, self.at))))
            }
            [] | [b'/', ..] => {
                self.at = at;
                Some(Place::new(Fault::InHand, start, at).at(at))
            }
            _ => self.unread.place(text, Fault::InHand, Span::new(at, self.at)),
        }
    }
}

/// Returns what is wrong if hands do not have one slash.
pub(super) const fn wrong_slash(text: &[u8], hands: Span) -> Option<Place> {
    let Span { start, end } = hands;
    let field = hands.slice(text);
    match (slashes(field), field) {
        (1, _) => None,
        (0, b"-") => Some(Place::new(Fault::Hands, start, end).repair(Suggestion::of_ascii(b"/"))),
        (0, _) => Some(Place::new(Fault::Hands, start, end)),
        _ => {
            let first = start + find(field, b'/') + 1;
            let second = first + find(slice(text, first, end), b'/');
            Some(Place::new(Fault::HandSlash, second, second + 1))
        }
    }
}

/// Returns the item of a hand without the zeros before its count, and without a count of 1: `P` for
/// `1P` and `01P`. For `0P`, which may be one piece or none, there is nothing.
const fn without_zeros(item: &[u8]) -> Option<Suggestion> {
    let mut rest = item;
    while let [b'0', more @ ..] = rest {
        rest = more;
    }
    match read_count(rest) {
        Some((1, piece)) => Suggestion::of_ascii(piece),
        Some((_, [_, ..])) => Suggestion::of_ascii(rest),
        _ => None,
    }
}

/// Returns a hand of at most 20 bytes in the order of a position and with each piece once. A longer one
/// would take too long, since the time is in proportion to the third power of the length.
const fn in_order(hand: &[u8]) -> Option<Suggestion> {
    if hand.len() > 20 || is_doubtful(hand) {
        return None;
    }
    let mut ordered = Message::new();
    let mut last = 0;
    while let Some((token, count)) = next_item(hand, last) {
        if count > 1 {
            ordered.push_number(count as usize);
        }
        ordered.push_str(token.as_str());
        last = hand_key(token, count);
    }
    Suggestion::of_ascii(ordered.as_str().as_bytes())
}

/// Returns the first item that comes after another in the order of a hand, by its key, with the
/// count of all items of the same piece.
const fn next_item(hand: &[u8], last: u64) -> Option<(Token, u32)> {
    let mut next = None;
    let mut next_key = u64::MAX;
    let mut rest = hand;
    while let Some(((token, _), more)) = read_item(rest) {
        let count = count_of(hand, token);
        let key = hand_key(token, count);
        if last < key && key < next_key {
            (next, next_key) = (Some((token, count)), key);
        }
        rest = more;
    }
    next
}

/// Returns how many of a piece are in a hand.
const fn count_of(hand: &[u8], wanted: Token) -> u32 {
    let mut all = 0;
    let mut rest = hand;
    while let Some(((token, count), more)) = read_item(rest) {
        all += if token.index() == wanted.index() { count } else { 0 };
        rest = more;
    }
    all
}

/// Whether a hand is rather a word such as `none`, which has a vowel, or both hands, whose cases
/// differ.
const fn is_doubtful(hand: &[u8]) -> bool {
    let (mut has_vowel, mut has_upper, mut has_lower) = (false, false, false);
    let mut rest = hand;
    while let [byte, more @ ..] = rest {
        has_vowel |= matches!(byte.to_ascii_lowercase(), b'a' | b'e' | b'i' | b'o' | b'u');
        has_upper |= byte.is_ascii_uppercase();
        has_lower |= byte.is_ascii_lowercase();
        rest = more;
    }
    has_upper && has_lower || has_vowel && hand.len() > 2
}
