//! What the expansions of the macros name. Not public API: it may change in any release.
//!
//! A token expands to a path to a named constant, `<$crate::__private::epin::K>::TERMINAL`:
//! the compiler reads those fastest, and takes them as patterns.

#![allow(missing_docs, missing_debug_implementations)]
#![allow(non_camel_case_types, non_upper_case_globals)]

pub use epin_macros::{epin, epins, pin};

use epin_grammar::{Notation, Report};

use crate::{Catalog, Epin, EpinTable, Pin, Side, UnknownPiece};

/// Holds a `compile_error!` in its argument, so that the path around it stays whole and the
/// error stands alone.
pub struct Invalid<const ERROR: bool>;

/// Reads the token that a constant expression spells.
///
/// Panics if it spells none, which is a compile error: the macros use it in constants only.
pub struct Constant;

/// Asks of an enum what the trait `Catalog` asks, so that the compiler says what is missing.
pub const fn catalog<C: Copy + Eq + 'static>() {}

/// Returns the table of a catalog whose pieces have these tokens, of the first side.
#[must_use]
pub const fn table<C: Copy>(pieces: &[(C, &[Epin])]) -> EpinTable<Option<C>> {
    let mut table = EpinTable::filled(None);
    let mut rest = pieces;
    while let &[(piece, mut tokens), ref others @ ..] = rest {
        while let [token, more @ ..] = tokens {
            table = table.with(*token, Some(piece));
            table = table.with(token.with_side(Side::Second), Some(piece));
            tokens = more;
        }
        rest = others;
    }
    table
}

/// Returns the piece of a catalog that a token names.
pub fn piece<C: Catalog>(token: Epin) -> Result<C, UnknownPiece> {
    C::of(token).ok_or_else(|| UnknownPiece::new::<C>(token))
}

macro_rules! impl_notation {
    ($token:ident $Token:ident) => {
        impl<const ERROR: bool> Invalid<ERROR> {
            pub const $Token: $Token = $token::A::PLAIN;
        }

        impl Constant {
            #[track_caller]
            pub const fn $token(text: &str) -> $Token {
                match $Token::parse(text) {
                    Ok(token) => token,
                    Err(_) => {
                        let report = Report::new(Notation::$Token, text.as_bytes());
                        panic!("{}", report.message().as_str())
                    }
                }
            }
        }
    };
}

impl_notation!(epin Epin);
impl_notation!(pin Pin);

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
