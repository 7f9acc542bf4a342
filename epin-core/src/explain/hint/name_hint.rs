//! The hint for a string that is not a style's name.

use super::Hint;
use crate::explain::chars::symbols::{Symbols, unwrap};
use crate::explain::suggestion::Suggestion;
use crate::read::snn::read_name;

pub(super) const FORM: Hint = Hint::Note(
    "a name is a capital letter, then letters, then digits if any, such as Chess or Chess960",
);

/// Returns the hint for the symbols of a string.
pub(super) fn hint(mut symbols: &[u8]) -> Hint {
    // `unwrap` keeps apostrophes, because EPIN tokens have them. Names do not.
    while let [b'\'' | b'`', inner @ .., b'\'' | b'`'] = symbols {
        symbols = unwrap(inner);
    }
    // No name is suggested for a single small letter, which could be a SIN token.
    let name = if let [b'a'..=b'z'] = symbols { None } else { joined(symbols) };
    let Some(mut name) = name else { return FORM };
    capitalize(name.as_mut_slice());
    match name.as_slice() {
        // Programs write these for a missing value.
        b"Null" | b"None" | b"Nil" | b"Undefined" => FORM,
        name => read_name(name).map_or(FORM, |name| Hint::Write(Suggestion::new(&[name.as_str()]))),
    }
}

/// What is between two letters or digits, from weakest to strongest: `Chess - 960` has a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    None,
    Hyphen,
    Space,
}

/// Joins the letters and digits, if what is between them can be left out: `Chess960` for `Chess 960`, and
/// `ChuShogi` for `Chu-Shogi`. But `Chess Go` can be two names, and `mini-shogi` may not mean `MiniShogi`.
fn joined(symbols: &[u8]) -> Option<Symbols> {
    let mut name = Symbols::default();
    let mut gap = Gap::None;
    for &symbol in symbols {
        let last = name.as_slice().last().copied();
        match (symbol, last, gap) {
            (b'-' | b'_', Some(_), _) => gap = gap.max(Gap::Hyphen),
            (b' ', Some(_), _) => gap = Gap::Space,
            (b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9', _, Gap::None)
            | (b'A'..=b'Z', _, Gap::Hyphen)
            | (b'0'..=b'9', Some(b'A'..=b'Z' | b'a'..=b'z'), _) => {
                name.push(symbol);
                gap = Gap::None;
            }
            _ => return None,
        }
    }
    (gap == Gap::None).then_some(name)
}

/// Capitalises the name: `chess` becomes `Chess`, and so does `cHESS`, which was typed with caps lock on.
fn capitalize(name: &mut [u8]) {
    let [first, others @ ..] = name else { return };
    let is_upper = !others.iter().any(u8::is_ascii_lowercase);
    if first.is_ascii_lowercase() && is_upper && matches!(others, [b'A'..=b'Z', _, ..]) {
        others.make_ascii_lowercase();
    }
    first.make_ascii_uppercase();
}
