//! The bytes of a position that are part of nothing, and the piece that they are likely to belong to.

use super::place::Span;
use crate::explain::chars::symbol::symbol;
use crate::explain::chars::utf8::decode;
use crate::read::scan::scan_start;

/// Returns the length of what is wrong at the start of `text`: the digits of a wrong count, or
/// everything up to a letter, a sign with a letter, a count or a slash.
pub(super) const fn wrong_len(text: &[u8]) -> usize {
    let [first, more @ ..] = text else { return 0 };
    let mut rest = more;
    if first.is_ascii_digit() {
        while let [b'0'..=b'9', more @ ..] = rest {
            rest = more;
        }
    } else {
        while let [byte, more @ ..] = rest {
            if byte.is_ascii_digit() || *byte == b'/' || scan_start(rest).is_some() {
                break;
            }
            rest = more;
        }
    }
    text.len() - rest.len()
}

/// Returns what to replace if some bytes of `all` are wrong: those and the piece that they belong
/// to. What looks like `^` or `'` belongs to the piece before it, what looks like a sign to the piece
/// after it, if there is one.
pub(super) const fn around(text: &[u8], all: Span, wrong: Span) -> Span {
    let Some((char, _)) = decode(wrong.slice(text)) else { return wrong };
    // A piece of its own.
    if has_letter(wrong.slice(text)) {
        return wrong;
    }
    let before = Span { start: start_of_piece(text, all, wrong.start), end: wrong.end };
    let rest = Span { start: wrong.end, end: all.end }.slice(text);
    let after = match scan_start(rest) {
        Some((_, more)) => Span { start: wrong.start, end: all.end - more.len() },
        None => wrong,
    };
    let (has_before, has_after) = (before.start < wrong.start, after.end > wrong.end);
    match symbol(char) {
        Some(b'^' | b'\'' | b'`') if has_before => before,
        Some(b'^' | b'\'' | b'`') => after,
        Some(b'+' | b'-') if has_after => after,
        Some(b'+' | b'-') if has_before => before,
        _ => wrong,
    }
}

/// Whether any character is a letter or looks like one.
const fn has_letter(text: &[u8]) -> bool {
    let mut rest = text;
    while let Some((char, more)) = decode(rest) {
        if let Some(b'A'..=b'Z' | b'a'..=b'z') = symbol(char) {
            return true;
        }
        rest = more;
    }
    false
}

/// Returns where the piece starts that ends at an offset, or that offset if none does.
const fn start_of_piece(text: &[u8], all: Span, end: usize) -> usize {
    let mut rest = Span { start: all.start, end }.slice(text);
    if let [more @ .., b'\''] = rest {
        rest = more;
    }
    if let [more @ .., b'^'] = rest {
        rest = more;
    }
    match rest {
        [more @ .., b'+' | b'-', b'A'..=b'Z' | b'a'..=b'z']
        | [more @ .., b'A'..=b'Z' | b'a'..=b'z'] => all.start + more.len(),
        _ => end,
    }
}
