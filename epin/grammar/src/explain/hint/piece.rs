//! What to write instead of a string that is not an EPIN or PIN token.

use super::{DIGIT, Hint, QUOTED};
use crate::explain::chars::contents::{Contents, Several};
use crate::explain::chars::symbol::SOFT_HYPHEN;
use crate::explain::chars::symbols::{count, split_at, split_at_colon, unwrap};
use crate::explain::suggestion::Suggestion;
use crate::read::kind::ParseErrorKind;
use crate::read::qpi::read_qpi;
use crate::read::scan::{scan, stop};
use crate::token::attributes::State;
use crate::token::layout::Token;
use crate::token::notation::Notation;

const EMPTY: Hint = Hint::Note("a token is a letter and its markers, such as K, +P or K^");
const EMPTY_SQUARE: Hint = Hint::Note("an empty square is not a token");
const NOT_ASCII: Hint = Hint::Note("a token is ASCII: a letter A-Z or a-z names the piece");
const MARK: Hint = Hint::Note("the markers of a token are `+`, `-`, `^` and `'`");
const FEEN: Hint = Hint::Note("a token has no digits: counts and empty squares belong to FEEN");
const SIDE: Hint = Hint::Note("the letter's case is its side: K first, k second");
const WORD: Hint = Hint::Note("a piece's name is one letter, such as K for a king");
const TOKENS: Hint = Hint::Several("a string holds one token");
const WORD_OR_TOKENS: Hint =
    Hint::Several("a piece's name is one letter, and a string holds one token");
const BOTH_SIGNS: Hint = Hint::Note("a piece is enhanced `+` or diminished `-`, not both");
const STYLE: Hint = Hint::Note("a piece's token has no style letter: only QPI has, as in C:K^");
const PIN_STYLE: Hint = Hint::Note("a PIN token has no style: `'` belongs to EPIN");

/// Returns the hint for a string that is not an EPIN or PIN token.
pub(super) const fn hint(notation: Notation, symbols: &[u8], is_ascii: bool) -> Option<Hint> {
    match symbols {
        _ if is_ascii && read_qpi(symbols).is_some() => Some(Hint::Qpi),
        b"." => Some(EMPTY_SQUARE),
        _ if is(symbols, b"none") || is(symbols, b"null") || is(symbols, b"empty") => {
            Some(EMPTY_SQUARE)
        }
        [b'w' | b'b', b'A'..=b'Z'] => Some(SIDE),
        [side @ .., b'_' | b'-' | b' ', b'A'..=b'Z' | b'a'..=b'z']
            if is(side, b"white") || is(side, b"black") =>
        {
            Some(SIDE)
        }
        [token @ .., b','] if scan(notation, token).is_some() => hint_on(notation, token),
        _ => match split_at_colon(symbols) {
            Ok((style, _)) if Contents::of(style).is_letter() => Some(STYLE),
            _ => hint_on(notation, symbols),
        },
    }
}

/// Returns the hint for a string, or for the part of a QPI token after the colon.
pub(super) const fn hint_on(notation: Notation, symbols: &[u8]) -> Option<Hint> {
    let contents = &Contents::of(symbols);
    let is_signed = contents.has(Contents::PLUS | Contents::MINUS);
    if contents.chars == 0 {
        Some(EMPTY)
    } else if contents.has(Contents::FOREIGN) && contents.letters() == 0 {
        Some(NOT_ASCII)
    } else if contents.has(Contents::FOREIGN) && contents.letters() == 1 {
        Some(MARK)
    } else if contents.is_feen() {
        Some(FEEN)
    } else if contents.has_digits() {
        // The digits of an escape that was not decoded are not those of a token: `K&#8217;`.
        if split_at(symbols, b"&%\\\x1b").is_some() { None } else { Some(DIGIT) }
    } else if contents.letters() > 1 {
        several(notation, symbols, contents)
    } else if contents.letters() == 0
        || contents.has(Contents::COLON | Contents::OTHER | Contents::SEPARATOR)
    {
        None
    } else if contents.has(Contents::PLUS) && contents.has(Contents::MINUS) {
        Some(BOTH_SIGNS)
    } else if contents.quoted.0 && contents.quoted.1 {
        Some(QUOTED)
    } else if is_left_over(symbols) {
        None
    } else if contents.is_spaced && contents.has(Contents::MINUS) {
        // Not sure to be `-K`: `- K` is an item of a list, and `w -` are two fields of FEN.
        None
    } else if contents.quoted.0 && is_signed {
        // Not sure to be `+P'`: in a spreadsheet, `'+P` is how `+P` is entered as text.
        None
    } else if count(symbols, SOFT_HYPHEN) > 0 && !is_signed {
        // Not sure to be `K`: terminals show a soft hyphen as `-`.
        None
    } else if contents.has(Contents::APOSTROPHE) && matches!(notation, Notation::Pin) {
        Some(PIN_STYLE)
    } else {
        repair(contents)
    }
}

/// Returns the hint for a string with several letters. It says that a string holds one token only
/// if this one consists of tokens.
const fn several(notation: Notation, symbols: &[u8], contents: &Contents) -> Option<Hint> {
    let is_joined = is_joined(notation, symbols);
    Some(match contents.several() {
        _ if is_list(notation, symbols) => TOKENS,
        _ if contents.has(Contents::COLON | Contents::OTHER | Contents::SEPARATOR) => return None,
        Several::Tokens if is_joined => TOKENS,
        Several::WordOrTokens if is_joined && contents.is_word() => WORD_OR_TOKENS,
        _ if contents.has_word() && (contents.is_spaced || contents.is_word()) => WORD,
        _ if is_joined && !contents.has_word() => TOKENS,
        _ => return None,
    })
}

/// Whether every part between white space, commas and semicolons is a token.
pub(super) const fn is_list(notation: Notation, symbols: &[u8]) -> bool {
    let mut rest = Some(symbols);
    while let Some(symbols) = rest {
        let (part, more) = match split_at(symbols, b" ,;") {
            Some((part, more)) => (unwrap(part), Some(more)),
            None => (unwrap(symbols), None),
        };
        // Of `"R", "N"`, the outer quotation marks are left out already.
        let part = match part {
            [b'"', part @ ..] | [part @ .., b'"'] => part,
            _ => part,
        };
        if !part.is_empty() && scan(notation, part).is_none() {
            return false;
        }
        rest = more;
    }
    true
}

/// Whether the symbols are tokens with nothing between them: `K^Q`.
const fn is_joined(notation: Notation, symbols: &[u8]) -> bool {
    let mut rest = symbols;
    while let (ParseErrorKind::ExpectedEnd, len) = stop(notation, rest) {
        let Some((_, more)) = rest.split_at_checked(len) else { return false };
        rest = more;
    }
    rest.is_empty()
}

/// Whether apostrophes or backticks are likely to be left over from quotes or from Markdown.
const fn is_left_over(symbols: &[u8]) -> bool {
    matches!(
        symbols,
        [b'`', ..]
            | [.., b'`', b'`']
            | [b'\'', b'\'' | b'`', ..]
            | [.., b'\'' | b'`', b'\'' | b'`', b'\'' | b'`']
    )
}

/// Whether the symbols are a word, in whatever case.
const fn is(symbols: &[u8], word: &[u8]) -> bool {
    let (mut left, mut right) = (symbols, word);
    while let ([symbol, more @ ..], [letter, letters @ ..]) = (left, right) {
        if symbol.to_ascii_lowercase() != *letter {
            return false;
        }
        (left, right) = (more, letters);
    }
    left.is_empty() && right.is_empty()
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
