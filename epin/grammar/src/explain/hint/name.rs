//! What to write instead of a string that is not a style's name.

use super::Hint;
use super::diacritics::fold;
use crate::explain::chars::char_class::CharClass;
use crate::explain::chars::characters::unwrap;
use crate::explain::start::NAME_START;
use crate::explain::suggestion::Suggestion;
use crate::read::name::{ParseSnnErrorKind, stop};
use crate::read::scan::scan;
use crate::token::name::Name;
use crate::token::notation::Notation;

const SHAPE: Hint = Hint::Note("a name is letters, then digits, such as Chess or Chess960");
const NOT_ASCII: Hint = Hint::Note("a name is ASCII: letters A-Z and a-z, then digits");
const DIGITS_FIRST: Hint = Hint::Note("a name starts with a letter, such as Chess960");
const DIGITS_LAST: Hint = Hint::Note("the digits of a name come last, as in Chess960");
const WORDS_OR_NAMES: Hint =
    Hint::Note("a name is one word, such as ChuShogi, and a string holds one name");
const NAMES: Hint = Hint::Note("a string holds one name");
const SIN: Hint = Hint::Note(
    "a lower-case letter alone is a SIN token, and a name starts with an upper-case letter",
);
const QPI: Hint = Hint::Note("this is a QPI token, not a style's name");
const EPIN: Hint = Hint::Note("this is an EPIN token, not a style's name");
pub(super) const TOO_LONG: Hint = Hint::Note("a name has at most 32 bytes");

/// A string with one byte for each character, so that slice patterns can match it: `“mini–Shōgi”`
/// becomes `mini-Shogi`, and `Chess, Go!` becomes `Chess, Go?`. A letter without its diacritics, a
/// digit or a marker is itself; other characters are one of the constants below.
type Symbols<'a> = &'a [u8];

/// Any kind of white space.
const SPACE: u8 = b' ';
/// A comma, a slash, a quotation mark and the like.
const SEPARATOR: u8 = b',';
/// An ASCII character that names never have.
const OTHER: u8 = b'?';
/// Another character that names never have.
const FOREIGN: u8 = 0x80;

/// Returns the hint for a string that is not a style's name. `is_ascii` says whether the string is
/// ASCII, including any quotation marks that
/// [`Characters`](crate::explain::chars::characters::Characters) leaves out.
pub(super) const fn hint(mut chars: &[char], is_ascii: bool) -> Hint {
    // Apostrophes are left where they are until here, since EPIN tokens have them.
    while let [first, inner @ .., last] = chars {
        if !is_apostrophe(*first) || !is_apostrophe(*last) {
            break;
        }
        chars = unwrap(inner);
    }
    let mut symbols = [0; NAME_START];
    let mut len = 0;
    while let [char, more @ ..] = chars {
        let free = symbols.split_at_mut_checked(len);
        if let (Some(symbol), Some((_, [slot, ..]))) = (symbol(*char), free) {
            *slot = symbol;
            len += 1;
        }
        chars = more;
    }
    match symbols.split_at_checked(len) {
        Some((symbols, _)) => hint_on(symbols, is_ascii),
        None => SHAPE, // Never: there is a symbol at most for each of `NAME_START` characters.
    }
}

const fn is_apostrophe(char: char) -> bool {
    matches!(CharClass::of(char), CharClass::Apostrophe)
}

const fn hint_on(symbols: Symbols<'_>, is_ascii: bool) -> Hint {
    match symbols {
        _ if contains(symbols, FOREIGN) => NOT_ASCII,
        [b'a'..=b'z'] if is_ascii => SIN,
        [b'a'..=b'z'] => NOT_ASCII,
        [b'A'..=b'Z' | b'a'..=b'z', b':', piece @ ..] if is_token(piece) => QPI,
        [_, _, ..] if is_token(symbols) => EPIN,
        [b'0'..=b'9', ..] => DIGITS_FIRST,
        _ => joined(symbols),
    }
}

/// Returns the name that the letters and digits make up, if what is between them can be left out:
/// `Chess960` for `Chess 960`, `ChuShogi` for `Chu-Shogi`.
const fn joined(symbols: Symbols<'_>) -> Hint {
    let mut name = [0; NAME_START];
    let mut len = 0;
    let mut last = 0; // The last letter or digit.
    let mut gap = None; // What is between that and the next one, as one symbol.
    let mut rest = symbols;
    while let [symbol, more @ ..] = rest {
        rest = more;
        match (*symbol, last, gap) {
            (b'A'..=b'Z' | b'a'..=b'z', b'0'..=b'9', None | Some(b'-' | b'_')) => {
                return DIGITS_LAST;
            }
            // `Chess960`, `Chu-Shogi`, `Chess 960`
            (b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9', _, None)
            | (b'A'..=b'Z', _, Some(b'-' | b'_'))
            | (b'0'..=b'9', b'A'..=b'Z' | b'a'..=b'z', Some(b'-' | b'_' | SPACE)) => {
                let Some((_, [slot, ..])) = name.split_at_mut_checked(len) else { return TOO_LONG };
                *slot = *symbol;
                len += 1;
                last = *symbol;
                gap = None;
            }
            (b'A'..=b'Z' | b'a'..=b'z', _, Some(SPACE)) => return WORDS_OR_NAMES,
            (b'A'..=b'Z' | b'a'..=b'z', _, Some(SEPARATOR)) => return NAMES,
            // A gap starts or goes on. A comma outweighs the spaces around it (`Chess, Go`), and a
            // space the hyphen (`Chess - Go`).
            (SEPARATOR, 1.., _) | (SPACE, 1.., Some(SEPARATOR)) => gap = Some(SEPARATOR),
            (SPACE, 1.., _) | (b'-' | b'_', 1.., Some(SPACE)) => gap = Some(SPACE),
            (b'-' | b'_', 1.., None | Some(b'-' | b'_')) => gap = Some(*symbol),
            // `mini-shogi`, `Chess960-2`, `_Chess`, `Chess!`
            _ => return SHAPE,
        }
    }
    let [first, ..] = &mut name;
    *first = first.to_ascii_uppercase();
    let Some((name, _)) = name.split_at_checked(len) else { return TOO_LONG };
    match (Name::read(name), stop(name)) {
        (Some(name), _) if gap.is_none() => Hint::Write(Suggestion::new(&[name.as_str()])),
        (_, (ParseSnnErrorKind::TooLong, _)) => TOO_LONG,
        _ => SHAPE,
    }
}

/// Returns what a character is in [`Symbols`], or `None` if it does not count.
#[allow(clippy::cast_possible_truncation)] // ASCII.
const fn symbol(char: char) -> Option<u8> {
    if let Some(ascii) = fold(char) {
        return Some(ascii);
    }
    Some(match (CharClass::of(char), char) {
        (CharClass::Invisible, _) | (_, '\u{300}'..='\u{36f}') => return None,
        (CharClass::Letter(letter), _) => letter,
        (CharClass::Digit, _) | (_, '_') => char as u8,
        (CharClass::Plus, _) => b'+',
        (CharClass::Minus, _) => b'-',
        (CharClass::Caret, _) => b'^',
        (CharClass::Apostrophe, _) => b'\'',
        (CharClass::Colon, _) => b':',
        (CharClass::Space, _) => SPACE,
        (CharClass::Separator, _) => SEPARATOR,
        (CharClass::Ascii, _) => OTHER,
        (CharClass::Foreign, _) => FOREIGN,
    })
}

const fn is_token(symbols: Symbols<'_>) -> bool {
    scan(Notation::Epin, symbols).is_some()
}

const fn contains(symbols: Symbols<'_>, wanted: u8) -> bool {
    let mut rest = symbols;
    while let [symbol, more @ ..] = rest {
        if *symbol == wanted {
            return true;
        }
        rest = more;
    }
    false
}
