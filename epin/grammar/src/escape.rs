//! Escapes of HTML, URLs, shells and JSON, which tokens are copied with.

/// Returns the character that an escape at the start of `text` means, and the length of the escape
/// in bytes: `'` and 5 for `&#39;^`. A backslash escapes any punctuation.
pub(crate) const fn escape(text: &[u8]) -> Option<(u8, usize)> {
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

/// Returns the character that an HTML character reference means. `reference` is what is between its
/// `&` and `;`.
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

/// Returns the ASCII character with the code that up to three digits spell, unless it is a control
/// character.
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
