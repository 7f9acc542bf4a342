//! The part of a long string, such as a position, that a message quotes, with `^` below the mistake.

use core::fmt::{Display, Write};
use core::ops::Range;

use super::bytes::{decode_last, slice};
use super::display::from_fn;
use super::escaped::escape_first;
use super::message::Message;

/// The maximum width of an excerpt in columns, not counting `…`. An escape such as `\u{2212}` takes 8
/// columns.
const MAX_WIDTH: usize = 60;

/// The part of a string around a mistake: at most 60 columns, plus `…` at each end where the string continues.
///
/// Characters outside ASCII are escaped, so that each column is one character and the marks below the
/// excerpt are aligned with it in every terminal.
#[derive(Debug, Clone, Copy)]
pub struct Excerpt {
    text: Message,
    /// The widths, in columns, of the part before the mistake and of the mistake itself.
    before: usize,
    marked: usize,
}

impl Excerpt {
    /// Returns the part of `text` around a range.
    #[must_use]
    pub const fn new(text: &[u8], range: &Range<usize>) -> Self {
        // Half of the columns are for what precedes the range. If the string ends soon after the range, what
        // precedes the range also gets the columns that are left.
        let start = back(text, range.start, MAX_WIDTH / 2);
        let (end, free) = forward(text, start, MAX_WIDTH);
        let start = back(text, start, free);
        let mut excerpt = Self { text: Message::new(), before: 0, marked: 0 };
        if start > 0 {
            excerpt.text.push_str("…");
            excerpt.before += 1;
        }
        let mut rest = slice(text, start, end);
        while let Some((escaped, more)) = escape_first(rest) {
            let (offset, escaped) = (end - rest.len(), escaped.as_str());
            excerpt.text.push_str(escaped);
            if offset < range.start {
                excerpt.before += escaped.len();
            } else if offset < range.end {
                excerpt.marked += escaped.len();
            }
            rest = more;
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

    /// Returns the excerpt and, on a second line, `^` below the mistake. If the mistake is at the end of the
    /// string, the `^` is after it.
    #[must_use]
    pub fn underlined(self) -> impl Display {
        from_fn(move |f| {
            writeln!(f, "{}", self.as_str())?;
            (0..self.before).try_for_each(|_| f.write_char(' '))?;
            (0..self.marked.max(1)).try_for_each(|_| f.write_char('^'))
        })
    }

    /// Adds the excerpt to a message, on a line of its own, with `^` below the mistake.
    #[cfg(feature = "feen")]
    pub(crate) const fn push_marked(&self, message: &mut Message) {
        message.push_str("\n  |\n  | ");
        message.push_str(self.as_str());
        message.push_str("\n  | ");
        message.push_times(" ", self.before);
        message.push_times("^", if self.marked == 0 { 1 } else { self.marked });
    }
}

/// Returns the smallest offset such that the characters between that offset and `from` fit in `max_width`
/// columns.
const fn back(text: &[u8], from: usize, max_width: usize) -> usize {
    let (mut before, mut free) = (slice(text, 0, from), max_width);
    while let [before_byte @ .., _] = before {
        let start = match decode_last(before) {
            Some((_, start)) => start,
            None => before_byte,
        };
        let Some((last, _)) = escape_first(slice(before, start.len(), before.len())) else { break };
        let Some(left) = free.checked_sub(last.len()) else { break };
        (before, free) = (start, left);
    }
    before.len()
}

/// Returns the greatest offset such that the characters between `from` and that offset fit in
/// `max_width` columns, and the number of columns that are left.
const fn forward(text: &[u8], from: usize, max_width: usize) -> (usize, usize) {
    let (mut after, mut free) = (slice(text, from, text.len()), max_width);
    while let Some((first, rest)) = escape_first(after) {
        let Some(left) = free.checked_sub(first.len()) else { break };
        (after, free) = (rest, left);
    }
    (text.len() - after.len(), free)
}
