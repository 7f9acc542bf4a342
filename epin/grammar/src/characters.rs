//! The characters of a text that is not valid, without escapes and what is around them.

use crate::char_class::CharClass;
use crate::escape::escape;
use crate::hint::LONGEST;
use crate::qpi::parse_qpi;
use crate::utf8::decode;

/// The characters of a text that is not valid. Those from `start` to `end` count: for `("K")`,
/// [`unwrap_quoted`](Self::unwrap_quoted) moves both next to the `K`.
pub(crate) struct Characters<const N: usize = LONGEST> {
    chars: [char; N],
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl<const N: usize> Characters<N> {
    /// Returns the characters of a text of at most `N` bytes, or `None` if it is not UTF-8.
    ///
    /// An escape of HTML, a URL, a shell or JSON counts as the character that it means: `K&#39;`,
    /// `K%27`, `K\'` and `K\u0027` as `K'`.
    pub(crate) const fn of(text: &[u8]) -> Option<Self> {
        let mut chars = ['\0'; N];
        let mut end = 0;
        let mut rest = text;
        while !rest.is_empty() && end < N {
            let (char, len) = match (escape(rest), decode(rest)) {
                (Some((byte, len)), _) => (byte as char, len),
                (None, Some(char)) => (char, char.len_utf8()),
                (None, None) => return None,
            };
            chars[end] = char;
            end += 1;
            rest = rest.split_at(len).1;
        }
        Some(Self { chars, start: 0, end })
    }

    /// Leaves out white space, and what tokens and names are enclosed in elsewhere: `("K")` is `K`.
    pub(crate) const fn unwrap_quoted(&mut self) {
        loop {
            while self.start < self.end && is_blank(self.get(self.start)) {
                self.start += 1;
            }
            while self.start < self.end && is_blank(self.get(self.end - 1)) {
                self.end -= 1;
            }
            let is_wrapped =
                self.end - self.start >= 2 && is_pair(self.get(self.start), self.get(self.end - 1));
            if !is_wrapped {
                return;
            }
            self.start += 1;
            self.end -= 1;
        }
    }

    /// Returns the index of the only colon, or how many colons there are if there is not one.
    /// `colon` is a character that counts as a colon, too: `;`, typed without the shift key.
    pub(crate) const fn colon(&self, colon: char) -> Result<usize, usize> {
        let (mut count, mut last) = (0, 0);
        let mut index = self.start;
        while index < self.end {
            let char = self.get(index);
            if matches!(CharClass::of(char), CharClass::Colon) || char == colon {
                count += 1;
                last = index;
            }
            index += 1;
        }
        if count == 1 { Ok(last) } else { Err(count) }
    }

    /// Whether the characters that count are a QPI token.
    pub(crate) const fn is_qpi(&self) -> bool {
        let mut bytes = [0; N];
        let mut index = self.start;
        while index < self.end {
            let char = self.get(index);
            if !char.is_ascii() {
                return false;
            }
            bytes[index] = char as u8;
            index += 1;
        }
        parse_qpi(bytes.split_at(self.end).0.split_at(self.start).1).is_ok()
    }

    pub(crate) const fn get(&self, index: usize) -> char {
        self.chars[index]
    }
}

const fn is_blank(char: char) -> bool {
    matches!(CharClass::of(char), CharClass::Space | CharClass::Invisible)
}

/// Whether the two can enclose a text: quotation marks, brackets, or marks of Markdown and TeX.
/// Apostrophes are not among them, since `'K'` could mean `K'` as well as `K`.
const fn is_pair(first: char, last: char) -> bool {
    matches!(
        (first, last),
        ('(', ')')
            | ('[', ']')
            | ('{', '}')
            | ('<', '>')
            | ('`', '`')
            | ('*', '*')
            | ('_', '_')
            | ('~', '~')
            | ('$', '$')
            | ('«', '»')
            | ('»', '«')
            | ('‹', '›')
            | ('「', '」')
            | ('『', '』')
            | ('（', '）')
            | ('［', '］')
            | ('"' | '“' | '”' | '„' | '‟' | '＂', '"' | '“' | '”' | '„' | '‟' | '＂')
    )
}
