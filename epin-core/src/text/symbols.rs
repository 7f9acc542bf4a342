//! An invalid string as symbols, so that slice patterns can match it and the grammar can read it.

use super::decode::{decode, unescape};
use super::inline::Inline;
use super::look_alike::symbol;

/// The number of bytes of a string that a [`ParseError`](crate::ParseError) keeps.
pub(crate) const KEPT_BYTES: usize = 16;

/// The symbols of a string of at most 16 bytes: the byte that each character means.
pub(crate) type Symbols = Inline<KEPT_BYTES>;

/// Returns the symbols of a string, or `None` if it is not UTF-8.
///
/// An escape counts as the character that it means: `K&#39;`, `K%27`, `K\'` and `K\u0027` are all
/// read as `K'`.
pub(crate) fn symbols(text: &[u8]) -> Option<Symbols> {
    let mut symbols = Symbols::EMPTY;
    let mut rest = text;
    while !rest.is_empty() {
        let (meant, more) = match unescape(rest) {
            Some((byte, more)) => (Some(byte), more),
            None => decode(rest).map(|(char, more)| (symbol(char), more))?,
        };
        rest = more;
        if let Some(symbol) = meant {
            symbols.push(&[symbol]);
        }
    }
    Some(symbols)
}

/// Removes white space, quotation marks, brackets and Markdown marks around a token or a name: `("K")`
/// becomes `K`.
///
/// Apostrophes stay, since `'K'` could mean `K'` as well as `K`.
pub(crate) fn unwrap(symbols: &[u8]) -> &[u8] {
    let symbols = symbols.trim_ascii();
    match symbols {
        [b'(', inner @ .., b')']
        | [b'[', inner @ .., b']']
        | [b'{', inner @ .., b'}']
        | [b'<', inner @ .., b'>'] => unwrap(inner),
        [open, inner @ .., close] if open == close && b"`*_~|\"".contains(open) => unwrap(inner),
        _ => symbols,
    }
}
