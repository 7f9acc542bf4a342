use core::fmt;

use crate::{Epin, Pin, State};

static TEXTS: [&str; Epin::COUNT] = {
    const SPELLED: [([u8; Epin::MAX_LEN], usize); Epin::COUNT] = spell_all();
    let mut texts = [""; Epin::COUNT];
    let mut index = 0;
    while index < Epin::COUNT {
        let (bytes, len) = &SPELLED[index];
        texts[index] = match core::str::from_utf8(bytes.split_at(*len).0) {
            Ok(text) => text,
            Err(_) => unreachable!(),
        };
        index += 1;
    }
    texts
};

const fn spell_all() -> [([u8; Epin::MAX_LEN], usize); Epin::COUNT] {
    let mut spelled = [([0; Epin::MAX_LEN], 0); Epin::COUNT];
    let mut index = 0;
    while let Some(token) = Epin::from_index(index) {
        spelled[index] = spell(token);
        index += 1;
    }
    spelled
}

const fn spell(token: Epin) -> ([u8; Epin::MAX_LEN], usize) {
    let sign = match token.state() {
        State::Diminished => Some(b'-'),
        State::Normal => None,
        State::Enhanced => Some(b'+'),
    };
    let letter = match token.side() {
        crate::Side::First => token.letter().as_char(),
        crate::Side::Second => token.letter().as_char().to_ascii_lowercase(),
    };
    let terminal = if token.is_terminal() { Some(b'^') } else { None };
    let derived = if token.is_derived() { Some(b'\'') } else { None };

    let mut bytes = [0; Epin::MAX_LEN];
    let mut len = 0;
    let parts = [sign, Some(letter as u8), terminal, derived];
    let mut part = 0;
    while part < parts.len() {
        if let Some(byte) = parts[part] {
            bytes[len] = byte;
            len += 1;
        }
        part += 1;
    }
    (bytes, len)
}

impl Epin {
    /// Returns the token's text, one to four ASCII characters, from static data.
    ///
    /// ```
    /// const KING: &str = epin::epin!("K^'").as_str();
    /// assert_eq!(KING, "K^'");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        TEXTS[self.index()]
    }
}

impl Pin {
    /// Returns the token's text, one to three ASCII characters, from static data.
    ///
    /// ```
    /// const KING: &str = epin::pin!("K^").as_str();
    /// assert_eq!(KING, "K^");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.epin().as_str()
    }
}

macro_rules! text {
    ($Token:ident) => {
        impl fmt::Display for $Token {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl fmt::Debug for $Token {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl AsRef<str> for $Token {
            #[inline]
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl PartialEq<str> for $Token {
            #[inline]
            fn eq(&self, text: &str) -> bool {
                self.as_str() == text
            }
        }

        impl PartialEq<&str> for $Token {
            #[inline]
            fn eq(&self, text: &&str) -> bool {
                self.as_str() == *text
            }
        }

        impl PartialEq<$Token> for str {
            #[inline]
            fn eq(&self, token: &$Token) -> bool {
                self == token.as_str()
            }
        }

        impl PartialEq<$Token> for &str {
            #[inline]
            fn eq(&self, token: &$Token) -> bool {
                *self == token.as_str()
            }
        }
    };
}

text!(Epin);
text!(Pin);
