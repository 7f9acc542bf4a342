//! SIN, a style's letter, and QPI, a style's letter before a piece.

use crate::scan::scan;
use crate::{Letter, Notation, ParseError, Side, Token};

/// Returns the letter and the side of the SIN token that `text` spells, the whole of it.
///
/// # Errors
///
/// If `text` is anything but one SIN token.
#[inline]
pub const fn parse_sin(text: &[u8]) -> Result<(Letter, Side), ParseError> {
    if let [byte] = text {
        if let Some(style) = style(*byte) {
            return Ok(style);
        }
    }
    Err(ParseError::new(Notation::Sin, text))
}

/// Returns the letter and the side of the style, and the PIN token, of the QPI token that `text`
/// spells, the whole of it.
///
/// # Errors
///
/// If `text` is anything but one QPI token.
#[inline]
pub const fn parse_qpi(text: &[u8]) -> Result<((Letter, Side), Token), ParseError> {
    if let [byte, b':', piece @ ..] = text {
        if let (Some(style), Some(piece)) = (style(*byte), scan(Notation::Pin, piece)) {
            return Ok((style, piece));
        }
    }
    Err(ParseError::new(Notation::Qpi, text))
}

#[inline]
const fn style(byte: u8) -> Option<(Letter, Side)> {
    let side = if byte & 0x20 == 0 { Side::First } else { Side::Second };
    let index = (byte | 0x20).wrapping_sub(b'a') as usize;
    if index < Letter::ALL.len() { Some((Letter::ALL[index], side)) } else { None }
}
