//! Converts an invalid string to symbols, which slice patterns can match and the grammar can read.
//!
//! A character's symbol is the ASCII character that it looks like or stands for. Symbols are needed because
//! keyboards, word processors, mail programs and web pages often replace ASCII with other characters.

use super::bytes::decode;
use super::inline::Inline;
use super::unescape::unescape;

/// The length in bytes of the longest string whose symbols fit in [`Symbols`].
pub(crate) const MAX_SYMBOLS: usize = 16;

/// The symbols of a string of at most 16 bytes. Each symbol is a byte that stands for one character.
pub(crate) type Symbols = Inline<MAX_SYMBOLS>;

/// Returns the symbols of a string, or `None` if it is not UTF-8.
///
/// An escape counts as the character that it stands for: `K&#39;`, `K%27`, `K\'` and `K\u0027` are all read as
/// `K'`.
pub(crate) fn symbols(text: &[u8]) -> Option<Symbols> {
    let mut symbols = Symbols::EMPTY;
    let mut rest = text;
    while !rest.is_empty() {
        let (meant, more) = first_symbol(rest)?;
        rest = more;
        if let Some(symbol) = meant {
            symbols.push(&[symbol]);
        }
    }
    Some(symbols)
}

/// Returns the symbol of the first character of `text` (`None` if that character is invisible) and the rest of
/// `text`, or `None` if `text` does not start with a character. An escape counts as the character that it
/// means.
pub(crate) fn first_symbol(text: &[u8]) -> Option<(Option<u8>, &[u8])> {
    match unescape(text) {
        Some((byte, rest)) => Some((Some(byte), rest)),
        None => decode(text).map(|(char, rest)| (symbol(char), rest)),
    }
}

/// Removes white space, quotation marks, brackets and Markdown marks around a token or a name: `("K")`
/// becomes `K`.
///
/// Apostrophes stay, since `'K'` could mean `K'` as well as `K`.
pub(crate) fn strip_wrapping(symbols: &[u8]) -> &[u8] {
    let symbols = symbols.trim_ascii();
    match symbols {
        [b'(', inner @ .., b')']
        | [b'[', inner @ .., b']']
        | [b'{', inner @ .., b'}']
        | [b'<', inner @ .., b'>'] => strip_wrapping(inner),
        [open, inner @ .., close] if open == close && b"`*_~|\"".contains(open) => {
            strip_wrapping(inner)
        }
        _ => symbols,
    }
}

/// The symbol of a character outside ASCII that looks like no ASCII character, such as `♔`, or that probably
/// does not mean the one that it looks like.
pub(crate) const FOREIGN: u8 = 0x80;

/// Returns the symbol of a character, or `None` if it is invisible. The symbol of white space is a space, the
/// symbol of NUL is DEL, and the symbol of any other ASCII character is the character itself. The symbol of a
/// character outside ASCII is the ASCII character that it resembles (`'` for `’`, `(` for `【`, `"` for `«`), or
/// else `FOREIGN`, a byte that is not ASCII.
#[must_use]
pub fn symbol(char: char) -> Option<u8> {
    Some(match char {
        _ if char.is_whitespace() => b' ',
        '\0' => b'\x7f', // Not NUL, because `Inline` pads a string with NUL.
        '\x01'..='\x7f' => char as u8,
        // A soft hyphen is invisible inside a word, but terminals show it as `-`. The Greek letter rho looks
        // like `P` but is typed with the `R` key.
        '\u{ad}' | 'Ρ' => FOREIGN,
        _ if is_invisible(char) => return None,
        '“' | '”' | '„' | '‟' | '＂' | '«' | '»' | '‹' | '›' => b'"',
        '「' | '『' | '（' | '［' | '【' => b'(',
        '」' | '』' | '）' | '］' | '】' => b')',
        _ => look_alike(char).unwrap_or(FOREIGN),
    })
}

/// Returns the ASCII character that a character outside ASCII looks like: `K` for Cyrillic `К` and
/// full-width `Ｋ`, and `'` for `’`.
///
/// Returns `None` for decorated letters, such as `𝐊` and `Ⓚ`, and for lower-case Greek and Cyrillic
/// letters: `ν` looks like `v`, but its capital looks like `N`.
#[rustfmt::skip]
pub(crate) fn look_alike(char: char) -> Option<u8> {
    Some(match char {
        '＇' | '＋' | '－' | '／' | '０'..='９' | '：' | 'Ａ'..='Ｚ' | '＾' | 'ａ'..='ｚ' => {
            // Full-width forms are in the same order as ASCII.
            return u8::try_from(u32::from(char) - 0xfee0).ok();
        }
        // Hyphens and dashes, and the minus sign
        '\u{2010}'..='\u{2015}' | '−' => b'-',
        // The circumflex accent typed with a dead key
        'ˆ' => b'^',
        // Quotation marks, primes, and accents typed with dead keys
        '‘' | '’' | '‛' | 'ʻ' | 'ʼ' | '′' | '‵' | '´' | '｀' => b'\'',
        // Greek and Cyrillic capitals
        'Α' | 'А' => b'A', 'Β' | 'В' => b'B', 'С' => b'C', 'Ε' | 'Е' => b'E', 'Η' | 'Н' => b'H',
        'Ι' | 'І' => b'I', 'Ј' => b'J', 'Κ' | 'К' => b'K', 'Μ' | 'М' => b'M', 'Ν' => b'N',
        'Ο' | 'О' => b'O', 'Ρ' | 'Р' => b'P', 'Ѕ' => b'S', 'Τ' | 'Т' => b'T', 'Χ' | 'Х' => b'X',
        'Υ' | 'У' | 'Ү' => b'Y', 'Ζ' => b'Z',
        _ => return None,
    })
}

/// Whether a character is invisible and can slip in when text is copied. Such characters are zero-width spaces
/// and joiners, direction marks, variation selectors, the soft hyphen and the byte order mark.
pub(crate) fn is_invisible(char: char) -> bool {
    matches!(
        char,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
    )
}
