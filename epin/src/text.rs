use core::fmt;

use crate::token::FLAGS;
use crate::{Epin, Letter, Pin};

/// The text of every token by its letter and its flags: no such pair is out of bounds.
static TEXTS: [[&str; FLAGS as usize]; Letter::ALL.len()] = {
    const SPELLED: [[u8; Epin::MAX_LEN]; Epin::COUNT] = spell_all();
    let mut texts = [[""; FLAGS as usize]; Letter::ALL.len()];
    let mut index = 0;
    while let Some(token) = Epin::from_index(index) {
        let (_, len) = token.parts().spell();
        let (text, _) = SPELLED[index].as_slice().split_at(len);
        texts[token.letter() as usize][token.place()] = match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => unreachable!(),
        };
        index += 1;
    }
    texts
};

const fn spell_all() -> [[u8; Epin::MAX_LEN]; Epin::COUNT] {
    let mut spelled = [[0; Epin::MAX_LEN]; Epin::COUNT];
    let mut index = 0;
    while let Some(token) = Epin::from_index(index) {
        (spelled[index], _) = token.parts().spell();
        index += 1;
    }
    spelled
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
        TEXTS[self.letter() as usize][self.place()]
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
