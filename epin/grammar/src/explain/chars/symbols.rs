//! A string that is not valid as symbols, so that slice patterns match it and the grammar reads it.

use super::diacritics::{fold, is_mark};
use super::escape::escape;
use super::symbol::symbol;
use super::utf8::decode;

/// The symbols of a string, the first `len` of `bytes`.
pub(crate) struct Symbols<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Symbols<N> {
    /// Returns the symbols of a string of at most `N` bytes, or `None` if it is not UTF-8. For a
    /// name, letters are without their diacritics: `ō` is `o`.
    ///
    /// An escape of HTML, a URL, a shell or JSON counts as the character that it means: `K&#39;`,
    /// `K%27`, `K\'` and `K\u0027` as `K'`.
    pub(crate) const fn of(text: &[u8], is_name: bool) -> Option<Self> {
        let mut bytes = [0; N];
        let mut len = 0;
        let mut rest = text;
        while let [_, ..] = rest {
            let (char, more) = match (escape(rest), decode(rest)) {
                (Some((byte, more)), _) => (byte as char, more),
                (None, Some(decoded)) => decoded,
                (None, None) => return None,
            };
            rest = more;
            let symbol = match (is_name, fold(char)) {
                (true, _) if is_mark(char) => None,
                (true, Some(folded)) => Some(folded),
                _ => symbol(char),
            };
            if let (Some(symbol), Some((_, [slot, ..]))) = (symbol, bytes.split_at_mut_checked(len))
            {
                *slot = symbol;
                len += 1;
            }
        }
        Some(Self { bytes, len })
    }

    /// Returns the symbols without what [`unwrap`] leaves out.
    pub(crate) const fn unwrapped(&self) -> &[u8] {
        match self.bytes.split_at_checked(self.len) {
            Some((symbols, _)) => unwrap(symbols),
            None => &[], // Never: `len` is at most `N`.
        }
    }
}

/// Leaves out white space, and what tokens and names are enclosed in elsewhere: quotation marks,
/// brackets, or marks of Markdown and TeX: `("K")` is `K`.
///
/// Apostrophes stay, since `'K'` could mean `K'` as well as `K`.
pub(crate) const fn unwrap(mut symbols: &[u8]) -> &[u8] {
    loop {
        symbols = match symbols {
            [b' ', rest @ ..]
            | [rest @ .., b' ']
            | [b'(', rest @ .., b')']
            | [b'[', rest @ .., b']']
            | [b'{', rest @ .., b'}']
            | [b'<', rest @ .., b'>']
            | [b'`', rest @ .., b'`']
            | [b'*', rest @ .., b'*']
            | [b'_', rest @ .., b'_']
            | [b'~', rest @ .., b'~']
            | [b'$', rest @ .., b'$']
            | [b'|', rest @ .., b'|']
            | [b'"', rest @ .., b'"'] => rest,
            _ => return symbols,
        };
    }
}

/// Returns the number of times that a symbol occurs.
pub(crate) const fn count(symbols: &[u8], wanted: u8) -> usize {
    let mut count = 0;
    let mut rest = symbols;
    while let [symbol, more @ ..] = rest {
        count += (*symbol == wanted) as usize;
        rest = more;
    }
    count
}

/// Returns what is before the first of the symbols in `wanted`, and after it.
pub(crate) const fn split_at<'a>(symbols: &'a [u8], wanted: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let mut rest = symbols;
    while let [symbol, more @ ..] = rest {
        if count(wanted, *symbol) > 0 {
            return match symbols.split_at_checked(symbols.len() - rest.len()) {
                Some((before, _)) => Some((before, more)),
                None => None, // Never: the symbol is one of `symbols`.
            };
        }
        rest = more;
    }
    None
}

/// Splits at the only colon; `Err` is the number of colons, 0 or at least 2.
pub(crate) const fn split_at_colon(symbols: &[u8]) -> Result<(&[u8], &[u8]), usize> {
    match (count(symbols, b':'), split_at(symbols, b":")) {
        (1, Some(parts)) => Ok(parts),
        (count, _) => Err(count),
    }
}
