//! The constants of QPI tokens, for each style with each letter.

use core::marker::PhantomData;

use crate::Epin;
use crate::notation::{Qpi, Sin};

/// A type whose constants are the QPI tokens of a style and a piece's letter, both of which are types
/// in `pin`: `<Styled<pin::C, pin::K>>::TERMINAL` is `C:K^`.
pub struct Styled<S, L>(PhantomData<fn() -> (S, L)>);

/// A type in `pin`, with the plain token of its letter.
pub trait OfLetter {
    const EPIN: Epin;
}

/// Returns the style that is spelled like a plain token.
pub(super) const fn style(letter: Epin) -> Sin {
    Sin::new(letter.letter(), letter.side())
}

macro_rules! constants {
    ($($meaning:literal $name:ident = $($method:ident($($argument:expr)?)),*;)*) => {
        impl<S: OfLetter, L: OfLetter> Styled<S, L> {
            $(
                #[doc = $meaning]
                pub const $name: Qpi =
                    Qpi::new(style(S::EPIN), L::EPIN$(.$method($($argument)?))*.pin());
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
