//! What to write instead of a text that is not an EPIN or PIN token.

use super::{DIGIT, Hint, QUOTED};
use crate::characters::Characters;
use crate::contents::{Contents, Several};
use crate::{Letter, Notation, Side, State, Token};

const EMPTY: &str = "a token is a letter and its markers, such as K, +P or K^";
const NOT_ASCII: &str = "a token is ASCII: a letter A-Z or a-z names the piece";
const FEEN: &str = "a token has no digits: counts and empty squares belong to FEEN";
const WORD: &str = "a piece's name is one letter, such as K for a king";
const TOKENS: &str = "a string holds one token";
const WORD_OR_TOKENS: &str = "a piece's name is one letter, and a string holds one token";
const BOTH_SIGNS: &str = "a piece is enhanced `+` or diminished `-`, not both";
const STYLE: &str = "a piece's token has no style letter: only QPI has, as in C:K^";
const PIN_STYLE: &str = "a PIN token has no style: `'` belongs to EPIN";

/// Returns the hint for a text that is not an EPIN or PIN token.
pub(super) const fn hint(notation: Notation, characters: &Characters) -> Option<Hint> {
    if characters.is_qpi() {
        return Some(Hint::Other(Notation::Qpi));
    }
    if let Ok(colon) = characters.colon(':') {
        if Contents::of(characters, characters.start, colon).is_letter() {
            return Some(Hint::Note(STYLE));
        }
    }
    hint_on(notation, &Contents::of(characters, characters.start, characters.end))
}

/// Returns the hint for what is in place of an EPIN or PIN token.
pub(super) const fn hint_on(notation: Notation, contents: &Contents) -> Option<Hint> {
    let note = if contents.chars == 0 {
        EMPTY
    } else if contents.has(Contents::FOREIGN) {
        NOT_ASCII
    } else if contents.is_feen() {
        FEEN
    } else if contents.has_digits() {
        DIGIT
    } else if contents.letters() == 0 || contents.has(Contents::COLON | Contents::OTHER) {
        return None;
    } else if contents.letters() > 1 {
        return Some(match contents.several() {
            Several::Word => Hint::Note(WORD),
            Several::Tokens => Hint::Several(TOKENS),
            Several::WordOrTokens => Hint::Several(WORD_OR_TOKENS),
        });
    } else if contents.has(Contents::SEPARATOR) {
        return None;
    } else if contents.has(Contents::PLUS) && contents.has(Contents::MINUS) {
        BOTH_SIGNS
    } else if contents.quoted.0 && contents.quoted.1 {
        QUOTED
    } else if contents.is_spaced && contents.has(Contents::MINUS) {
        // `- K` is an item of a list, and `w -` are two fields of FEN.
        return None;
    } else if contents.quoted.0 && contents.has(Contents::PLUS | Contents::MINUS) {
        // In a spreadsheet, `'+P` is `+P`.
        return None;
    } else if contents.has(Contents::APOSTROPHE) && matches!(notation, Notation::Pin) {
        PIN_STYLE
    } else {
        return match token(contents) {
            Some(token) => Some(Hint::Token(token)),
            None => None,
        };
    };
    Some(Hint::Note(note))
}

/// Returns the token with the one letter, and each marker once and in its place.
pub(super) const fn token(contents: &Contents) -> Option<Token> {
    let Some(letter) = Letter::from_char(contents.letter()) else { return None };
    let side = if contents.letter().is_ascii_uppercase() { Side::First } else { Side::Second };
    let state = if contents.has(Contents::PLUS) {
        State::Enhanced
    } else if contents.has(Contents::MINUS) {
        State::Diminished
    } else {
        State::Normal
    };
    let token = Token::new(letter, side)
        .with_state(state)
        .with_terminal(contents.has(Contents::CARET))
        .with_derived(contents.has(Contents::APOSTROPHE));
    Some(token)
}
