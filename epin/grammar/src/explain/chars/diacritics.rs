//! Letters with diacritics, as in `Shōgi`, and full-width digits, as in `Chess９６０`.

/// The Latin letters with diacritics of Latin-1 and Latin Extended-A, and the vowels that pinyin
/// takes from Extended-B, after the ASCII letter below the mark.
///
/// Without those that are more than a letter with a mark: `ß`, `æ`, `þ`, and `ä`, `ö`, `ü`, which
/// German writes `ae`, `oe`, `ue`.
const LETTERS: [&str; 38] = [
    "AÀÁÂÃÅĀĂĄǍ",
    "aàáâãåāăąǎ",
    "CÇĆĈĊČ",
    "cçćĉċč",
    "DĎĐ",
    "dďđ",
    "EÈÉÊËĒĔĖĘĚ",
    "eèéêëēĕėęě",
    "GĜĞĠĢ",
    "gĝğġģ",
    "HĤĦ",
    "hĥħ",
    "IÌÍÎÏĨĪĬĮİǏ",
    "iìíîïĩīĭįǐ",
    "JĴ",
    "jĵ",
    "KĶ",
    "kķ",
    "LĹĻĽĿŁ",
    "lĺļľŀł",
    "NÑŃŅŇ",
    "nñńņň",
    "OÒÓÔÕØŌŎŐǑ",
    "oòóôõøōŏőǒ",
    "RŔŖŘ",
    "rŕŗř",
    "SŚŜŞŠ",
    "sśŝşš",
    "TŢŤŦ",
    "tţťŧ",
    "UÙÚÛŨŪŬŮŰŲǓǕǗǙǛ",
    "uùúûũūŭůűųǔǖǘǚǜ",
    "WŴ",
    "wŵ",
    "YÝŶŸ",
    "yýÿŷ",
    "ZŹŻŽ",
    "zźżž",
];

/// Returns the ASCII letter below the diacritics of a Latin letter, or the digit that a full-width
/// one is.
pub(super) fn fold(char: char) -> Option<u8> {
    if let '０'..='９' = char {
        return u8::try_from(u32::from(char) - u32::from('０') + u32::from(b'0')).ok();
    }
    // By `chars`, since `str::contains` links panic code.
    let letters =
        LETTERS.iter().find(|letters| letters.chars().skip(1).any(|other| other == char))?;
    letters.bytes().next()
}

/// Whether a character of a name is left out: a soft hyphen, or a combining mark, but not that of `ü`.
pub(super) fn is_mark(char: char) -> bool {
    matches!(char, '\u{ad}' | '\u{300}'..='\u{307}' | '\u{309}'..='\u{36f}')
}
