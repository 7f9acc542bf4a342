//! Reads the escapes of HTML, URLs, shells and JSON, because users may paste escaped text.

/// Returns the ASCII character that an escape at the start of `text` stands for, and the rest of `text`: `'`
/// and `^` for `&#39;^`. This covers the escapes of HTML, URLs, shells and JSON. A backslash can escape any
/// punctuation.
pub(crate) fn unescape(text: &[u8]) -> Option<(u8, &[u8])> {
    match text {
        [b'\\', char, rest @ ..] if char.is_ascii_punctuation() => Some((*char, rest)),
        [b'\\', b'u', b'0', b'0', high, low, rest @ ..] | [b'%', high, low, rest @ ..] => {
            Some((ascii_of_code(&[*high, *low], 16)?, rest))
        }
        [b'&', reference @ ..] => {
            // A name has at most five bytes. Without this bound, `&&&…` would take quadratic time.
            let end = reference.iter().take(6).position(|byte| *byte == b';')?;
            let (name, rest) = reference.split_at_checked(end)?;
            let char = match name {
                b"apos" => b'\'',
                b"quot" => b'"',
                [b'#', b'x' | b'X', digits @ ..] => ascii_of_code(digits, 16)?,
                [b'#', digits @ ..] => ascii_of_code(digits, 10)?,
                _ => return None,
            };
            Some((char, rest.get(1..)?))
        }
        _ => None,
    }
}

/// Returns the printable ASCII character whose code is `digits`, or `None` if there is no such character or if
/// there are more than three digits.
fn ascii_of_code(digits: &[u8], radix: u32) -> Option<u8> {
    if digits.len() > 3 {
        return None;
    }
    let mut digits = digits.iter().map(|digit| char::from(*digit).to_digit(radix));
    let number = digits.try_fold(0, |number, digit| Some(number * radix + digit?))?;
    u8::try_from(number).ok().filter(|byte| matches!(byte, b' '..=b'~'))
}
