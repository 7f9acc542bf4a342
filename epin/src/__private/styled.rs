//! The constants of QPI tokens: of each style with each letter.

use core::marker::PhantomData;

use crate::{Pin, Qpi, Sin};

/// A type with the constants of the QPI tokens of a style, one of the types in `sin`, and a piece's
/// letter, one of those in `pin`.
pub struct Styled<S, L>(PhantomData<fn() -> (S, L)>);

/// The style that a type stands for.
pub trait Style {
    const SIN: Sin;
}

/// The piece's letter, alone, that a type stands for.
pub trait PieceLetter {
    const PIN: Pin;
}

macro_rules! constants {
    ($($meaning:literal $name:ident = $($method:ident($($argument:expr)?)),*;)*) => {
        impl<S: Style, L: PieceLetter> Styled<S, L> {
            $(
                #[doc = $meaning]
                pub const $name: Qpi = Qpi::new(S::SIN, L::PIN$(.$method($($argument)?))*);
            )*
        }
    };
}

constants! {
    "A piece with its style: diminished." DIMINISHED = diminished();
    "A piece with its style: diminished, terminal."
        DIMINISHED_TERMINAL = diminished(), with_terminal(true);
    "A piece with its style." PLAIN = ;
    "A piece with its style: terminal." TERMINAL = with_terminal(true);
    "A piece with its style: enhanced." ENHANCED = enhanced();
    "A piece with its style: enhanced, terminal."
        ENHANCED_TERMINAL = enhanced(), with_terminal(true);
}
