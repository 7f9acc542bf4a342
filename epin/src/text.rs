use core::fmt;

use crate::token::FLAGS;
use crate::{Epin, Letter, Pin};

/// The texts of each letter's tokens in the order of their flags, of which some are not in use.
macro_rules! texts {
    ($([$($letter:literal)*])*) => { [$([$(
        concat!("-", $letter), concat!("-", $letter, "'"),
        concat!("-", $letter, "^"), concat!("-", $letter, "^'"),
        $letter, concat!($letter, "'"),
        concat!($letter, "^"), concat!($letter, "^'"),
        concat!("+", $letter), concat!("+", $letter, "'"),
        concat!("+", $letter, "^"), concat!("+", $letter, "^'"),
        "", "", "", "",
    )*]),*] };
}

/// The text of every token by its letter and its flags: no such pair is out of bounds. Written
/// out, since the compiler takes far longer to put 624 texts together.
static TEXTS: [[&str; FLAGS as usize]; Letter::ALL.len()] = texts! {
    ["A" "a"] ["B" "b"] ["C" "c"] ["D" "d"] ["E" "e"] ["F" "f"] ["G" "g"] ["H" "h"] ["I" "i"]
    ["J" "j"] ["K" "k"] ["L" "l"] ["M" "m"] ["N" "n"] ["O" "o"] ["P" "p"] ["Q" "q"] ["R" "r"]
    ["S" "s"] ["T" "t"] ["U" "u"] ["V" "v"] ["W" "w"] ["X" "x"] ["Y" "y"] ["Z" "z"]
};

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
