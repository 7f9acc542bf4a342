//! What to write instead of a string that is not an EPIN or PIN token.

use super::{DIGIT, Hint, QUOTED};
use crate::explain::chars::characters::{is_qpi, split_at_colon};
use crate::explain::chars::contents::{Contents, Several};
use crate::explain::suggestion::Suggestion;
use crate::read::scan::scan;
use crate::token::attributes::State;
use crate::token::layout::Token;
use crate::token::notation::Notation;

const EMPTY: Hint = Hint::Note("a token is a letter and its markers, such as K, +P or K^");
const NOT_ASCII: Hint = Hint::Note("a token is ASCII: a letter A-Z or a-z names the piece");
const FEEN: Hint = Hint::Note("a token has no digits: counts and empty squares belong to FEEN");
const WORD: Hint = Hint::Note("a piece's name is one letter, such as K for a king");
const TOKENS: Hint = Hint::Several("a string holds one token");
const WORD_OR_TOKENS: Hint =
    Hint::Several("a piece's name is one letter, and a string holds one token");
const BOTH_SIGNS: Hint = Hint::Note("a piece is enhanced `+` or diminished `-`, not both");
const STYLE: Hint = Hint::Note("a piece's token has no style letter: only QPI has, as in C:K^");
const PIN_STYLE: Hint = Hint::Note("a PIN token has no style: `'` belongs to EPIN");

/// Returns the hint for a string that is not an EPIN or PIN token.
pub(super) const fn hint(notation: Notation, chars: &[char]) -> Option<Hint> {
    if is_qpi(chars) {
        return Some(Hint::Other(Notation::Qpi));
    }
    if let Ok((style, _)) = split_at_colon(chars, ':') {
        if Contents::of(style).is_letter() {
            return Some(STYLE);
        }
    }
    hint_on(notation, &Contents::of(chars))
}

/// Returns the hint for the contents of a string, or of the part of a QPI token after the colon.
pub(super) const fn hint_on(notation: Notation, contents: &Contents) -> Option<Hint> {
    if contents.chars == 0 {
        Some(EMPTY)
    } else if contents.has(Contents::FOREIGN) {
        Some(NOT_ASCII)
    } else if contents.is_feen() {
        Some(FEEN)
    } else if contents.has_digits() {
        Some(DIGIT)
    } else if contents.letters() == 0 || contents.has(Contents::COLON | Contents::OTHER) {
        None
    } else if contents.letters() > 1 {
        Some(match contents.several() {
            Several::Word => WORD,
            Several::Tokens => TOKENS,
            Several::WordOrTokens => WORD_OR_TOKENS,
        })
    } else if contents.has(Contents::SEPARATOR) {
        None
    } else if contents.has(Contents::PLUS) && contents.has(Contents::MINUS) {
        Some(BOTH_SIGNS)
    } else if contents.quoted.0 && contents.quoted.1 {
        Some(QUOTED)
    } else if contents.is_spaced && contents.has(Contents::MINUS) {
        // Not sure to be `-K`: `- K` is an item of a list, and `w -` are two fields of FEN.
        None
    } else if contents.quoted.0 && contents.has(Contents::PLUS | Contents::MINUS) {
        // Not sure to be `+P'`: in a spreadsheet, `'+P` is how `+P` is entered as text.
        None
    } else if contents.has(Contents::APOSTROPHE) && matches!(notation, Notation::Pin) {
        Some(PIN_STYLE)
    } else {
        repair(contents)
    }
}

/// Returns the token with the only letter, and with each marker once, where it belongs: `K^` for
/// `^^K`.
pub(super) const fn repair(contents: &Contents) -> Option<Hint> {
    match token(contents) {
        Some(token) => Some(Hint::Write(Suggestion::new(&[token.as_str()]))),
        None => None,
    }
}

/// Returns the token of [`repair`].
pub(super) const fn token(contents: &Contents) -> Option<Token> {
    let Some(letter) = scan(Notation::Pin, &[contents.letter()]) else { return None };
    let state = if contents.has(Contents::PLUS) {
        State::Enhanced
    } else if contents.has(Contents::MINUS) {
        State::Diminished
    } else {
        State::Normal
    };
    let token = letter
        .with_state(state)
        .with_terminal(contents.has(Contents::CARET))
        .with_derived(contents.has(Contents::APOSTROPHE));
    Some(token)
}
