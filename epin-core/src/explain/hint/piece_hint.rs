//! The hint for a string that is not an EPIN or PIN token.

use super::Hint;
use crate::explain::chars::look_alike::FOREIGN;
use crate::read::scan::scan;
use crate::token::attributes::State;
use crate::token::layout::Token;
use crate::token::notation::Notation;

const EMPTY: Hint = Hint::Note("a token is a letter and its markers, such as K, +P or K^");
const NOT_ASCII: Hint = Hint::Note("a token is ASCII: a letter A-Z or a-z names the piece");
const DIGITS: Hint = Hint::Note("a token has no digits");
const LETTERS: Hint = Hint::Several("a piece's name is one letter; write one token per string");
const BOTH_SIGNS: Hint = Hint::Note("a piece is enhanced `+` or diminished `-`, not both");
const QUOTED: Hint = Hint::Note("quotation marks around a token are not part of it");
const PIN_STYLE: Hint = Hint::Note("a PIN token has no style: `'` belongs to EPIN");

/// Returns the hint for the symbols of a string, or of the piece of a QPI token.
pub(super) fn hint(notation: Notation, symbols: &[u8]) -> Option<Hint> {
    let letters = symbols.iter().filter(|symbol| symbol.is_ascii_alphabetic()).count();
    let has = |any: &[u8]| symbols.iter().any(|symbol| any.contains(symbol));
    let is_token_like = letters == 1 && symbols.iter().copied().all(is_part);
    // A word or a list: `King`, `König`, `K, Q`, `"K", "Q"`. But in `KQ#`, the `#` may be the mistake.
    let is_text = symbols
        .iter()
        .all(|symbol| is_part(*symbol) || [b',', b';', b'"', FOREIGN].contains(symbol));
    // The digits of an escape, as in `K&#8217;`, are not the mistake.
    let is_escaped = has(b"&%\\\x1b");
    let notes = [
        (symbols.is_empty(), EMPTY),
        (letters == 0 && has(&[FOREIGN]), NOT_ASCII),
        (has(b"0123456789") && !is_escaped, DIGITS),
        (letters > 1 && is_text, LETTERS),
        (is_token_like && has(b"+") && has(b"-"), BOTH_SIGNS),
        (is_token_like && is_quoted(symbols), QUOTED),
    ];
    match notes.into_iter().find(|(applies, _)| *applies) {
        Some((_, note)) => Some(note),
        None if !is_token_like || is_ambiguous(symbols) => None,
        None => match token(symbols)? {
            token if notation == Notation::Pin && token.is_derived() => Some(PIN_STYLE),
            token => Some(Hint::write(token)),
        },
    }
}

/// Whether a symbol can be part of a misspelled token. A backtick counts as an apostrophe.
fn is_part(symbol: u8) -> bool {
    symbol.is_ascii_alphabetic() || b"+-^'` ".contains(&symbol)
}

fn is_quoted(symbols: &[u8]) -> bool {
    matches!(symbols.trim_ascii(), [b'\'' | b'`', .., b'\'' | b'`'])
}

/// Whether a string with one letter and markers has two likely meanings.
fn is_ambiguous(symbols: &[u8]) -> bool {
    match symbols.trim_ascii() {
        // Apostrophes left over from quotation marks, and backticks from Markdown: `''K`, `` K`` ``
        [b'`', ..]
        | [.., b'`', b'`']
        | [b'\'', b'\'' | b'`', ..]
        | [.., b'\'' | b'`', b'\'' | b'`', b'\'' | b'`'] => true,
        // `'+P` is `+P` in a spreadsheet, which marks text with `'`, or a misspelled `+P'`
        [b'\'', others @ ..] if others.iter().any(|symbol| b"+-".contains(symbol)) => true,
        // `- K`, an item of a list, and `w -`, two fields of FEN
        _ => symbols.contains(&b'-') && symbols.contains(&b' '),
    }
}

/// Returns the token with the first letter and each marker once, in the right place: `K^` for `^^K`.
fn token(symbols: &[u8]) -> Option<Token> {
    let has = |any: &[u8]| symbols.iter().any(|symbol| any.contains(symbol));
    let letter = symbols.iter().find(|symbol| symbol.is_ascii_alphabetic())?;
    let state = match (has(b"-"), has(b"+")) {
        (true, _) => State::Diminished,
        (_, true) => State::Enhanced,
        _ => State::Normal,
    };
    let token = scan(Notation::Pin, &[*letter])?.with_state(state);
    Some(token.with_terminal(has(b"^")).with_derived(has(b"'`")))
}

/// Returns the token of the letter, if the string is one letter and spaces.
pub(super) fn letter(symbols: &[u8]) -> Option<Token> {
    let mut others = symbols.iter().filter(|symbol| **symbol != b' ');
    match (others.next(), others.next()) {
        (Some(letter), None) => scan(Notation::Pin, &[*letter]),
        _ => None,
    }
}
