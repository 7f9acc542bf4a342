//! String to SIN token, which is a style's letter.

#![allow(
    clippy::indexing_slicing,
    reason = "the table has an entry for every byte, and is made in a constant"
)]

use crate::token::attributes::{Letter, Side};

/// Returns the letter and the side of the SIN token that all of `text` spells.
#[inline]
pub(crate) const fn read_sin(text: &[u8]) -> Option<(Letter, Side)> {
    match text {
        [byte] => STYLES[*byte as usize],
        _ => None,
    }
}

/// The style that each byte spells: with this table of 512 bytes, `Sin::parse` takes 17
/// instructions instead of 23 (`benches/README.md`).
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
