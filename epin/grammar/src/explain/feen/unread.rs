//! The bytes of a field that are neither pieces nor counts, and what was probably meant.

use super::place::{Fault, Place, Span, find};
use crate::explain::chars::symbol::symbol;
use crate::explain::chars::utf8::decode;
use crate::explain::suggestion::Suggestion;
use crate::read::scan::{scan, scan_start};
use crate::read::slice::slice;
use crate::token::attributes::State;
use crate::token::layout::Token;
use crate::token::notation::Notation;

/// What was reported of the bytes of a field that are wrong.
#[derive(Debug, Clone, Copy)]
pub(super) struct Unread {
    all: Span,
    /// The end of the last error. The next one is not about the same piece.
    pub(super) reported: usize,
    /// The first character that is wrong of the last error that has no repair: `|` for each of `8|8|8`
    /// is one mistake.
    last: Option<char>,
    /// The number of errors. After 64, no more repairs are looked for, which would take the compiler
    /// too long.
    count: u16,
}

impl Unread {
    pub(super) const fn of(all: Span) -> Self {
        Self { all, reported: all.start, last: None, count: 0 }
    }

    /// Returns what to replace if some bytes are wrong: those and the piece that they belong to.
    /// Returns `None` if the same was the last error.
    pub(super) const fn place(&mut self, text: &[u8], fault: Fault, wrong: Span) -> Option<Place> {
        let end = self.all.end;
        let before = Span { start: start_of_piece(text, self.reported, wrong.start), ..wrong };
        let after = match scan_start(Span { start: wrong.end, end }.slice(text)) {
            Some((_, more)) => Span { end: end - more.len(), ..wrong },
            None => wrong,
        };
        // `Ｋ` is a piece by itself, `’` belongs to the piece before it, and `−` to that after it.
        let mut parts: &[Span] = &[wrong, before, after];
        parts = if self.count < 64 { parts } else { &[] };
        self.count += 1;
        while let [part, others @ ..] = parts {
            if let Some(token) = meant(part.slice(text)) {
                self.reported = part.end;
                self.last = None;
                let place = Place::new(fault, part.start, part.end).at(wrong.start);
                return Some(place.repair(Some(Suggestion::of(token))));
            }
            parts = others;
        }
        self.reported = wrong.end;
        let first = match decode(wrong.slice(text)) {
            Some((char, _)) => char,
            None => char::REPLACEMENT_CHARACTER,
        };
        if matches!(self.last, Some(last) if last == first) {
            return None;
        }
        self.last = Some(first);
        Some(Place::new(fault, wrong.start, wrong.end))
    }
}

/// Returns the length of what is wrong at the start of `text`: the digits of a wrong count, all that
/// is in brackets, or everything up to a letter, a sign with a letter, a count or a slash.
pub(super) const fn wrong_len(text: &[u8]) -> usize {
    let [first, more @ ..] = text else { return 0 };
    let mut rest = more;
    let close = match first {
        b'0'..=b'9' => {
            while let [b'0'..=b'9', more @ ..] = rest {
                rest = more;
            }
            return text.len() - rest.len();
        }
        b'[' => b']',
        b'(' => b')',
        b'{' => b'}',
        b'<' => b'>',
        _ => 0,
    };
    // Only so far, so that many brackets that are never closed take no longer.
    let near = slice(rest, 0, if rest.len() < 16 { rest.len() } else { 16 });
    let closed = find(near, close);
    if close != 0 && closed < find(near, b'/') {
        return closed + 2;
    }
    while let [byte, more @ ..] = rest {
        if byte.is_ascii_digit() || *byte == b'/' || scan_start(rest).is_some() {
            break;
        }
        rest = more;
    }
    text.len() - rest.len()
}

/// Returns where the piece starts that ends at an offset, but not before `from`, or that offset if
/// none does.
const fn start_of_piece(text: &[u8], from: usize, end: usize) -> usize {
    let mut start = if end < from + 4 { from } else { end - 4 };
    while start < end && scan(Notation::Epin, slice(text, start, end)).is_none() {
        start += 1;
    }
    start
}

/// Returns the piece that was meant by one letter, signs before it, and other markers: `K^'` for
/// `^K’`. There is none for a sign after the letter, which may belong to the next piece, or an
/// apostrophe before it, which may be a quotation mark.
const fn meant(text: &[u8]) -> Option<Token> {
    let mut rest = if text.len() > 16 { &[] } else { text };
    let (mut letter, mut sign, mut carets, mut apostrophes) = (None, None, 0, 0);
    while let Some((char, more)) = decode(rest) {
        match (symbol(char), letter) {
            (Some(new @ (b'+' | b'-')), None) => match sign {
                // `--K` can be two empty squares.
                Some(sign) if sign != new || new == b'-' => return None,
                _ => sign = Some(new),
            },
            (Some(new @ (b'A'..=b'Z' | b'a'..=b'z')), None) => letter = Some(new),
            (Some(b'^'), _) => carets += 1,
            (Some(b'\''), Some(_)) => apostrophes += 1,
            _ => return None,
        }
        rest = more;
    }
    let (Some(letter), true) = (letter, rest.is_empty() && apostrophes < 3) else { return None };
    let Some(token) = scan(Notation::Pin, &[letter]) else { return None };
    let state = match sign {
        Some(b'-') => State::Diminished,
        Some(_) => State::Enhanced,
        None => State::Normal,
    };
    Some(token.with_state(state).with_terminal(carets > 0).with_derived(apostrophes > 0))
}
