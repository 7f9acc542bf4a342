//! What white space divides a string into.

use super::place::Span;
use crate::explain::chars::symbols::count;

/// The words of a string: what is between white space.
pub(super) struct Words {
    pub(super) count: usize,
    /// The first three.
    pub(super) first: [Span; 3],
    /// The last three.
    pub(super) last: [Span; 3],
}

impl Words {
    /// Returns the words of a string. Underscores count as white space if there is no space, as in
    /// a URL.
    pub(super) const fn of(text: &[u8]) -> Self {
        let is_url = count(text, b' ') == 0;
        let none = Span { start: text.len(), end: text.len() };
        let mut words = Self { count: 0, first: [none; 3], last: [none; 3] };
        let mut at = 0;
        loop {
            let next = next_word(text, at, is_url);
            if next.start == next.end {
                return words;
            }
            match words.count {
                0 => words.first[0] = next,
                1 => words.first[1] = next,
                2 => words.first[2] = next,
                _ => {}
            }
            let [_, second, third] = words.last;
            words.last = [second, third, next];
            words.count += 1;
            at = next.end;
        }
    }
}

/// Returns the next word from an offset on, which is empty at the end.
pub(super) const fn word(text: &[u8], at: usize) -> Span {
    next_word(text, at, false)
}

/// Whether a word is `wanted`.
pub(super) const fn is_word(text: &[u8], word: Span, wanted: &[u8]) -> bool {
    let (mut left, mut right) = (word.of(text), wanted);
    while let ([byte, more @ ..], [letter, letters @ ..]) = (left, right) {
        if *byte != *letter {
            return false;
        }
        (left, right) = (more, letters);
    }
    left.is_empty() && right.is_empty()
}

const fn next_word(text: &[u8], from: usize, is_url: bool) -> Span {
    let start = skip(text, from, is_url, true);
    Span { start, end: skip(text, start, is_url, false) }
}

/// Returns the offset of the first byte from `from` on that is not white space, or that is.
const fn skip(text: &[u8], from: usize, is_url: bool, is_space: bool) -> usize {
    let mut at = from;
    let mut rest = Span { start: from, end: text.len() }.of(text);
    while let [byte, more @ ..] = rest {
        if (byte.is_ascii_whitespace() || is_url && *byte == b'_') != is_space {
            break;
        }
        at += 1;
        rest = more;
    }
    at
}
