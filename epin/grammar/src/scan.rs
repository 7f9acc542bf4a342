use crate::tables::{ALLOWED, LETTERS, SIGNS};
use crate::{Fault, Notation, Parts};

/// Returns the parts of the token that `text` spells.
///
/// Reads no more than the first eight bytes of `text`, however long it is.
///
/// # Errors
///
/// The first place at which `text` stops being a token.
#[allow(clippy::inline_always)] // A call costs a quarter of the scan.
#[inline(always)]
pub const fn scan(notation: Notation, text: &[u8]) -> Result<Parts, Fault> {
    match whole(notation, text) {
        Some(parts) => Ok(parts),
        None => Err(Fault::new(notation, text)),
    }
}

/// Returns the parts of a text that is a token.
///
/// Each of its bytes allows some shapes; the token has the one that all of them allow. That
/// takes no branch that is hard to guess. The three places and the letter are all the bytes
/// of a text: of four, the second is the letter, since that long a token has a sign.
#[allow(clippy::inline_always)]
#[inline(always)]
const fn whole(notation: Notation, text: &[u8]) -> Option<Parts> {
    let len = text.len();
    let last = len.wrapping_sub(1);
    if last >= Parts::MAX_LEN {
        return None;
    }
    let first = text[0] as usize;
    let sign_len = SIGNS[first] as usize;
    if sign_len >= len {
        return None;
    }
    let Some(letter) = LETTERS[text[sign_len] as usize] else { return None };
    let shapes = ALLOWED.first[first]
        & ALLOWED.middle[text[len / 2] as usize]
        & ALLOWED.last[text[last] as usize]
        & ALLOWED.len[notation as usize][last];
    #[allow(clippy::cast_possible_truncation)] // The number of a bit.
    if shapes == 0 { None } else { Some(letter.shaped(shapes.trailing_zeros() as u8)) }
}

/// Returns the parts and the length of the longest token at the start of `text`.
///
/// # Errors
///
/// The first place at which `text` stops being a token: nothing before a letter is one.
#[inline]
pub const fn scan_prefix(notation: Notation, text: &[u8]) -> Result<(Parts, usize), Fault> {
    if let Ok(len) = prefix(notation, text) {
        let (token, _) = text.split_at(len);
        if let Some(parts) = whole(notation, token) {
            return Ok((parts, len));
        }
    }
    Err(Fault::new(notation, text))
}

/// Returns the length of the longest token at the start of `text`.
///
/// # Errors
///
/// The place where a token would have had its letter, 0 or 1.
pub(crate) const fn prefix(notation: Notation, text: &[u8]) -> Result<usize, usize> {
    let letter = SIGNS[byte(text, 0) as usize] as usize;
    if LETTERS[byte(text, letter) as usize].is_none() {
        return Err(letter);
    }
    let mut len = letter + 1;
    if byte(text, len) == b'^' {
        len += 1;
    }
    if matches!(notation, Notation::Epin) && byte(text, len) == b'\'' {
        len += 1;
    }
    Ok(len)
}

/// A byte of the text. Outside of it, which cannot panic, it is NUL: no part of a token.
const fn byte(text: &[u8], index: usize) -> u8 {
    if index < text.len() { text[index] } else { 0 }
}
