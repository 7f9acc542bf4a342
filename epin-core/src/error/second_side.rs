//! The message for a token of the second side in a catalog, which the derive and serde share.

use core::fmt::Display;

use super::catalog::{CatalogInfo, on_side};
use super::unknown_piece::unknown_piece;
use crate::text::from_fn::from_fn;
use crate::token::attributes::Side;
use crate::token::layout::Epin;

/// The message for a token of the second side in a catalog, where each token of the first side covers both
/// sides.
#[derive(Debug, Clone, Copy)]
pub struct SecondSide {
    token: Epin,
    first: Epin,
}

impl SecondSide {
    /// Returns the message for a token, or `None` if the token is of the first side. `first` is the token of
    /// the first side that is suggested instead.
    #[must_use]
    pub fn new(token: Epin, first: Epin) -> Option<Self> {
        match token.side() {
            Side::First => None,
            Side::Second => Some(Self { token, first }),
        }
    }

    /// Returns the first line, which names the token.
    #[must_use]
    pub fn headline(&self) -> impl Display {
        from_fn(|f| write!(f, "\"{}\" is a token of the second side", self.token.as_str()))
    }

    /// Returns the help, which is the token to write instead.
    #[must_use]
    pub fn help(&self) -> impl Display {
        from_fn(|f| write!(f, "write \"{}\", which covers both sides", self.first.as_str()))
    }
}

/// Returns the message for a token in a file that should name a kind of a catalog, but is of the second side, or
/// not in the catalog, or both.
#[must_use]
pub fn not_a_kind(catalog: &'static CatalogInfo, token: Epin) -> impl Display {
    from_fn(move |f| {
        let first = on_side(token, Side::First, catalog.styled);
        let unknown = unknown_piece(catalog, first);
        match SecondSide::new(token, first) {
            None => unknown.fmt(f),
            Some(mistake) if catalog.members.contains(first) => {
                write!(f, "{}; {}", mistake.headline(), mistake.help())
            }
            Some(mistake) => write!(f, "{}, and {unknown}", mistake.headline()),
        }
    })
}
