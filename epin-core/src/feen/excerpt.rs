//! The part of a position that a message repeats, with `^` below the mistake.

use core::ops::Range;

use crate::text::bytes::slice;
use crate::text::decode::{decode, decode_last};
use crate::text::escaped::escape;
use crate::text::message::Message;

/// The maximum width of an excerpt without `…`, in columns. An escape such as `\u{2212}` counts as 8.
const WIDTH: usize = 60;

/// The part of a string around a mistake: at most 60 columns, plus `…` where the string goes on.
///
/// Characters outside ASCII are escaped, so that each column is one character and the marks below the
/// excerpt line up with it in every terminal.
#[derive(Debug, Clone, Copy)]
pub struct Excerpt {
    text: Message,
    /// The width of what comes before the mistake, and of the mistake, in columns.
    before: usize,
    marked: usize,
}

impl Excerpt {
    /// Returns the part of `text` around a range.
    #[must_use]
    pub const fn new(text: &[u8], range: &Range<usize>) -> Self {
        // Half of the columns are before the range, or more if the string ends soon after it.
        let start = back(text, range.start, WIDTH / 2);
        let end = forward(text, start, WIDTH);
        let start = back(text, end, WIDTH);
        let mut excerpt = Self { text: Message::new(), before: 0, marked: 0 };
        if start > 0 {
            excerpt.text.push_str("…");
            excerpt.before += 1;
        }
        let mut at = start;
        while at < end {
            let (columns, len) = character(text, at);
            excerpt.text.push_ascii(slice(text, at, at + len));
            if at < range.start {
                excerpt.before += columns;
            } else if at < range.end {
                excerpt.marked += columns;
            }
            at += len;
        }
        if end < text.len() {
            excerpt.text.push_str("…");
        }
        excerpt
    }

    /// Returns the excerpt, which is one line.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        self.text.as_str()
    }

    /// Adds the excerpt on a separate line, and `^` below the mistake.
    pub const fn push_marked(&self, message: &mut Message) {
        message.push_str("\n  |\n  | ");
        message.push_str(self.as_str());
        message.push_str("\n  | ");
        message.push_times(" ", self.before);
        message.push_times("^", if self.marked == 0 { 1 } else { self.marked });
    }
}

/// Returns the offset from which the characters before `from` fit in `most` columns.
const fn back(text: &[u8], from: usize, most: usize) -> usize {
    let (mut at, mut all) = (from, 0);
    while at > 0 {
        let before = before(text, at);
        let (columns, _) = character(text, before);
        all += columns;
        if all > most {
            break;
        }
        at = before;
    }
    at
}

/// Returns the offset up to which the characters after `from` fit in `most` columns.
const fn forward(text: &[u8], from: usize, most: usize) -> usize {
    let (mut at, mut all) = (from, 0);
    while at < text.len() {
        let (columns, len) = character(text, at);
        all += columns;
        if all > most {
            break;
        }
        at += len;
    }
    at
}

/// Returns the width of the character at an offset, when escaped, and its length in bytes.
const fn character(text: &[u8], at: usize) -> (usize, usize) {
    let rest = slice(text, at, text.len());
    let Some((char, more)) = decode(rest) else { return (4, 1) };
    let columns = match char {
        _ if escape(char).is_some() => 2,
        ' '..='~' => 1,
        // `\u{`, a hexadecimal digit for every four bits, rounded up, and `}`.
        _ => 4 + (35 - (char as u32).leading_zeros() as usize) / 4,
    };
    (columns, rest.len() - more.len())
}

/// Returns the start of the character that ends at an offset.
const fn before(text: &[u8], end: usize) -> usize {
    match decode_last(slice(text, 0, end)) {
        Some((_, before)) => before.len(),
        None => end - 1,
    }
}
