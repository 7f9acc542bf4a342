/// What a character would be in a token, or why it cannot be in one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sort {
    Letter(u8),
    Plus,
    Minus,
    Caret,
    Apostrophe,
    Space,
    /// Takes no room of its own.
    Invisible,
    Colon,
    Digit,
    Ascii,
    Foreign,
}

impl Sort {
    /// Look-alikes are what they look like.
    pub(crate) const fn of(char: char) -> Self {
        match char {
            'A'..='Z' | 'a'..='z' => Self::Letter(char as u8),
            'Ａ'..='Ｚ' => Self::Letter((char as u32 - 'Ａ' as u32) as u8 + b'A'),
            'ａ'..='ｚ' => Self::Letter((char as u32 - 'ａ' as u32) as u8 + b'a'),
            '+' | '＋' | '﹢' => Self::Plus,
            '-' | '\u{2010}'..='\u{2014}' | '−' | '﹣' | '－' => Self::Minus,
            '^' | 'ˆ' | '˄' | '‸' | '⌃' | '＾' => Self::Caret,
            '\'' | '`' | '´' | 'ʹ' | 'ʻ' | 'ʼ' | '‘' | '’' | '‛' | '′' | '＇' => {
                Self::Apostrophe
            }
            ':' => Self::Colon,
            '0'..='9' => Self::Digit,
            '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{fe0e}'
            | '\u{fe0f}'
            | '\u{feff}' => Self::Invisible,
            _ if char.is_whitespace() => Self::Space,
            _ if char.is_ascii() => Self::Ascii,
            _ => match latin(char) {
                Some(letter) => Self::Letter(letter),
                None => Self::Foreign,
            },
        }
    }
}

/// The Latin letter that a Greek or Cyrillic one looks like, in the usual typefaces.
#[rustfmt::skip]
const fn latin(char: char) -> Option<u8> {
    Some(match char {
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
