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

macro_rules! constant {
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

constant!(epin Epin);
constant!(pin Pin);

macro_rules! tokens {
    ($token:ident $Token:ident $shapes:tt $($Letter:ident)*) => {
        use super::*;

        $(
            pub struct $Letter;

            impl $Letter {
                shapes! { $token $Token $Letter $shapes }
            }
        )*
    };
}

macro_rules! shapes {
    ($token:ident $Token:ident $Letter:ident { $($SHAPE:ident $before:literal $after:literal,)* }) => {
        $(pub const $SHAPE: $Token = Constant::$token(concat!($before, stringify!($Letter), $after));)*
    };
}

pub mod epin {
    tokens! {
        epin Epin {
            PLAIN "" "",
            DERIVED "" "'",
            TERMINAL "" "^",
            TERMINAL_DERIVED "" "^'",
            ENHANCED "+" "",
            ENHANCED_DERIVED "+" "'",
            ENHANCED_TERMINAL "+" "^",
            ENHANCED_TERMINAL_DERIVED "+" "^'",
            DIMINISHED "-" "",
            DIMINISHED_DERIVED "-" "'",
            DIMINISHED_TERMINAL "-" "^",
            DIMINISHED_TERMINAL_DERIVED "-" "^'",
        }
        A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
        a b c d e f g h i j k l m n o p q r s t u v w x y z
    }
}

pub mod pin {
    tokens! {
        pin Pin {
            PLAIN "" "",
            TERMINAL "" "^",
            ENHANCED "+" "",
            ENHANCED_TERMINAL "+" "^",
            DIMINISHED "-" "",
            DIMINISHED_TERMINAL "-" "^",
        }
        A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
        a b c d e f g h i j k l m n o p q r s t u v w x y z
    }
}
