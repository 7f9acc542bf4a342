//! The constants that literals expand to.
//!
//! A literal expands to the path of a named constant: `K^` expands to
//! `(<$crate::__private::epin::K>::TERMINAL)`. Such a path works as a pattern and is cheap to resolve
//! (`benches/README.md`).

#![allow(non_camel_case_types)]
#![allow(clippy::panic, reason = "evaluated in constants only, for names that the macro has read")]

use core::marker::PhantomData;

use crate::notation::{Pin, Qpi, Sin, Snn, unpack_name};
use crate::token::Epin;

/// Defines a type for each letter in each case, with the letter's tokens as constants. The values of the
/// constants are written out, not computed, because the compiler evaluates a constant again in every crate
/// that uses the constant.
macro_rules! constants {
    ($first:tt $second:tt $($_A:literal $upper:tt $_a:literal $lower:tt)*) => {
        shape_names!($first);

        pub mod epin {
            use super::OfLetter;
            use crate::token::{Epin, Token};

            $(
                letter!($first $upper $upper);
                letter!($second $lower $lower);
            )*
        }
    };
}

macro_rules! shape_names {
    ([$($name:ident $meaning:literal)*]) => {
        /// The names of a letter's constants, in the order of its tokens.
        pub const SHAPE_NAMES: [&str; 12] = [$(stringify!($name)),*];
    };
}

/// Defines the type for one letter, either upper-case or lower-case. The list of its tokens is passed twice:
/// once to take the fifth token, the plain letter, as the name of the type, and once to iterate over all
/// tokens.
macro_rules! letter {
    (
        [$($name:ident $meaning:literal)*]
        [$m:ident $md:ident $mt:ident $mtd:ident $letter:ident $($more:ident)*]
        [$($token:ident)*]
    ) => {
        pub struct $letter;

        impl $letter {
            $(
                #[doc = $meaning]
                pub const $name: Epin = Epin(Token::$token);
            )*
        }

        impl OfLetter for $letter {
            const EPIN: Epin = Self::PLAIN;
        }
    };
}

// When the pointer is over a literal, rust-analyzer shows a sentence from these lists, and go-to-definition
// leads to the name before that sentence. The lists are arguments of the macro. If the lists were in the
// macro's body, rust-analyzer would show two definitions of each name: one in the body and one at the call.
//
// Each sentence is one literal, because rust-analyzer 1.95 ignores `concat!` in a `doc` attribute
// (rust-lang/rust-analyzer#8092), and a second `doc` attribute would take as long to compile as the first.
for_all_tokens! {
    constants
    [
        DIMINISHED "First side, diminished."
        DIMINISHED_DERIVED "First side, diminished, derived."
        DIMINISHED_TERMINAL "First side, diminished, terminal."
        DIMINISHED_TERMINAL_DERIVED "First side, diminished, terminal, derived."
        PLAIN "First side."
        DERIVED "First side, derived."
        TERMINAL "First side, terminal."
        TERMINAL_DERIVED "First side, terminal, derived."
        ENHANCED "First side, enhanced."
        ENHANCED_DERIVED "First side, enhanced, derived."
        ENHANCED_TERMINAL "First side, enhanced, terminal."
        ENHANCED_TERMINAL_DERIVED "First side, enhanced, terminal, derived."
    ]
    [
        DIMINISHED "Second side, diminished."
        DIMINISHED_DERIVED "Second side, diminished, derived."
        DIMINISHED_TERMINAL "Second side, diminished, terminal."
        DIMINISHED_TERMINAL_DERIVED "Second side, diminished, terminal, derived."
        PLAIN "Second side."
        DERIVED "Second side, derived."
        TERMINAL "Second side, terminal."
        TERMINAL_DERIVED "Second side, terminal, derived."
        ENHANCED "Second side, enhanced."
        ENHANCED_DERIVED "Second side, enhanced, derived."
        ENHANCED_TERMINAL "Second side, enhanced, terminal."
        ENHANCED_TERMINAL_DERIVED "Second side, enhanced, terminal, derived."
    ]
}

/// A type in the `epin` module. `EPIN` is the plain token of the type's letter.
pub trait OfLetter {
    const EPIN: Epin;
}

/// A type whose constants are the PIN tokens and the SIN token with the letter `L`, a type in the `epin`
/// module: `<Native<epin::K>>::TERMINAL` is the PIN token `K^`.
///
/// These constants are computed from `Epin`'s, so a `pin!` takes 1.5 times as many instructions of rustc as
/// an `epin!`. To write out their values, each letter would need a second type.
pub struct Native<L>(PhantomData<fn() -> L>);

impl<L: OfLetter> Native<L> {
    /// A style, by its letter.
    pub const SIN: Sin = Sin::new(L::EPIN.letter(), L::EPIN.side());
}

/// A type whose constants are the QPI tokens with the style `S` and the piece's letter `L`, which are types in
/// the `epin` module: `<Styled<epin::C, epin::K>>::TERMINAL` is `C:K^`.
pub struct Styled<S, L>(PhantomData<fn() -> (S, L)>);

macro_rules! native_constants {
    ($($name:ident $meaning:literal = $($method:ident($($argument:expr)?)),*;)*) => {
        impl<L: OfLetter> Native<L> {
            $(
                #[doc = $meaning]
                pub const $name: Pin = L::EPIN$(.$method($($argument)?))*.to_pin();
            )*
        }

        impl<S: OfLetter, L: OfLetter> Styled<S, L> {
            $(
                #[doc = $meaning]
                pub const $name: Qpi = Qpi::new(<Native<S>>::SIN, <Native<L>>::$name);
            )*
        }
    };
}

native_constants! {
    DIMINISHED "A diminished piece." = diminished();
    DIMINISHED_TERMINAL "A diminished, terminal piece." = diminished(), with_terminal(true);
    PLAIN "A piece." = ;
    TERMINAL "A terminal piece." = with_terminal(true);
    ENHANCED "An enhanced piece." = enhanced();
    ENHANCED_TERMINAL "An enhanced, terminal piece." = enhanced(), with_terminal(true);
}

/// A type whose constant is a style's name.
///
/// There are too many names for each to have a named constant, so the four generic arguments contain the bytes
/// of the name, eight in each: `Chess` is `<SnnBytes<4857243744644104192, 0, 0, 0>>::SNN`.
pub struct SnnBytes<const A: u64, const B: u64, const C: u64, const D: u64>;

impl<const A: u64, const B: u64, const C: u64, const D: u64> SnnBytes<A, B, C, D> {
    /// The name in the literal.
    pub const SNN: Snn = match unpack_name([A, B, C, D]) {
        Some(name) => name,
        None => panic!("not a name"),
    };
}
