//! The messages about the kinds of a catalog: for kinds without a value, and for a file's tokens that name no
//! kind.

use core::fmt::Display;

use super::info::CatalogInfo;
use super::sides::on_side;
use super::unknown_piece_error::{MAX_LISTED_TOKENS, unknown_piece};
use crate::text::{Message, from_fn};
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

/// Returns the message for a token that a file wrongly uses as a kind of a catalog.
///
/// The token belongs to the second side or is not in the catalog, or both.
#[must_use]
pub fn not_a_kind_message(catalog: &'static CatalogInfo, token: Epin) -> impl Display {
    from_fn(move |f| {
        let first = on_side(token, Side::First, catalog.has_two_styles);
        let unknown = unknown_piece(catalog, first);
        match SecondSideMistake::new(token, first) {
            None => unknown.fmt(f),
            Some(mistake) if catalog.members.contains(first) => {
                write!(f, "{}; {}", mistake.headline(), mistake.help())
            }
            Some(mistake) => write!(f, "{}, and {unknown}", mistake.headline()),
        }
    })
}

/// Returns the message for kinds without a value, or `None` if every kind has a value.
///
/// The message lists the canonical first-side tokens of the kinds without a value.
/// `given` tells, for each kind of the catalog, whether it has a value.
#[must_use]
pub const fn missing_kinds_message(catalog: &CatalogInfo, mut given: &[bool]) -> Option<Message> {
    let mut message = Message::new();
    message.push_str("no value for these kinds of ");
    message.push_shortened(catalog.name);
    message.push_str(":");
    let (mut kinds, mut count) = (catalog.tokens, 0);
    while let (&[&[token, ..], ref other_kinds @ ..], &[is_given, ref others @ ..]) = (kinds, given)
    {
        if !is_given {
            if count == MAX_LISTED_TOKENS {
                message.push_str(" …");
                break;
            }
            message.push_str(" ");
            message.push_str(token.as_str());
            count += 1;
        }
        (kinds, given) = (other_kinds, others);
    }
    if count == 0 { None } else { Some(message) }
}
