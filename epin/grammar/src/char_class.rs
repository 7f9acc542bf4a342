//! What a character of a wrong token could have meant.

/// What a character would be in a token, or why it cannot be in one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CharClass {
    Letter(u8),
    Plus,
    Minus,
    Caret,
    Apostrophe,
    /// White space.
    Space,
    /// A character that takes no room of its own, such as U+200B.
    Invisible,
    Colon,
    /// What people write between two tokens: a comma, a slash.
    Separator,
    Digit,
    /// Any other ASCII character.
    Ascii,
    /// Any other character.
    Foreign,
}

impl CharClass {
    /// Returns the class of a character. Look-alikes count as the ASCII character that they
    /// resemble: `’` is an apostrophe.
    pub(crate) const fn of(char: char) -> Self {
        match char {
            'A'..='Z' | 'a'..='z' => Self::Letter(char as u8),
            '+' | '＋' | '﹢' => Self::Plus,
            '-' | '\u{2010}'..='\u{2014}' | '−' | '﹣' | '－' => Self::Minus,
            '^' | 'ˆ' | '˄' | '‸' | '⌃' | '＾' => Self::Caret,
            '\'' | '`' | '´' | 'ʹ' | 'ʻ' | 'ʼ' | '‘' | '’' | '‛' | '′' | '＇' => {
                Self::Apostrophe
            }
            ':' => Self::Colon,
            ',' | ';' | '/' | '|' => Self::Separator,
            '0'..='9' => Self::Digit,
            '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{fe0e}'
            | '\u{fe0f}'
            | '\u{feff}' => Self::Invisible,
            '\t'..='\r'
            | ' '
            | '\u{85}'
            | '\u{a0}'
            | '\u{1680}'
            | '\u{2000}'..='\u{200a}'
            | '\u{2028}'
            | '\u{2029}'
            | '\u{202f}'
            | '\u{205f}'
            | '\u{3000}' => Self::Space,
            _ if char.is_ascii() => Self::Ascii,
            _ => match latin(char) {
                Some(letter) => Self::Letter(letter),
                None => Self::Foreign,
            },
        }
    }
}

/// The Latin letter that a full-width, Greek or Cyrillic one looks like.
#[rustfmt::skip]
#[allow(clippy::match_same_arms)] // A list for each script.
const fn latin(char: char) -> Option<u8> {
    Some(match char {
        // Full-width
        'Ａ' => b'A', 'Ｂ' => b'B', 'Ｃ' => b'C', 'Ｄ' => b'D', 'Ｅ' => b'E', 'Ｆ' => b'F',
        'Ｇ' => b'G', 'Ｈ' => b'H', 'Ｉ' => b'I', 'Ｊ' => b'J', 'Ｋ' => b'K', 'Ｌ' => b'L',
        'Ｍ' => b'M', 'Ｎ' => b'N', 'Ｏ' => b'O', 'Ｐ' => b'P', 'Ｑ' => b'Q', 'Ｒ' => b'R',
        'Ｓ' => b'S', 'Ｔ' => b'T', 'Ｕ' => b'U', 'Ｖ' => b'V', 'Ｗ' => b'W', 'Ｘ' => b'X',
        'Ｙ' => b'Y', 'Ｚ' => b'Z', 'ａ' => b'a', 'ｂ' => b'b', 'ｃ' => b'c', 'ｄ' => b'd',
        'ｅ' => b'e', 'ｆ' => b'f', 'ｇ' => b'g', 'ｈ' => b'h', 'ｉ' => b'i', 'ｊ' => b'j',
        'ｋ' => b'k', 'ｌ' => b'l', 'ｍ' => b'm', 'ｎ' => b'n', 'ｏ' => b'o', 'ｐ' => b'p',
        'ｑ' => b'q', 'ｒ' => b'r', 'ｓ' => b's', 'ｔ' => b't', 'ｕ' => b'u', 'ｖ' => b'v',
        'ｗ' => b'w', 'ｘ' => b'x', 'ｙ' => b'y', 'ｚ' => b'z',
        // Greek
        'Α' => b'A', 'Β' => b'B', 'Ε' => b'E', 'Ζ' => b'Z', 'Η' => b'H', 'Ι' => b'I',
        'Κ' => b'K', 'Μ' => b'M', 'Ν' => b'N', 'Ο' => b'O', 'Ρ' => b'P', 'Τ' => b'T',
        'Υ' => b'Y', 'Χ' => b'X', 'Ϲ' => b'C', 'Ϳ' => b'J',
        'α' => b'a', 'ι' => b'i', 'κ' => b'k', 'ν' => b'v', 'ο' => b'o', 'ρ' => b'p',
        'υ' => b'u', 'χ' => b'x', 'ϲ' => b'c', 'ϳ' => b'j',
        // Cyrillic
        'А' => b'A', 'В' => b'B', 'Е' => b'E', 'К' => b'K', 'М' => b'M', 'Н' => b'H',
        'О' => b'O', 'Р' => b'P', 'С' => b'C', 'Т' => b'T', 'У' => b'Y', 'Х' => b'X',
        'Ѕ' => b'S', 'І' => b'I', 'Ј' => b'J', 'Ѵ' => b'V', 'Ү' => b'Y', 'Ԛ' => b'Q',
        'Ԝ' => b'W',
        'а' => b'a', 'е' => b'e', 'к' => b'k', 'о' => b'o', 'р' => b'p', 'с' => b'c',
        'у' => b'y', 'х' => b'x', 'ѕ' => b's', 'і' => b'i', 'ј' => b'j', 'ѵ' => b'v',
        'һ' => b'h', 'ԁ' => b'd', 'ԛ' => b'q', 'ԝ' => b'w',
        _ => return None,
    })
}
