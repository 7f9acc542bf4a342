//! What to write instead of a string that is not a style's name.

use super::Hint;
use crate::explain::chars::symbol::FOREIGN;
use crate::explain::chars::symbols::{count, unwrap};
use crate::explain::start::NAME_START;
use crate::explain::suggestion::Suggestion;
use crate::read::name::{ParseSnnErrorKind, read_name, stop};
use crate::read::scan::scan;
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

/// Returns the hint for a string that is not a style's name. `is_ascii` says whether the string is
/// ASCII, including any quotation marks that [`unwrap`] leaves out.
pub(super) const fn hint(mut symbols: &[u8], is_ascii: bool) -> Hint {
    // Apostrophes are left where they are until here, since EPIN tokens have them.
    while let [b'\'' | b'`', inner @ .., b'\'' | b'`'] = symbols {
        symbols = unwrap(inner);
    }
    match symbols {
        _ if count(symbols, FOREIGN) > 0 => NOT_ASCII,
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
const fn joined(symbols: &[u8]) -> Hint {
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
            | (b'0'..=b'9', b'A'..=b'Z' | b'a'..=b'z', Some(b'-' | b'_' | b' ')) => {
                let Some((_, [slot, ..])) = name.split_at_mut_checked(len) else { return TOO_LONG };
                *slot = *symbol;
                len += 1;
                last = *symbol;
                gap = None;
            }
            (b'A'..=b'Z' | b'a'..=b'z', _, Some(b' ')) => return WORDS_OR_NAMES,
            (b'A'..=b'Z' | b'a'..=b'z', _, Some(b',')) => return NAMES,
            // A gap starts or goes on. A comma outweighs the spaces around it (`Chess, Go`), and a
            // space the hyphen (`Chess - Go`).
            (b',' | b';' | b'/' | b'|' | b'"', 1.., _) | (b' ', 1.., Some(b',')) => {
                gap = Some(b',');
            }
            (b' ', 1.., _) | (b'-' | b'_', 1.., Some(b' ')) => gap = Some(b' '),
            (b'-' | b'_', 1.., None | Some(b'-' | b'_')) => gap = Some(*symbol),
            // `mini-shogi`, `Chess960-2`, `_Chess`, `Chess!`
            _ => return SHAPE,
        }
    }
    let Some((name, _)) = name.split_at_mut_checked(len) else { return TOO_LONG };
    capitalize(name);
    let name: &[u8] = name;
    match (read_name(name), stop(name)) {
        // What programs write for no value.
        _ if matches!(name, b"Null" | b"None" | b"Nil" | b"Undefined") => SHAPE,
        (Some(name), _) if gap.is_none() => Hint::Write(Suggestion::new(&[name.as_str()])),
        (_, (ParseSnnErrorKind::TooLong, _)) => TOO_LONG,
        _ => SHAPE,
    }
}

/// Writes the first letter in upper case. `cHESS`, written with caps lock, becomes `Chess`.
const fn capitalize(name: &mut [u8]) {
    let [first, others @ ..] = name else { return };
    if first.is_ascii_lowercase() && others.len() > 1 && is_upper(others) {
        others.make_ascii_lowercase();
    }
    first.make_ascii_uppercase();
}

/// Whether there are letters, in upper case only, and then digits.
const fn is_upper(symbols: &[u8]) -> bool {
    let mut rest = symbols;
    while let [b'A'..=b'Z', more @ ..] = rest {
        rest = more;
    }
    !matches!(rest, [b'a'..=b'z', ..]) && rest.len() < symbols.len()
}

const fn is_token(symbols: &[u8]) -> bool {
    scan(Notation::Epin, symbols).is_some()
}
