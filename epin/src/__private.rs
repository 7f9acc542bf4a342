//! Items that macro expansions refer to. Not public API: it may change in any release.
//!
//! A token expands to a path to a named constant, `<$crate::__private::epin::K>::TERMINAL`:
//! the compiler reads those fastest, and takes them as patterns.

#![allow(missing_docs, missing_debug_implementations)]
#![allow(non_camel_case_types, non_upper_case_globals)]

#[cfg(feature = "derive")]
mod catalog;
#[cfg(feature = "macros")]
mod evaluated;

#[cfg(feature = "derive")]
pub use catalog::*;
#[cfg(feature = "macros")]
pub use evaluated::{Constant, HasPiece, HasToken, Index, Member};

#[cfg(feature = "macros")]
pub use epin_macros::{epin, epins, piece, pieces, pin};

/// Makes, for each letter and case, a type with the constants of its tokens. They are written as
/// literals: the compiler evaluates a constant in every crate that uses it.
macro_rules! constants {
    ($(
        $letter:literal
        $minus:ident $minus_d:ident $minus_t:ident $minus_td:ident
        $plain:ident $plain_d:ident $plain_t:ident $plain_td:ident
        $plus:ident $plus_d:ident $plus_t:ident $plus_td:ident
    )*) => {
        pub mod epin {
            use epin_grammar::Token;

            use crate::Epin;

            $(
                pub struct $plain;

                impl $plain {
                    pub const DIMINISHED: Epin = Epin(Token::$minus);
                    pub const DIMINISHED_DERIVED: Epin = Epin(Token::$minus_d);
                    pub const DIMINISHED_TERMINAL: Epin = Epin(Token::$minus_t);
                    pub const DIMINISHED_TERMINAL_DERIVED: Epin = Epin(Token::$minus_td);
                    pub const PLAIN: Epin = Epin(Token::$plain);
                    pub const DERIVED: Epin = Epin(Token::$plain_d);
                    pub const TERMINAL: Epin = Epin(Token::$plain_t);
                    pub const TERMINAL_DERIVED: Epin = Epin(Token::$plain_td);
                    pub const ENHANCED: Epin = Epin(Token::$plus);
                    pub const ENHANCED_DERIVED: Epin = Epin(Token::$plus_d);
                    pub const ENHANCED_TERMINAL: Epin = Epin(Token::$plus_t);
                    pub const ENHANCED_TERMINAL_DERIVED: Epin = Epin(Token::$plus_td);
                }
            )*
        }

        pub mod pin {
            use epin_grammar::Token;

            use crate::{Epin, Pin};

            $(
                pub struct $plain;

                impl $plain {
                    pub const DIMINISHED: Pin = Pin(Epin(Token::$minus));
                    pub const DIMINISHED_TERMINAL: Pin = Pin(Epin(Token::$minus_t));
                    pub const PLAIN: Pin = Pin(Epin(Token::$plain));
                    pub const TERMINAL: Pin = Pin(Epin(Token::$plain_t));
                    pub const ENHANCED: Pin = Pin(Epin(Token::$plus));
                    pub const ENHANCED_TERMINAL: Pin = Pin(Epin(Token::$plus_t));
                }
            )*
        }
    };
}

epin_grammar::for_all_tokens!(constants);
