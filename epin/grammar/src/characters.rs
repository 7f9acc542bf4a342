//! The characters that a wrong token was meant to have.

use crate::char_class::CharClass;
use crate::hint::LONGEST;
use crate::qpi::parse_qpi;
use crate::utf8::decode;

/// The characters of a text that is not a token, from `start` to `end`.
pub(crate) struct Characters<const N: usize = LONGEST> {
    chars: [char; N],
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl<const N: usize> Characters<N> {
    /// Returns the characters of a text of at most `N` bytes, or `None` if it is not UTF-8.
    ///
    /// An escape of HTML, a URL, a shell or JSON counts as the character that it stands for:
    /// `K&#39;`, `K%27`, `K\'` and `K\u0027` as `K'`.
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

    /// Leaves out what is around a token in other texts, and white space: `("K")` is `K`.
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

    /// Returns the place of the only colon, or how many colons there are instead. `colon` is another
    /// character that counts as one.
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

    /// Whether this is a QPI token.
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

/// Whether the two stand around a text: quotation marks, brackets, or marks of Markdown and TeX.
/// Apostrophes do not: `'K'` could be meant for `K'`.
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

/// Returns the character that an escape at the start of `text` stands for, and the escape's length.
const fn escape(text: &[u8]) -> Option<(u8, usize)> {
    match *text {
        [b'\\', char, ..] if char.is_ascii_punctuation() => Some((char, 2)),
        [b'\\', b'u', b'0', b'0', high, low, ..] => match number(&[high, low], 16) {
            Some(byte) => Some((byte, 6)),
            None => None,
        },
        [b'\\', b'x', high, low, ..] => match number(&[high, low], 16) {
            Some(byte) => Some((byte, 4)),
            None => None,
        },
        [b'%', high, low, ..] => match number(&[high, low], 16) {
            Some(byte) => Some((byte, 3)),
            None => None,
        },
        [b'&', ref reference @ ..] => {
            let mut len = 0;
            while len < reference.len() && reference[len] != b';' {
                len += 1;
            }
            if len == reference.len() {
                return None;
            }
            match referred(reference.split_at(len).0) {
                Some(byte) => Some((byte, len + 2)),
                None => None,
            }
        }
        _ => None,
    }
}

/// Returns what a character reference of HTML stands for, without its `&` and `;`.
const fn referred(reference: &[u8]) -> Option<u8> {
    match *reference {
        [b'#', b'x' | b'X', ref digits @ ..] => number(digits, 16),
        [b'#', ref digits @ ..] => number(digits, 10),
        [b'a', b'p', b'o', b's'] => Some(b'\''),
        [b'q', b'u', b'o', b't'] => Some(b'"'),
        [b'p', b'l', b'u', b's'] => Some(b'+'),
        [b'm', b'i', b'n', b'u', b's'] => Some(b'-'),
        [b'H', b'a', b't'] => Some(b'^'),
        _ => None,
    }
}

/// Returns the ASCII character, other than a control, with a number of up to three digits.
#[allow(clippy::cast_possible_truncation)] // ASCII.
const fn number(digits: &[u8], radix: u32) -> Option<u8> {
    if digits.len() > 3 {
        return None;
    }
    let mut number = 0;
    let mut i = 0;
    while i < digits.len() {
        let Some(digit) = (digits[i] as char).to_digit(radix) else { return None };
        number = number * radix + digit;
        i += 1;
    }
    match number {
        0x20..=0x7e => Some(number as u8),
        _ => None,
    }
}
