//! The words of a string: what is between white space.

use super::mistake::Span;
use crate::explain::chars::symbol::{is_space, symbol};
use crate::explain::chars::utf8::decode;

/// The first words of a string, and how many there are.
pub(super) struct Words {
    first: [Span; Self::MOST],
    pub(super) count: u16,
}

impl Words {
    /// How many words are looked at.
    const MOST: usize = 12;

    /// Returns the words of a part of `text`.
    pub(super) fn of(text: &[u8], part: Span) -> Self {
        let mut words = Self { first: [Span::EMPTY; Self::MOST], count: 0 };
        let mut start = None;
        for (char, at) in characters(text, part) {
            match (char.is_some_and(is_space), start) {
                (false, None) => start = Some(at.start()),
                (true, Some(from)) => {
                    words.push(Span::new(from, at.start()));
                    start = None;
                }
                _ => {}
            }
        }
        if let Some(start) = start {
            words.push(Span::new(start, part.end()));
        }
        words
    }

    fn push(&mut self, word: Span) {
        if let Some(slot) = self.first.get_mut(usize::from(self.count)) {
            *slot = word;
        }
        self.count += 1;
    }

    pub(super) fn as_slice(&self) -> &[Span] {
        self.first.get(..self.count.into()).unwrap_or(&self.first)
    }
}

/// What is around a position: white space, characters without a glyph, quotation marks or brackets.
#[derive(Debug, Clone, Copy)]
pub(super) struct Around {
    /// The string without what is around it.
    pub(super) inner: Span,
    /// Whether it is in quotation marks or brackets.
    pub(super) is_enclosed: bool,
}

impl Around {
    pub(super) fn of(text: &[u8]) -> Self {
        let all = trimmed(text, Span::new(0, text.len()));
        let mut characters = characters(text, all);
        let (first, last) = (characters.next(), characters.last());
        if let (Some((Some(open), first)), Some((Some(close), last))) = (first, last) {
            if are_partners(open, close) {
                let inner = trimmed(text, Span::new(first.end(), last.start()));
                return Self { inner, is_enclosed: true };
            }
        }
        Self { inner: all, is_enclosed: false }
    }
}

fn are_partners(open: char, close: char) -> bool {
    match (symbol(open), symbol(close)) {
        (Some(open), Some(close)) => {
            [*b"\"\"", *b"''", *b"``", *b"()", *b"[]", *b"{}", *b"<>"].contains(&[open, close])
        }
        _ => false,
    }
}

/// Returns a part of `text` without white space and characters without a glyph around it.
fn trimmed(text: &[u8], part: Span) -> Span {
    let is_seen = |char: Option<char>| {
        char.is_none_or(|char| symbol(char).is_some_and(|symbol| symbol != b' '))
    };
    let mut seen = characters(text, part).filter(|(char, _)| is_seen(*char));
    let Some((_, first)) = seen.next() else { return Span::new(part.start(), part.start()) };
    let (_, last) = seen.last().unwrap_or((None, first));
    Span::new(first.start(), last.end())
}

/// Returns the characters of a part of `text`, each with its place. A byte that is not UTF-8 is none.
fn characters(text: &[u8], part: Span) -> impl Iterator<Item = (Option<char>, Span)> {
    let mut rest = part.slice(text);
    core::iter::from_fn(move || {
        let start = part.end() - rest.len();
        let [_, after @ ..] = rest else { return None };
        let (char, more) = match decode(rest) {
            Some((char, more)) => (Some(char), more),
            None => (None, after),
        };
        rest = more;
        Some((char, Span::new(start, part.end() - rest.len())))
    })
}

/// Returns whether a byte is white space that divides words, as `is_ascii_whitespace`, which leaves out the
/// vertical tab.
pub(super) fn is_ascii_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}
