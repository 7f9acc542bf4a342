//! The message for a token of the second side in a catalog: shared by the derive and serde.

use core::fmt::Display;

use super::from_fn::from_fn;
use crate::token::attributes::Side;
use crate::token::layout::Token;

/// The message for a token of the second side in a catalog, whose tokens are of the first side and
/// cover both: which token it is, and what to write instead.
#[derive(Debug, Clone, Copy)]
pub struct SecondSide {
    token: Token,
    first: Token,
}

impl SecondSide {
    /// Returns the message for a token, or `None` if it is of the first side. `first` is the same
    /// kind's token of that side.
    #[must_use]
    pub fn new(token: Token, first: Token) -> Option<Self> {
        match token.side() {
            Side::First => None,
            Side::Second => Some(Self { token, first }),
        }
    }

    /// Returns which token it is, and what is wrong with it.
    #[must_use]
    pub fn headline(&self) -> impl Display {
        from_fn(|f| write!(f, "\"{}\" is a token of the second side", self.token.as_str()))
    }

    /// Returns what to write instead.
    #[must_use]
    pub fn help(&self) -> impl Display {
        from_fn(|f| write!(f, "write \"{}\", which covers both sides", self.first.as_str()))
    }
}
