//! What white space divides a string into.

use super::place::Span;

/// The words of a string: what is between white space.
pub(super) struct Words {
    pub(super) count: usize,
    /// The first five: `foreign` skips up to two names, and looks at three words after them.
    /// What is missing is empty, at the end of the string.
    pub(super) first: [Span; 5],
    /// The last three.
    pub(super) last: [Span; 3],
}

impl Words {
    /// Returns the words of a string. Underscores count as white space if there is none, as in a
    /// URL.
    pub(super) const fn of(text: &[u8]) -> Self {
        let words = Self::between(text, false);
        if words.count == 1 { Self::between(text, true) } else { words }
    }

    /// Returns what is between white space, and, if `is_url`, between underscores.
    const fn between(text: &[u8], is_url: bool) -> Self {
        let none = Span { start: text.len(), end: text.len() };
        let mut words = Self { count: 0, first: [none; 5], last: [none; 3] };
        let mut at = 0;
        loop {
            let start = skip(text, at, is_url, true);
            let next = Span { start, end: skip(text, start, is_url, false) };
            if next.start == next.end {
                return words;
            }
            if let Some((_, [word, ..])) = words.first.split_at_mut_checked(words.count) {
                *word = next;
            }
            let [_, second, third] = words.last;
            words.last = [second, third, next];
            words.count += 1;
            at = next.end;
        }
    }
}

/// Skips white space, or, if not `is_space`, everything else: returns the offset of what follows.
const fn skip(text: &[u8], from: usize, is_url: bool, is_space: bool) -> usize {
    let mut rest = Span { start: from, end: text.len() }.slice(text);
    while let [byte, more @ ..] = rest {
        if (byte.is_ascii_whitespace() || is_url && *byte == b'_') != is_space {
            break;
        }
        rest = more;
    }
    text.len() - rest.len()
}
