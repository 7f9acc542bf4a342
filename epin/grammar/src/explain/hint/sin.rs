//! What to write instead of a string that is not a SIN token.

use super::piece::{is_list, repair};
use super::{DIGIT, Hint, QUOTED, STYLE_NOT_ASCII};
use crate::explain::chars::contents::Contents;
use crate::explain::chars::symbols::split_at_colon;
use crate::token::notation::Notation;

const EMPTY: Hint = Hint::Note("a SIN token is one letter, such as C or c");
const LETTERS: Hint = Hint::Note("a SIN token is one letter: a name such as Chess is SNN");
const SEVERAL: Hint = Hint::Note("a SIN token is one letter, and a string holds one token");
const MARKERS: Hint = Hint::Note("a SIN token is a letter alone: markers belong to pieces");
const PIECE: Hint = Hint::Note("a SIN token is the letter before the colon of a QPI token");

/// Returns the hint for a string that is not a SIN token.
pub(super) const fn hint(symbols: &[u8]) -> Option<Hint> {
    let contents = Contents::of(symbols);
    let has_style = match split_at_colon(symbols) {
        Ok((style, _)) => Contents::of(style).is_letter(),
        Err(_) => false,
    };
    if contents.chars == 0 {
        Some(EMPTY)
    } else if has_style {
        Some(PIECE)
    } else if contents.letters() > 1 {
        // Before digits and other scripts, since names have them: `Chess960`, `Shōgi`.
        Some(match contents.has_word() {
            true => LETTERS,
            false if is_list(Notation::Pin, symbols) => SEVERAL,
            false => EMPTY,
        })
    } else if contents.has(Contents::FOREIGN) {
        Some(STYLE_NOT_ASCII)
    } else if contents.has_digits() {
        Some(DIGIT)
    } else if contents.letters() == 0 {
        None
    } else if contents.quoted.0 && contents.quoted.1 {
        Some(QUOTED)
    } else if contents.is_letter() {
        repair(&contents)
    } else if contents.has(Contents::MARKERS) {
        Some(MARKERS)
    } else {
        None
    }
}
