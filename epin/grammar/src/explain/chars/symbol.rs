//! A character of a string that is not valid, as one byte.

use super::look_alike::look_alike;

/// The symbol of a character that is neither ASCII nor looks like it.
pub(crate) const FOREIGN: u8 = 0x80;

/// Returns the symbol of a character, or `None` if it has no glyph: an ASCII character is itself,
/// and others are the one that they resemble. `’` is `'`, `【` is `(`, `«` is `"`, and any white
/// space is a space.
pub(crate) const fn symbol(char: char) -> Option<u8> {
    Some(match char {
        _ if is_space(char) => b' ',
        '\0'..='\x7f' => char as u8,
        // Invisible inside a word, but terminals show a soft hyphen as `-`.
        '\u{ad}' => FOREIGN,
        _ if is_invisible(char) => return None,
        _ if is_colon(char) => b':',
        '⁄' | '／' => b'/',
        '“' | '”' | '„' | '‟' | '＂' | '«' | '»' | '‹' | '›' => b'"',
        '「' | '『' | '（' | '［' | '【' => b'(',
        '」' | '』' | '）' | '］' | '】' => b')',
        _ => match look_alike(char) {
            Some(ascii) => ascii,
            None => FOREIGN,
        },
    })
}

/// Whether a character looks like a colon, but is not ASCII.
pub(crate) const fn is_colon(char: char) -> bool {
    matches!(char, '：' | '﹕' | '∶' | '꞉' | 'ː')
}

/// Whether a character has the Unicode property `White_Space`.
#[rustfmt::skip]
pub(crate) const fn is_space(char: char) -> bool {
    matches!(
        char,
        '\t'..='\r' | ' ' | '\u{85}' | '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}'
        | '\u{2028}' | '\u{2029}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}

/// Whether a character has the Unicode property `Default_Ignorable_Code_Point`: it has no glyph.
#[rustfmt::skip]
pub(crate) const fn is_invisible(char: char) -> bool {
    matches!(
        char,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}
