//! What a character means in a string that is not valid.

use crate::explain::chars::look_alike::look_alike;

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
    /// A character that has no glyph, such as U+200B.
    Invisible,
    Colon,
    /// What people write between two tokens: a comma, a slash, a quotation mark.
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
            '+' => Self::Plus,
            '-' => Self::Minus,
            '^' => Self::Caret,
            '\'' | '`' => Self::Apostrophe,
            ':' | '：' | '﹕' | '∶' | '꞉' | 'ː' => Self::Colon,
            ',' | ';' | '/' | '|' | '"' | '“' | '”' => Self::Separator,
            '0'..='9' => Self::Digit,
            // The Unicode property `White_Space`
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
            // The Unicode property `Default_Ignorable_Code_Point`
            '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}' => Self::Invisible,
            _ => match look_alike(char) {
                Some(ascii) => Self::of(ascii as char),
                None => Self::Foreign,
            },
        }
    }
}
