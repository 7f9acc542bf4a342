//! What to write instead of a text that is not a QPI token.

use super::piece::{hint_on, token};
use super::{DIGIT, Hint, QUOTED, STYLE_NOT_ASCII};
use crate::characters::Characters;
use crate::contents::Contents;
use crate::{Notation, Side};

const EMPTY: &str = "a QPI token is a style's letter, a colon and a piece, such as C:K^";
const NO_COLON: &str = "a QPI token has a colon before its piece, such as C:K^";
const PIECE: &str = "a QPI token has a style's letter and a colon before its piece, such as C:K^";
const COLONS: &str = "a QPI token has one colon, such as C:K^";
const SEVERAL: &str = "a string holds one token";
const NO_STYLE: &str = "a QPI token has a style's letter before the colon, such as C:K^";
const NO_PIECE: &str = "a QPI token has a piece after the colon, such as C:K^";
const NAME: &str = "the style of a QPI token is one letter: a name such as Chess is SNN";
const MARKERS: &str = "a style is a letter alone, such as C:+K: markers belong to the piece";
const DERIVED: &str =
    "a QPI token has no `'`: a piece is derived if the cases of the two letters differ";

/// Returns the hint for a text that is not a QPI token.
pub(super) const fn hint(characters: &Characters) -> Option<Hint> {
    let contents = Contents::of(characters, characters.start, characters.end);
    let note = match characters.colon(';') {
        _ if contents.chars == 0 => EMPTY,
        Err(0) if contents.letters() == 1 => PIECE,
        Err(0) => NO_COLON,
        Err(_) if contents.letters() >= 4 => SEVERAL,
        Err(_) => COLONS,
        Ok(_) if contents.quoted.0 && contents.quoted.1 => QUOTED,
        Ok(colon) => {
            let style = Contents::of(characters, characters.start, colon);
            let piece = Contents::of(characters, colon + 1, characters.end);
            if style.chars == 0 {
                NO_STYLE
            } else if piece.chars == 0 {
                NO_PIECE
            } else if style.is_letter() {
                return hint_on_parts(&style, &piece);
            } else if style.has(Contents::SEPARATOR | Contents::OTHER) {
                return None;
            } else if style.letters() > 1 {
                NAME
            } else if style.has(Contents::FOREIGN) {
                STYLE_NOT_ASCII
            } else if style.has_digits() {
                DIGIT
            } else if style.letters() == 1 {
                MARKERS
            } else {
                return None;
            }
        }
    };
    Some(Hint::Note(note))
}

/// Returns the hint for what is before a colon, a letter, and after it.
const fn hint_on_parts(style: &Contents, piece: &Contents) -> Option<Hint> {
    let hint = hint_on(Notation::Epin, piece);
    let (Some(Hint::Token(piece)), Some(style)) = (hint, token(style)) else { return hint };
    // The case of the style's letter says whether a piece is derived: `C:k'` can only be `C:k`.
    let is_derived = !matches!(
        (style.side(), piece.side()),
        (Side::First, Side::First) | (Side::Second, Side::Second)
    );
    Some(if piece.is_derived() && !is_derived {
        Hint::Note(DERIVED)
    } else {
        Hint::Qpi(style, piece.with_derived(false))
    })
}
