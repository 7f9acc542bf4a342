//! Letters with diacritics, as in `Shōgi`, and full-width digits, as in `Chess９６０`.

/// Returns the ASCII letter below the diacritics of a Latin letter, or the digit that a full-width
/// one is. Covers Latin-1, Latin Extended-A, and the vowels that pinyin takes from Extended-B.
///
/// Returns `None` for what is more than a letter with a mark: `ß`, `æ`, `þ`, and `ä`, `ö`, `ü`, which
/// German writes `ae`, `oe`, `ue`.
#[rustfmt::skip]
#[allow(clippy::cast_possible_truncation)] // A digit.
pub(super) const fn fold(char: char) -> Option<u8> {
    Some(match char {
        'À'..='Ã' | 'Å' | 'Ā' | 'Ă' | 'Ą' | 'Ǎ' => b'A',
        'à'..='ã' | 'å' | 'ā' | 'ă' | 'ą' | 'ǎ' => b'a',
        'Ç' | 'Ć' | 'Ĉ' | 'Ċ' | 'Č' => b'C',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => b'c',
        'Ď' | 'Đ' => b'D',
        'ď' | 'đ' => b'd',
        'È'..='Ë' | 'Ē' | 'Ĕ' | 'Ė' | 'Ę' | 'Ě' => b'E',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => b'e',
        'Ĝ' | 'Ğ' | 'Ġ' | 'Ģ' => b'G',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => b'g',
        'Ĥ' | 'Ħ' => b'H',
        'ĥ' | 'ħ' => b'h',
        'Ì'..='Ï' | 'Ĩ' | 'Ī' | 'Ĭ' | 'Į' | 'İ' | 'Ǐ' => b'I',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ǐ' => b'i',
        'Ĵ' => b'J',
        'ĵ' => b'j',
        'Ķ' => b'K',
        'ķ' => b'k',
        'Ĺ' | 'Ļ' | 'Ľ' | 'Ŀ' | 'Ł' => b'L',
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => b'l',
        'Ñ' | 'Ń' | 'Ņ' | 'Ň' => b'N',
        'ñ' | 'ń' | 'ņ' | 'ň' => b'n',
        'Ò'..='Õ' | 'Ø' | 'Ō' | 'Ŏ' | 'Ő' | 'Ǒ' => b'O',
        'ò'..='õ' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'ǒ' => b'o',
        'Ŕ' | 'Ŗ' | 'Ř' => b'R',
        'ŕ' | 'ŗ' | 'ř' => b'r',
        'Ś' | 'Ŝ' | 'Ş' | 'Š' => b'S',
        'ś' | 'ŝ' | 'ş' | 'š' => b's',
        'Ţ' | 'Ť' | 'Ŧ' => b'T',
        'ţ' | 'ť' | 'ŧ' => b't',
        'Ù'..='Û' | 'Ũ' | 'Ū' | 'Ŭ' | 'Ů' | 'Ű' | 'Ų' | 'Ǔ' | 'Ǖ' | 'Ǘ' | 'Ǚ' | 'Ǜ' => b'U',
        'ù'..='û' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' | 'ǔ' | 'ǖ' | 'ǘ' | 'ǚ' | 'ǜ' => b'u',
        'Ŵ' => b'W',
        'ŵ' => b'w',
        'Ý' | 'Ŷ' | 'Ÿ' => b'Y',
        'ý' | 'ÿ' | 'ŷ' => b'y',
        'Ź' | 'Ż' | 'Ž' => b'Z',
        'ź' | 'ż' | 'ž' => b'z',
        '０'..='９' => b'0' + (char as u32 - '０' as u32) as u8,
        _ => return None,
    })
}

/// Whether a character of a name is left out: a soft hyphen, or a combining mark, but not that of `ü`.
pub(super) const fn is_mark(char: char) -> bool {
    matches!(char, '\u{ad}' | '\u{300}'..='\u{307}' | '\u{309}'..='\u{36f}')
}
