//! The characters of a string that is not valid, without escapes and what is around them.

use crate::explain::chars::char_class::CharClass;
use crate::explain::chars::escape::escape;
use crate::explain::chars::utf8::decode;
use crate::read::qpi::read_qpi;

/// The characters of a string that is not valid, the first `len` of `chars`.
pub(crate) struct Characters<const N: usize> {
    chars: [char; N],
    len: usize,
}

impl<const N: usize> Characters<N> {
    /// Returns the characters of a string of at most `N` bytes, or `None` if it is not UTF-8.
    ///
    /// An escape of HTML, a URL, a shell or JSON counts as the character that it means: `K&#39;`,
    /// `K%27`, `K\'` and `K\u0027` as `K'`.
    pub(crate) const fn of(text: &[u8]) -> Option<Self> {
        let mut chars = ['\0'; N];
        let mut len = 0;
        let mut rest = text;
        let mut free: &mut [char] = &mut chars;
        while let ([_, ..], [slot, slots @ ..]) = (rest, free) {
            (*slot, rest) = match (escape(rest), decode(rest)) {
                (Some((byte, rest)), _) => (byte as char, rest),
                (None, Some(decoded)) => decoded,
                (None, None) => return None,
            };
            len += 1;
            free = slots;
        }
        Some(Self { chars, len })
    }

    /// Returns the characters without what [`unwrap`] leaves out.
    pub(crate) const fn unwrapped(&self) -> &[char] {
        match self.chars.split_at_checked(self.len) {
            Some((chars, _)) => unwrap(chars),
            None => &[], // Never: `len` is at most `N`.
        }
    }
}

/// Leaves out white space, and what tokens and names are enclosed in elsewhere: `("K")` is `K`.
pub(crate) const fn unwrap(mut chars: &[char]) -> &[char] {
    loop {
        chars = match chars {
            [first, rest @ ..] if is_blank(*first) => rest,
            [rest @ .., last] if is_blank(*last) => rest,
            [first, rest @ .., last] if is_pair(*first, *last) => rest,
            _ => return chars,
        };
    }
}

/// Splits at the only colon; `Err` is the number of colons, 0 or at least 2. `colon` counts as one,
/// too: `;` is `:` without the shift key.
pub(crate) const fn split_at_colon(
    chars: &[char],
    colon: char,
) -> Result<(&[char], &[char]), usize> {
    let (mut count, mut last) = (0, 0);
    let mut rest = chars;
    while let [char, more @ ..] = rest {
        if matches!(CharClass::of(*char), CharClass::Colon) || *char == colon {
            count += 1;
            last = chars.len() - rest.len();
        }
        rest = more;
    }
    match split_around(chars, last) {
        Some(parts) if count == 1 => Ok(parts),
        _ => Err(count),
    }
}

/// Returns what is before and after the character at an index, or `None` if there is none.
pub(crate) const fn split_around(chars: &[char], index: usize) -> Option<(&[char], &[char])> {
    match chars.split_at_checked(index) {
        Some((before, [_, after @ ..])) => Some((before, after)),
        _ => None,
    }
}

/// Whether the characters are a QPI token.
pub(crate) const fn is_qpi(chars: &[char]) -> bool {
    let mut bytes = [0; 5]; // As long as the longest QPI token, such as C:+K^.
    let mut free: &mut [u8] = &mut bytes;
    let mut rest = chars;
    while let ([char, more @ ..], [slot, slots @ ..]) = (rest, free) {
        if !char.is_ascii() {
            return false;
        }
        *slot = *char as u8;
        (rest, free) = (more, slots);
    }
    match bytes.split_at_checked(chars.len()) {
        Some((text, _)) => read_qpi(text).is_some(),
        None => false,
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
