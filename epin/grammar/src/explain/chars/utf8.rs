//! Reading one character from bytes that need not be UTF-8.

/// Returns the first character of `text` and the rest of `text`, or `None` if `text` is empty or
/// does not start with UTF-8. By hand, since `str::chars` is not const.
pub(crate) const fn decode(text: &[u8]) -> Option<(char, &[u8])> {
    let len = match text {
        [] => return None,
        [0..0x80, ..] => 1,
        [0..0xe0, ..] => 2,
        [0..0xf0, ..] => 3,
        _ => 4,
    };
    let Some((char, rest)) = text.split_at_checked(len) else {
        return None;
    };
    if core::str::from_utf8(char).is_err() {
        return None;
    }
    let code = match *char {
        [a] => a as u32,
        [a, b] => (a as u32 & 0x1f) << 6 | (b as u32 & 0x3f),
        [a, b, c] => (a as u32 & 0x0f) << 12 | (b as u32 & 0x3f) << 6 | (c as u32 & 0x3f),
        [a, b, c, d] => {
            (a as u32 & 0x07) << 18
                | (b as u32 & 0x3f) << 12
                | (c as u32 & 0x3f) << 6
                | (d as u32 & 0x3f)
        }
        _ => return None,
    };
    match char::from_u32(code) {
        Some(char) => Some((char, rest)),
        None => None,
    }
}
