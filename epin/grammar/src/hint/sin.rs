//! What to write instead of a text that is not a SIN token.

use super::piece::token;
use super::{DIGIT, Hint, QUOTED, STYLE_NOT_ASCII};
use crate::characters::Characters;
use crate::contents::Contents;

const EMPTY: &str = "a SIN token is one letter, such as C or c";
const LETTERS: &str = "a SIN token is one letter: a name such as Chess is SNN";
const SEVERAL: &str = "a SIN token is one letter, and a string holds one token";
const MARKERS: &str = "a SIN token is a letter alone: markers belong to pieces";
const PIECE: &str = "a SIN token is the letter before the colon of a QPI token";

/// Returns the hint for a text that is not a SIN token.
pub(super) const fn hint(characters: &Characters) -> Option<Hint> {
    let contents = Contents::of(characters, characters.start, characters.end);
    let has_style = match characters.colon(':') {
        Ok(colon) => Contents::of(characters, characters.start, colon).is_letter(),
        Err(_) => false,
    };
    let note = if contents.chars == 0 {
        EMPTY
    } else if has_style {
        PIECE
    } else if contents.letters() > 1 {
        // Before digits and other scripts, for names: `Chess960`, `Shōgi`.
        if contents.has(Contents::SEPARATOR) { SEVERAL } else { LETTERS }
    } else if contents.has(Contents::FOREIGN) {
        STYLE_NOT_ASCII
    } else if contents.has_digits() {
        DIGIT
    } else if contents.letters() == 0 {
        return None;
    } else if contents.quoted.0 && contents.quoted.1 {
        QUOTED
    } else if contents.is_letter() {
        return match token(&contents) {
            Some(token) => Some(Hint::Token(token)),
            None => None,
        };
    } else if contents.has(Contents::MARKERS) {
        MARKERS
    } else {
        return None;
    };
    Some(Hint::Note(note))
}
