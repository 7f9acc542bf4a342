//! What the expansions of the macros name. Not public API: it may change in any release.
//!
//! A token expands to a path to a named constant, `<$crate::__private::epin::K>::TERMINAL`:
//! the compiler reads those fastest, and takes them as patterns.

#![allow(missing_docs, missing_debug_implementations)]
#![allow(non_camel_case_types, non_upper_case_globals)]

#[cfg(feature = "macros")]
pub use epin_macros::{epin, epins, piece, pieces, pin};

use core::marker::PhantomData;

use epin_grammar::{Notation, Report};

use crate::{Catalog, Epin, EpinSet, EpinTable, Piece, Pin, UnknownPiece};

/// The constant of the token with an index, where the compiler has to evaluate the index: in the
/// place of a generic argument, `cargo check` does so, in functions that are never called and in
/// patterns, too. It reports a failure once, in the author's file. It misses an associated constant
/// that fails.
pub struct Constant<const INDEX: u16>;

impl<const INDEX: u16> Constant<INDEX> {
    pub const EPIN: Epin = match Epin::from_index(INDEX as usize) {
        Some(token) => token,
        None => epin::A::PLAIN,
    };
    pub const PIN: Pin = Self::EPIN.pin();
}

/// As [`Constant`], the constant of the piece with an index in the catalog `C`.
///
/// It is the constant of a trait so that a `C` that is not a catalog is reported once, by
/// [`Index::in_catalog`]: of an associated constant of the type, the compiler would say that it is
/// missing.
pub struct Member<C, const INDEX: u16>(PhantomData<fn() -> C>);

pub trait HasPiece {
    type Piece;
    const PIECE: Self::Piece;
}

impl<C: Catalog, const INDEX: u16> HasPiece for Member<C, INDEX> {
    type Piece = Piece<C>;
    const PIECE: Piece<C> = match Piece::of(Constant::<INDEX>::EPIN) {
        Some(piece) => piece,
        None => Piece::ANY,
    };
}

/// The indices that the macros give to [`Constant`] and [`Member`]. Its functions panic where there
/// is no index to return, which is a compile error: the macros call them in constants only.
pub struct Index;

impl Index {
    /// Returns the index of the token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn epin(text: &str) -> u16 {
        match Epin::parse(text) {
            Ok(token) => index(token),
            Err(_) => refuse(Notation::Epin, text),
        }
    }

    /// Returns the index among the EPIN tokens of the PIN token that a constant expression spells.
    #[must_use]
    #[track_caller]
    pub const fn pin(text: &str) -> u16 {
        match Pin::parse(text) {
            Ok(token) => index(token.epin()),
            Err(_) => refuse(Notation::Pin, text),
        }
    }

    /// Returns the index that it is given, of a token that is in the catalog `C`.
    // The compiler interprets this once for every `piece!`, so it calls little: with
    // `Epin::from_index` and `EpinSet::contains`, it would take twice as long.
    #[must_use]
    #[track_caller]
    pub const fn in_catalog<C: Catalog>(index: u16) -> u16 {
        if C::MEMBERS.contains_index(index as usize) {
            return index;
        }
        unknown::<C>(index)
    }
}

#[track_caller]
const fn unknown<C: Catalog>(index: u16) -> ! {
    let token = match Epin::from_index(index as usize) {
        Some(token) => token,
        None => epin::A::PLAIN,
    };
    panic!("{}", UnknownPiece::new::<C>(token).message().as_str())
}

#[track_caller]
const fn refuse(notation: Notation, text: &str) -> ! {
    panic!("{}", Report::new(notation, text.as_bytes()).message().as_str())
}

#[allow(clippy::cast_possible_truncation)] // Less than 624.
const fn index(token: Epin) -> u16 {
    token.index() as u16
}

/// All tokens: the members of a catalog that has mistakes.
pub const EVERY_TOKEN: EpinSet = EpinSet::new().complement();

/// Returns the `TABLE` of a catalog with `ALL` and `TOKENS`.
#[must_use]
pub const fn table<C: Catalog>() -> EpinTable<Option<C>> {
    let mut table = EpinTable::filled(None);
    let mut catalog = (C::ALL, C::TOKENS);
    while let (&[piece, ref other_pieces @ ..], &[mut tokens, ref other_tokens @ ..]) = catalog {
        while let &[token, ref others @ ..] = tokens {
            table = table.with(token, Some(piece)).with(token.flipped(), Some(piece));
            tokens = others;
        }
        catalog = (other_pieces, other_tokens);
    }
    table
}

/// Returns what a catalog's table has for a token: a function, since the derive cannot copy a piece
/// of an enum that is not `Copy`, which would be one more error.
#[inline]
pub fn lookup<C: Catalog>(table: &EpinTable<Option<C>>, token: Epin) -> Option<C> {
    *table.get(token)
}

/// Returns the piece of a catalog that a token names.
pub fn piece<C: Catalog>(token: Epin) -> Result<C, UnknownPiece> {
    C::of(token).ok_or_else(|| UnknownPiece::new::<C>(token))
}

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
