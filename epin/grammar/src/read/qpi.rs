//! Text to QPI token, which is a style's letter, a colon and a PIN token.

#![allow(clippy::indexing_slicing, reason = "the table has an entry for every byte")]

use crate::read::scan::scan;
use crate::read::sin::STYLES;
use crate::{Letter, Notation, ParseError, Side, Token};

/// Returns the letter and the side of the style, and the PIN token, of the QPI token that
/// all of `text` spells.
///
/// # Errors
///
/// If `text` is anything but one QPI token.
#[inline]
pub const fn parse_qpi(text: &[u8]) -> Result<((Letter, Side), Token), ParseError> {
    // True for 3, 4 and 5 bytes: one comparison, instead of one here and one in `scan`.
    if text.len().wrapping_sub(3) < 3 {
        if let [byte, b':', piece @ ..] = text {
            if let (Some(style), Some(piece)) = (STYLES[*byte as usize], scan(Notation::Pin, piece))
            {
                return Ok((style, piece));
            }
        }
    }
    Err(ParseError::new(Notation::Qpi, text))
}
