//! What to write instead of a string that is not a QPI token.

use super::piece::{hint_on, token};
use super::{DIGIT, Hint, QUOTED, STYLE_NOT_ASCII};
use crate::explain::chars::contents::Contents;
use crate::explain::chars::symbols::{count, split_at, split_at_colon};
use crate::explain::suggestion::Suggestion;
use crate::token::attributes::Side;
use crate::token::notation::Notation;

const EMPTY: Hint =
    Hint::Note("a QPI token is a style's letter, a colon and a piece, such as C:K^");
const NO_COLON: Hint = Hint::Note("a QPI token has a colon before its piece, such as C:K^");
const PIECE: Hint =
    Hint::Note("a QPI token has a style's letter and a colon before its piece, such as C:K^");
const COLONS: Hint = Hint::Note("a QPI token has one colon, such as C:K^");
const SEVERAL: Hint = Hint::Note("a string holds one token");
const NO_STYLE: Hint =
    Hint::Note("a QPI token has a style's letter before the colon, such as C:K^");
const NO_PIECE: Hint = Hint::Note("a QPI token has a piece after the colon, such as C:K^");
const NAME: Hint =
    Hint::Note("the style of a QPI token is one letter: a name such as Chess is SNN");
const MARKERS: Hint =
    Hint::Note("a style is a letter alone, such as C:+K: markers belong to the piece");
const DERIVED: Hint =
    Hint::Note("a QPI token has no `'`: a piece is derived if the cases of the two letters differ");

/// Returns the hint for a string that is not a QPI token.
pub(super) const fn hint(symbols: &[u8]) -> Option<Hint> {
    let contents = Contents::of(symbols);
    let parts = match split_at(symbols, b";") {
        // `;` is `:` without the shift key.
        Some(parts) if count(symbols, b':') == 0 && count(symbols, b';') == 1 => Ok(parts),
        _ => split_at_colon(symbols),
    };
    match parts {
        _ if contents.chars == 0 => Some(EMPTY),
        Err(0) if contents.letters() == 1 => Some(PIECE),
        Err(0) => Some(NO_COLON),
        // Two tokens have four letters: `C:K S:P`.
        Err(_) if contents.letters() >= 4 => Some(SEVERAL),
        Err(_) => Some(COLONS),
        Ok(_) if contents.quoted.0 && contents.quoted.1 => Some(QUOTED),
        Ok((style, piece)) => hint_on_parts(&Contents::of(style), piece),
    }
}

/// Returns the hint for what is before the only colon, and after it.
const fn hint_on_parts(style: &Contents, piece: &[u8]) -> Option<Hint> {
    if style.chars == 0 {
        Some(NO_STYLE)
    } else if Contents::of(piece).chars == 0 {
        Some(NO_PIECE)
    } else if style.is_letter() {
        hint_on_piece(style, piece)
    } else if style.has(Contents::SEPARATOR | Contents::OTHER) {
        None
    } else if style.letters() > 1 {
        Some(NAME)
    } else if style.has(Contents::FOREIGN) {
        Some(STYLE_NOT_ASCII)
    } else if style.has_digits() {
        Some(DIGIT)
    } else if style.letters() == 1 {
        Some(MARKERS)
    } else {
        None
    }
}

/// Returns the hint for a piece after a colon, before which there is a style's letter.
const fn hint_on_piece(style: &Contents, piece: &[u8]) -> Option<Hint> {
    let hint = hint_on(Notation::Epin, piece);
    let (Some(Hint::Write(_)), Some(style), Some(piece)) =
        (hint, token(style), token(&Contents::of(piece)))
    else {
        return hint;
    };
    // The two cases already say whether a piece is derived, and a `'` may say so again: `C:k'` can
    // only be meant as `C:k`. But in `C:K'` they contradict each other.
    let is_derived = !matches!(
        (style.side(), piece.side()),
        (Side::First, Side::First) | (Side::Second, Side::Second)
    );
    Some(if piece.is_derived() && !is_derived {
        DERIVED
    } else {
        let piece = piece.with_derived(false);
        Hint::Write(Suggestion::new(&[style.as_str(), ":", piece.as_str()]))
    })
}
