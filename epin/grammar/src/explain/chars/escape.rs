//! Escapes of HTML, URLs, shells and JSON, which tokens are copied with.

/// Returns the character that an escape at the start of `text` means, and the rest of `text`: `'`
/// and `^` for `&#39;^`. A backslash escapes any punctuation.
pub(crate) fn escape(text: &[u8]) -> Option<(u8, &[u8])> {
    match text {
        [b'\\', char, rest @ ..] if char.is_ascii_punctuation() => Some((*char, rest)),
        [b'\\', b'u', b'0', b'0', high, low, rest @ ..]
        | [b'\\', b'x', high, low, rest @ ..]
        | [b'%', high, low, rest @ ..] => Some((number(&[*high, *low], 16)?, rest)),
        [b'&', reference @ ..] => {
            let end = reference.iter().position(|byte| *byte == b';')?;
            let (name, rest) = reference.split_at_checked(end)?;
            Some((referred(name)?, rest.get(1..)?))
        }
        _ => None,
    }
}

/// Returns the character that an HTML character reference means. `reference` is what is between its
/// `&` and `;`.
fn referred(reference: &[u8]) -> Option<u8> {
    match reference {
        [b'#', b'x' | b'X', digits @ ..] => number(digits, 16),
        [b'#', digits @ ..] => number(digits, 10),
        b"apos" => Some(b'\''),
        b"quot" => Some(b'"'),
        b"plus" => Some(b'+'),
        b"minus" => Some(b'-'),
        b"Hat" => Some(b'^'),
        _ => None,
    }
}

/// Returns the ASCII character with the code that up to three digits spell, unless it is a control
/// character.
fn number(digits: &[u8], radix: u32) -> Option<u8> {
    if digits.len() > 3 {
        return None;
    }
    let mut digits = digits.iter().map(|digit| char::from(*digit).to_digit(radix));
    let number = digits.try_fold(0, |number, digit| Some(number * radix + digit?))?;
    u8::try_from(number).ok().filter(|byte| matches!(byte, b' '..=b'~'))
}
