//! Items that macro expansions refer to. Not public API: it may change in any release.
//!
//! A literal expands to the path of a named constant, `(<$crate::__private::epin::K>::TERMINAL)`,
//! which works as a pattern and takes the compiler 29 µs to resolve.

#![allow(missing_debug_implementations, non_camel_case_types)]

#[cfg(feature = "derive")]
mod catalog;
#[cfg(all(feature = "feen", feature = "macros"))]
mod feen_literal;
#[cfg(feature = "macros")]
mod member;
#[cfg(feature = "derive")]
mod parts;
#[cfg(feature = "macros")]
mod snn;
mod styled;
#[cfg(feature = "derive")]
mod table;
mod wrong;

#[cfg(feature = "derive")]
pub use crate as krate;
#[cfg(feature = "derive")]
pub use crate::__catalog as catalog;
#[cfg(feature = "derive")]
pub use crate::catalog::Derived;
#[cfg(feature = "derive")]
pub use catalog::*;
#[cfg(all(feature = "feen", feature = "macros"))]
pub use feen_literal::FeenLiteral;
#[cfg(feature = "macros")]
pub use member::{HasPiece, Member, PieceIndex};
#[cfg(feature = "derive")]
pub use parts::*;
#[cfg(feature = "macros")]
pub use snn::SnnBytes;
pub use styled::{OfLetter, Styled};
#[cfg(feature = "derive")]
pub use table::{in_order, positions};
pub use wrong::Wrong;

#[cfg(all(feature = "feen", feature = "macros"))]
pub use epin_macros::feen;

#[cfg(feature = "macros")]
pub use epin_macros::{epin, epins, piece, pieces, pin, qpi, sin, snn};

/// Defines a type for each letter in each case, with its tokens as constants. Their values are named
/// and not computed, because the compiler evaluates a constant again in every crate that uses it.
macro_rules! constants {
    ($first:tt $second:tt $($_A:literal $upper:tt $_a:literal $lower:tt)*) => {
        pub mod epin {
            use epin_core::Token;

            use crate::Epin;

            $(
                letter!(epin $first $upper $upper);
                letter!(epin $second $lower $lower);
            )*
        }

        pub mod pin {
            use epin_core::Token;

            use crate::Epin;
            use crate::notation::{Pin, Sin};

            $(
                letter!(pin $first $upper $upper);
                letter!(pin $second $lower $lower);
            )*
        }
    };
}

/// Defines the type of one letter in one case. The list of its tokens is passed twice: once to pick
/// the fifth, the plain letter, as the name of the type, and once to repeat over all of them.
macro_rules! letter {
    (
        epin [$($name:ident $meaning:literal)*]
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
    };
    (
        pin [$($name:ident $meaning:literal $derived_name:ident $derived_meaning:literal)*]
        [$m:ident $md:ident $mt:ident $mtd:ident $letter:ident $($more:ident)*]
        [$($token:ident $derived:ident)*]
    ) => {
        pub struct $letter;

        impl $letter {
            $(
                #[doc = $meaning]
                pub const $name: Pin = Pin(Epin(Token::$token));
            )*

            #[doc = "A style, by its letter."]
            pub const SIN: Sin = super::styled::style(Self::PLAIN.epin());
        }

        impl super::OfLetter for $letter {
            const EPIN: Epin = Self::PLAIN.epin();
        }
    };
}

// For a literal, rust-analyzer shows a sentence from these lists on hover, and go-to-definition leads
// to the name before it. The lists are arguments because a name in the body of a macro would have two
// definitions: in the body and at the call.
//
// Each sentence is one literal, because rust-analyzer 1.95 ignores `concat!` in a `doc` attribute
// (rust-lang/rust-analyzer#8092), and a second attribute takes as long to compile as the first.
epin_core::for_all_tokens! {
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
