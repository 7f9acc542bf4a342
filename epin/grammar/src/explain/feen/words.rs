//! What white space divides a string into.

use super::place::Span;
use crate::explain::chars::symbol::is_space;
use crate::explain::chars::utf8::decode;

/// The words of a string: what is between white space.
pub(super) struct Words {
    /// The first eight. What is missing is empty.
    first: [Span; 8],
    pub(super) count: u16,
}

impl Words {
    /// Returns the words of a string.
    pub(super) const fn of(text: &[u8]) -> Self {
        let mut words = Self { first: [Span::EMPTY; 8], count: 0 };
        let mut start = 0;
        let mut rest = text;
        loop {
            let at = text.len() - rest.len();
            let space = space_len(rest);
            if space > 0 || rest.is_empty() {
                if start < at {
                    if let Some((_, [word, ..])) =
                        words.first.split_at_mut_checked(words.count as usize)
                    {
                        *word = Span { start, end: at };
                    }
                    words.count += 1;
                }
                start = at + space;
            }
            // The other bytes of a space are no spaces: `start` is after them.
            let [_, more @ ..] = rest else { return words };
            rest = more;
        }
    }

    /// Returns the first eight words.
    pub(super) const fn as_slice(&self) -> &[Span] {
        match self.first.split_at_checked(self.count as usize) {
            Some((words, _)) => words,
            None => &self.first,
        }
    }
}

/// Returns the length of the white space character at the start of `text`, or 0.
const fn space_len(text: &[u8]) -> usize {
    match text {
        // No byte inside of a character is one of these.
        [b'\t'..=b'\r' | b' ', ..] => 1,
        [0xc2 | 0xe1 | 0xe2 | 0xe3, ..] => match decode(text) {
            Some((char, rest)) if is_space(char) => text.len() - rest.len(),
            _ => 0,
        },
        _ => 0,
    }
}
