//! String to QPI token, which is a style's letter, a colon and a PIN token.

use super::scan::scan;
use super::sin::read_sin;
use crate::token::attributes::{Letter, Side};
use crate::token::layout::Token;
use crate::token::notation::Notation;

/// Returns the letter and the side of the style, and the PIN token, of the QPI token that
/// all of `text` spells.
#[inline]
pub(crate) const fn read_qpi(text: &[u8]) -> Option<((Letter, Side), Token)> {
    // True for 3, 4 and 5 bytes: one comparison, instead of one here and one in `scan`.
    if text.len().wrapping_sub(3) < 3 {
        if let [style, b':', piece @ ..] = text {
            if let (Some(style), Some(piece)) = (read_sin(&[*style]), scan(Notation::Pin, piece)) {
                return Some((style, piece));
            }
        }
    }
    None
}
