//! Escapes of HTML, URLs, shells and JSON, which tokens are copied with.

/// Returns the character that an escape at the start of `text` means, and the rest of `text`: `'`
/// and `^` for `&#39;^`. A backslash escapes any punctuation.
pub(crate) const fn escape(text: &[u8]) -> Option<(u8, &[u8])> {
    let (byte, rest) = match text {
        [b'\\', char, rest @ ..] if char.is_ascii_punctuation() => (Some(*char), rest),
        [b'\\', b'u', b'0', b'0', high, low, rest @ ..]
        | [b'\\', b'x', high, low, rest @ ..]
        | [b'%', high, low, rest @ ..] => (number(&[*high, *low], 16), rest),
        [b'&', reference @ ..] => {
            let mut len = 0;
            let mut rest = reference;
            while let [byte, more @ ..] = rest {
                rest = more;
                if *byte == b';' {
                    break;
                }
                len += 1;
            }
            match reference.split_at_checked(len) {
                Some((name, [_, ..])) => (referred(name), rest),
                _ => return None, // There is no `;`.
            }
        }
        _ => return None,
    };
    match byte {
        Some(byte) => Some((byte, rest)),
        None => None,
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
    let mut rest = digits;
    while let [digit, more @ ..] = rest {
        let Some(digit) = (*digit as char).to_digit(radix) else { return None };
        number = number * radix + digit;
        rest = more;
    }
    match number {
        0x20..=0x7e => Some(number as u8),
        _ => None,
    }
}
