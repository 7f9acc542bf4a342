//! What to write instead of a text that is not a SIN or QPI token.

use super::piece::{hint_on, token};
use super::{DIGIT, Hint, QUOTED};
use crate::characters::Characters;
use crate::contents::Contents;
use crate::{Notation, Side};

const SIN_EMPTY: &str = "a SIN token is one letter, such as C or c";
const SIN_LETTERS: &str = "a SIN token is one letter, such as C: the name of a style is SNN";
const SIN_MARKERS: &str = "a SIN token is a letter alone: markers belong to pieces";
const SIN_NOT_ASCII: &str = "a token is ASCII: a letter A-Z or a-z stands for the style";
const SIN_PIECE: &str = "a SIN token is the letter before the colon of a QPI token";

const QPI_EMPTY: &str = "a QPI token is a style's letter, a colon and a piece, such as C:K^";
const QPI_NO_COLON: &str = "a QPI token has a colon before its piece, such as C:K^";
const QPI_COLONS: &str = "a QPI token has one colon, such as C:K^";
const QPI_NO_STYLE: &str = "a QPI token has a style's letter before the colon, such as C:K^";
const QPI_NO_PIECE: &str = "a QPI token has a piece after the colon, such as C:K^";
const QPI_NAME: &str = "a style is one letter here, such as C:K^: the name of a style is SNN";
const QPI_DERIVED: &str =
    "a QPI token has no `'`: a piece is derived if its style's letter has the other case";

/// Returns the hint for a text that is not a SIN token.
pub(super) const fn sin_hint(characters: &Characters) -> Option<Hint> {
    let contents = Contents::of(characters, characters.start, characters.end);
    let markers = Contents::PLUS | Contents::MINUS | Contents::CARET | Contents::APOSTROPHE;
    let note = if contents.chars == 0 {
        SIN_EMPTY
    } else if characters.is_qpi() {
        SIN_PIECE
    } else if contents.has(Contents::FOREIGN) {
        SIN_NOT_ASCII
    } else if contents.has_digits() {
        DIGIT
    } else if contents.letters() > 1 {
        SIN_LETTERS
    } else if contents.quoted.0 && contents.quoted.1 {
        QUOTED
    } else if contents.is_letter() {
        return match token(&contents) {
            Some(token) => Some(Hint::Token(token)),
            None => None,
        };
    } else if contents.letters() == 1 && contents.has(markers) {
        SIN_MARKERS
    } else {
        return None;
    };
    Some(Hint::Note(note))
}

/// Returns the hint for a text that is not a QPI token.
pub(super) const fn qpi_hint(characters: &Characters) -> Option<Hint> {
    let note = match characters.colon(';') {
        _ if characters.start == characters.end => QPI_EMPTY,
        Err(0) => QPI_NO_COLON,
        Err(_) => QPI_COLONS,
        Ok(colon) => {
            let style = Contents::of(characters, characters.start, colon);
            let piece = Contents::of(characters, colon + 1, characters.end);
            if style.chars == 0 {
                QPI_NO_STYLE
            } else if piece.chars == 0 {
                QPI_NO_PIECE
            } else if style.is_letter() {
                return qpi_hint_on(&style, &piece);
            } else if style.letters() > 1 {
                QPI_NAME
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
