//! What to write instead of a text that is not a SIN or QPI token.

use super::piece::{hint_on, token};
use super::{DIGIT, Hint, QUOTED};
use crate::characters::Characters;
use crate::contents::Contents;
use crate::{Notation, Side};

const SIN_EMPTY: &str = "a SIN token is one letter, such as C or c";
const SIN_LETTERS: &str = "a SIN token is one letter: a name such as Chess is SNN";
const SIN_SEVERAL: &str = "a SIN token is one letter, and a string holds one token";
const SIN_MARKERS: &str = "a SIN token is a letter alone: markers belong to pieces";
const NOT_ASCII: &str = "a token is ASCII: a letter A-Z or a-z stands for the style";
const SIN_PIECE: &str = "a SIN token is the letter before the colon of a QPI token";

const QPI_EMPTY: &str = "a QPI token is a style's letter, a colon and a piece, such as C:K^";
const QPI_NO_COLON: &str = "a QPI token has a colon before its piece, such as C:K^";
const QPI_PIECE: &str =
    "a QPI token has a style's letter and a colon before its piece, such as C:K^";
const QPI_COLONS: &str = "a QPI token has one colon, such as C:K^";
const QPI_SEVERAL: &str = "a string holds one token";
const QPI_NO_STYLE: &str = "a QPI token has a style's letter before the colon, such as C:K^";
const QPI_NO_PIECE: &str = "a QPI token has a piece after the colon, such as C:K^";
const QPI_NAME: &str = "the style of a QPI token is one letter: a name such as Chess is SNN";
const QPI_MARKERS: &str = "a style is a letter alone, such as C:+K: markers belong to the piece";
const QPI_DERIVED: &str =
    "a QPI token has no `'`: a piece is derived if the cases of the two letters differ";

const MARKERS: u8 = Contents::PLUS | Contents::MINUS | Contents::CARET | Contents::APOSTROPHE;

/// Returns the hint for a text that is not a SIN token.
pub(super) const fn sin_hint(characters: &Characters) -> Option<Hint> {
    let contents = Contents::of(characters, characters.start, characters.end);
    let has_style = match characters.colon(':') {
        Ok(colon) => Contents::of(characters, characters.start, colon).is_letter(),
        Err(_) => false,
    };
    let note = if contents.chars == 0 {
        SIN_EMPTY
    } else if has_style {
        SIN_PIECE
    } else if contents.letters() > 1 {
        // Before digits and other scripts, for names: `Chess960`, `Shōgi`.
        if contents.has(Contents::SEPARATOR) { SIN_SEVERAL } else { SIN_LETTERS }
    } else if contents.has(Contents::FOREIGN) {
        NOT_ASCII
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
    } else if contents.has(MARKERS) {
        SIN_MARKERS
    } else {
        return None;
    };
    Some(Hint::Note(note))
}

/// Returns the hint for a text that is not a QPI token.
pub(super) const fn qpi_hint(characters: &Characters) -> Option<Hint> {
    let contents = Contents::of(characters, characters.start, characters.end);
    let note = match characters.colon(';') {
        _ if contents.chars == 0 => QPI_EMPTY,
        Err(0) if contents.letters() == 1 => QPI_PIECE,
        Err(0) => QPI_NO_COLON,
        Err(_) if contents.letters() >= 4 => QPI_SEVERAL,
        Err(_) => QPI_COLONS,
        Ok(_) if contents.quoted.0 && contents.quoted.1 => QUOTED,
        Ok(colon) => {
            let style = Contents::of(characters, characters.start, colon);
            let piece = Contents::of(characters, colon + 1, characters.end);
            if style.chars == 0 {
                QPI_NO_STYLE
            } else if piece.chars == 0 {
                QPI_NO_PIECE
            } else if style.is_letter() {
                return qpi_hint_on(&style, &piece);
            } else if style.has(Contents::SEPARATOR | Contents::OTHER) {
                return None;
            } else if style.letters() > 1 {
                QPI_NAME
            } else if style.has(Contents::FOREIGN) {
                NOT_ASCII
            } else if style.has_digits() {
                DIGIT
            } else if style.letters() == 1 {
                QPI_MARKERS
            } else {
                return None;
            }
        }
    };
    Some(Hint::Note(note))
}

/// Returns the hint for what is before a colon, a letter, and after it.
const fn qpi_hint_on(style: &Contents, piece: &Contents) -> Option<Hint> {
    let hint = hint_on(Notation::Epin, piece);
    let (Some(Hint::Token(piece)), Some(style)) = (hint, token(style)) else { return hint };
    // The case of the style's letter says whether a piece is derived: `C:k'` can only be `C:k`.
    let is_derived = !matches!(
        (style.side(), piece.side()),
        (Side::First, Side::First) | (Side::Second, Side::Second)
    );
    Some(if piece.is_derived() && !is_derived {
        Hint::Note(QPI_DERIVED)
    } else {
        Hint::Qpi(style, piece.with_derived(false))
    })
}
