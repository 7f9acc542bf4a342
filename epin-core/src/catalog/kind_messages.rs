//! The message for a file's token that names no kind.

use core::fmt::Display;

use super::info::CatalogInfo;
use super::sides::on_side;
use crate::text::from_fn;
use crate::token::{Epin, Side};

/// The mistake of a second-side token in a place where only first-side tokens, which cover both sides, are
/// allowed.
#[derive(Debug, Clone, Copy)]
pub struct SecondSideMistake {
    token: Epin,
    first: Epin,
}

impl SecondSideMistake {
    /// Returns the mistake of a token, or `None` if the token belongs to the first side.
    ///
    /// `first` is the first-side token that is suggested instead.
    #[must_use]
    pub fn new(token: Epin, first: Epin) -> Option<Self> {
        match token.side() {
            Side::First => None,
            Side::Second => Some(Self { token, first }),
        }
    }

    /// Returns the first line of the message, which quotes the token.
    #[must_use]
    pub fn headline(&self) -> impl Display {
        from_fn(|f| write!(f, "\"{}\" is a token of the second side", self.token.as_str()))
    }

    /// Returns the help, which names the token to write instead.
    #[must_use]
    pub fn help(&self) -> impl Display {
        from_fn(|f| write!(f, "write \"{}\", which covers both sides", self.first.as_str()))
    }
}

impl CatalogInfo {
    /// Returns the message for a token that a file wrongly uses as a kind of a catalog.
    ///
    /// The token belongs to the second side or is not in the catalog, or both.
    pub(crate) fn not_a_kind(&'static self, token: Epin) -> impl Display {
        from_fn(move |f| {
            let first = on_side(token, Side::First, self.has_two_styles);
            let unknown = self.unknown_piece(first);
            match SecondSideMistake::new(token, first) {
                None => unknown.fmt(f),
                Some(mistake) if self.members.contains(first) => {
                    write!(f, "{}; {}", mistake.headline(), mistake.help())
                }
                Some(mistake) => write!(f, "{}, and {unknown}", mistake.headline()),
            }
        })
    }
}
