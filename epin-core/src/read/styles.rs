//! Parses SIN tokens, QPI tokens, and the styles of both sides, such as `C/m`.

#![allow(
    clippy::indexing_slicing,
    reason = "the table has an entry for every byte, and is made in a constant"
)]

use super::error_kind::ParseErrorKind;
use super::scan::scan;
use crate::token::attributes::{Letter, Side};
use crate::token::layout::Token;
use crate::token::notation::Notation;

/// Parses all of `text` as the styles of both sides, such as `C/m`. Returns their letters, the first
/// side's first.
pub(crate) const fn read_styles(text: &[u8]) -> Option<(Letter, Letter)> {
    let [first, b'/', second] = text else { return None };
    match (read_sin(&[*first]), read_sin(&[*second])) {
        (Some((first, Side::First)), Some((second, Side::Second))) => Some((first, second)),
        _ => None,
    }
}

/// Returns the offset of the first byte that cannot be part of styles, and what was expected there. For
/// valid styles, the offset is their length.
pub(crate) const fn stop(text: &[u8]) -> (ParseErrorKind, usize) {
    match text {
        [] => (ParseErrorKind::Empty, 0),
        [b'A'..=b'Z', b'/', b'a'..=b'z', ..] => (ParseErrorKind::ExpectedEnd, 3),
        [b'A'..=b'Z', b'/', ..] => (ParseErrorKind::ExpectedLower, 2),
        [b'A'..=b'Z', ..] => (ParseErrorKind::ExpectedSlash, 1),
        _ => (ParseErrorKind::ExpectedUpper, 0),
    }
}

/// Parses all of `text` as a SIN token. Returns its letter and side.
#[inline]
pub(crate) const fn read_sin(text: &[u8]) -> Option<(Letter, Side)> {
    match text {
        [byte] => STYLES[*byte as usize],
        _ => None,
    }
}

/// The style for each byte. With this table of 512 bytes, `Sin::parse` takes 17 instructions
/// (`benches/README.md`), fewer than with comparisons.
static STYLES: [Option<(Letter, Side)>; 256] = {
    let mut styles = [None; 256];
    let mut i = 0;
    while i < Letter::ALL.len() {
        let (letter, upper) = (Letter::ALL[i], Letter::ALL[i].as_char());
        styles[upper as usize] = Some((letter, Side::First));
        styles[upper.to_ascii_lowercase() as usize] = Some((letter, Side::Second));
        i += 1;
    }
    styles
};

/// Parses all of `text` as a QPI token. Returns its style, as a letter and a side, and its piece, as a PIN
/// token.
#[inline]
pub(crate) const fn read_qpi(text: &[u8]) -> Option<((Letter, Side), Token)> {
    // True for 3, 4 and 5 bytes. With this, the comparison of the length in `scan` is not needed.
    if text.len().wrapping_sub(3) < 3 {
        if let [style, b':', piece @ ..] = text {
            if let (Some(style), Some(piece)) = (read_sin(&[*style]), scan(Notation::Pin, piece)) {
                return Some((style, piece));
            }
        }
    }
    None
}
