//! Finds, for a misspelled piece in EPIN, PIN or QPI, the place of a missing letter and the hint to show.
//!
//! Here, the whole string is one piece, so the order of its symbols does not matter. `feen/errors/parts.rs`
//! reads the pieces of a position in its own way, because there, a marker may belong to the next piece.

use super::hint::Hint;
use super::parse_error_kind::ParseErrorKind;
use crate::text::FOREIGN;
use crate::token::{Epin, State};

/// Returns where a piece without a letter stops being valid and what was expected there: a letter, after the
/// sign or, if there is none, at the start.
pub(super) const fn stop_without_letter(text: &[u8]) -> (ParseErrorKind, usize) {
    match text {
        [b'+' | b'-', ..] => (ParseErrorKind::ExpectedLetter, 1),
        _ => (ParseErrorKind::ExpectedLetter, 0),
    }
}

/// Returns the hint for a string that is valid except for a comma at its end, or that is a QPI token. `read`
/// reads a token of the notation.
pub(super) fn hint_for_list_or_qpi(
    text: &[u8],
    symbols: &[u8],
    read: impl Fn(&[u8]) -> Option<Epin>,
) -> Option<Hint> {
    match (symbols.strip_suffix(b",").and_then(read), symbols) {
        (Some(token), _) => Some(Hint::suggest(token.as_str())),
        (None, [style, b':', piece @ ..]) if text.is_ascii() && style.is_ascii_alphabetic() => {
            Epin::read(piece).filter(|piece| !piece.is_derived()).map(|_| Hint::Qpi)
        }
        _ => None,
    }
}

const EMPTY_NOTE: Hint = Hint::Note("a token is a letter and its markers, such as K, +P or K^");
const NOT_ASCII_NOTE: Hint = Hint::Note("a token is ASCII: a letter A-Z or a-z names the piece");
const DIGITS_NOTE: Hint = Hint::Note("a token has no digits");
const LETTERS_NOTE: Hint = Hint::Several("a token has one letter; write one token per string");
const BOTH_SIGNS_NOTE: Hint = Hint::Note("a piece is enhanced `+` or diminished `-`, not both");
const QUOTED_NOTE: Hint = Hint::Note("quotation marks around a token are not part of it");

/// Returns the hint for a misspelled piece, given its text and its symbols. The suggested token can have a `'`,
/// even in a notation without `'`.
pub(super) fn hint(text: &[u8], symbols: &[u8]) -> Option<Hint> {
    let letters = symbols.iter().filter(|symbol| symbol.is_ascii_alphabetic()).count();
    let has = |any: &[u8]| symbols.iter().any(|symbol| any.contains(symbol));
    let is_token_like = letters == 1 && symbols.iter().copied().all(is_part);
    // A word or a list: `King`, `König`, `K, Q`, `"K", "Q"`. `KQ#` is neither, because the `#` may be the
    // mistake.
    let is_text = symbols
        .iter()
        .all(|symbol| is_part(*symbol) || [b',', b';', b'"', FOREIGN].contains(symbol));
    // The digits of an escape, as in `K&#8217;`, are not the mistake.
    let is_escaped = has(b"&%\\\x1b");
    let notes = [
        (symbols.is_empty(), EMPTY_NOTE),
        (letters == 0 && has(&[FOREIGN]), NOT_ASCII_NOTE),
        (has(b"0123456789") && !is_escaped, DIGITS_NOTE),
        (letters > 1 && is_word(symbols), Hint::Word),
        (letters > 1 && is_text, LETTERS_NOTE),
        (is_token_like && has(b"+") && has(b"-"), BOTH_SIGNS_NOTE),
        (is_token_like && is_quoted(symbols), QUOTED_NOTE),
    ];
    match notes.into_iter().find(|(applies, _)| *applies) {
        Some((_, note)) => Some(note),
        None if !is_token_like || is_half_quoted(text) || is_ambiguous(symbols) => None,
        None => Some(Hint::suggest(token(symbols)?.as_str())),
    }
}

/// Whether a symbol can be part of a misspelled token. A backtick counts as an apostrophe.
fn is_part(symbol: u8) -> bool {
    symbol.is_ascii_alphabetic() || b"+-^'` ".contains(&symbol)
}

/// Whether a string names one piece in words (`Knight`, `Gold General`) and is not a row of tokens such as `RNBQ`:
/// each word has two letters or more, and there is a vowel somewhere. `Kn`, short for knight, also counts.
fn is_word(symbols: &[u8]) -> bool {
    let text = symbols.trim_ascii();
    let is_letter = |symbol: &u8| symbol.is_ascii_alphabetic() || *symbol == FOREIGN;
    let text = text.strip_prefix(b"+").unwrap_or(text);
    let are_words = text
        .split(|symbol| *symbol == b' ')
        .all(|word| word.len() > 1 && word.iter().all(is_letter));
    let has_vowel = text.iter().any(|symbol| b"aeiouAEIOU".contains(symbol));
    are_words && (has_vowel || text.eq_ignore_ascii_case(b"Kn"))
}

fn is_quoted(symbols: &[u8]) -> bool {
    matches!(symbols.trim_ascii(), [b'\'' | b'`', .., b'\'' | b'`'])
}

/// Whether a string starts with half of a pair of quotation marks: `‘K`, `’K`, `‛K`.
fn is_half_quoted(text: &[u8]) -> bool {
    matches!(text.trim_ascii_start(), [0xe2, 0x80, 0x98 | 0x99 | 0x9b, ..])
}

/// Whether a string with one letter and markers has two likely meanings.
fn is_ambiguous(symbols: &[u8]) -> bool {
    match symbols.trim_ascii() {
        // Apostrophes left over from quotation marks, and backticks from Markdown: `''K`, `` K`` ``
        [b'`', ..]
        | [.., b'`', b'`']
        | [b'\'', b'\'' | b'`', ..]
        | [.., b'\'' | b'`', b'\'' | b'`', b'\'' | b'`'] => true,
        // Spreadsheets mark text with a `'` before it, so `'+P` may mean `+P`. But `'+P` can also be a
        // misspelled `+P'`.
        [b'\'', others @ ..] if others.iter().any(|symbol| b"+-".contains(symbol)) => true,
        // `- K` and `+ K`, which may be list items, and `w -`, which may be two fields of a FEN
        _ => symbols.contains(&b' ') && symbols.iter().any(|symbol| b"+-".contains(symbol)),
    }
}

/// Returns the token made of the first letter in `symbols` and one of each marker in `symbols`, in the right
/// order: `K^` for `^^K`.
fn token(symbols: &[u8]) -> Option<Epin> {
    let has = |any: &[u8]| symbols.iter().any(|symbol| any.contains(symbol));
    let letter = symbols.iter().find(|symbol| symbol.is_ascii_alphabetic())?;
    let state = match (has(b"-"), has(b"+")) {
        (true, _) => State::Diminished,
        (_, true) => State::Enhanced,
        _ => State::Normal,
    };
    let token = Epin::read(&[*letter])?.with_state(state);
    Some(token.with_terminal(has(b"^")).with_derived(has(b"'`")))
}

/// Returns the plain token with the letter in `symbols`, or `None` if `symbols` is anything but one letter
/// and any number of spaces.
pub(super) fn plain_token(symbols: &[u8]) -> Option<Epin> {
    let mut others = symbols.iter().filter(|symbol| **symbol != b' ');
    match (others.next(), others.next()) {
        (Some(letter), None) => Epin::read(&[*letter]),
        _ => None,
    }
}
