//! The functions that the expansion of `derive(Catalog)` calls.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "evaluated in constants, where a panic is the compile error"
)]

use crate::catalog::{Catalog, counterpart};
use crate::set::EpinSet;
use crate::text::Message;
use crate::token::{Epin, Side};

pub use crate::catalog::with_style_of;
#[cfg(feature = "serde")]
pub use crate::formats::key::{deserialize_kind, serialize_kind};
#[cfg(feature = "schemars1")]
pub use crate::formats::schemars::kind_schema;
#[cfg(feature = "schemars1")]
pub use ::schemars;
#[cfg(feature = "serde")]
pub use ::serde_core;
#[cfg(feature = "schemars1")]
pub use alloc::borrow::Cow;

/// Returns the table for a catalog's `__KINDS`, made from the catalog's `ALL` and `TOKENS`.
#[must_use]
pub const fn kinds_by_token<C: Catalog>() -> [C; Epin::COUNT] {
    let mut table = [C::ALL[0]; Epin::COUNT];
    let mut catalog = (C::ALL, C::TOKENS);
    while let (&[kind, ref other_kinds @ ..], &[mut tokens, ref other_tokens @ ..]) = catalog {
        while let &[token, ref others @ ..] = tokens {
            table[token.index()] = kind;
            table[counterpart(token, C::__TWO_STYLES).index()] = kind;
            tokens = others;
        }
        catalog = (other_kinds, other_tokens);
    }
    table
}

// A catalog of two styles has two parts: catalogs of one style, each with the native pieces of one side.

/// This is a type only because a path through a type puts an error at what the caller wrote: "Spans" in
/// `one_error.md`.
pub struct NativePieces;

impl NativePieces {
    /// Panics if a token of a part is not native.
    #[track_caller]
    pub const fn check(catalog: &str, mut kinds: &[&[Epin]]) {
        while let [mut tokens, ref others @ ..] = *kinds {
            while let [token, ref more @ ..] = *tokens {
                if token.is_derived() {
                    let mut message = Message::new();
                    message.push_str("\"");
                    message.push_str(token.as_str());
                    message.push_str("\" is a derived piece of ");
                    message.push_shortened(catalog);
                    message.push_str(
                        "; in a catalog of two styles, both parts have native pieces only",
                    );
                    panic!("{}", message.as_str());
                }
                tokens = more;
            }
            kinds = others;
        }
    }
}

/// Returns all tokens of a part in one list, as tokens of the first side.
///
/// The pieces of the part have the style of `style_side`. `N` is the number of tokens. For an enum
/// without variants, which is a mistake, `N` is 0, although `kinds` contains a token.
#[must_use]
pub const fn part_tokens<const N: usize>(mut kinds: &[&[Epin]], style_side: Side) -> [Epin; N] {
    let mut all = [super::epin::A::PLAIN; N];
    let mut index = 0;
    while let [mut tokens, ref others @ ..] = *kinds {
        while let [token, ref more @ ..] = *tokens {
            if index < N {
                all[index] = with_style_of(token, style_side);
            }
            index += 1;
            tokens = more;
        }
        kinds = others;
    }
    all
}

/// Returns a list of tokens for each kind of a catalog of two parts. The kinds of the first part come first.
/// Each part is given as its `TOKENS` and the list that [`part_tokens`] returns for them. The returned
/// lists are slices of the two lists from [`part_tokens`].
#[must_use]
pub const fn tokens_of_parts<const N: usize>(
    parts: [(&'static [&'static [Epin]], &'static [Epin]); 2],
) -> [&'static [Epin]; N] {
    let mut lists = [[].as_slice(); N];
    let mut index = 0;
    let mut parts = parts.as_slice();
    while let [(mut kinds, mut tokens), ref others @ ..] = *parts {
        while let [kind_tokens, ref more @ ..] = *kinds {
            (lists[index], tokens) = match tokens.split_at_checked(kind_tokens.len()) {
                Some(split) => split,
                None => (kind_tokens, tokens),
            };
            index += 1;
            kinds = more;
        }
        parts = others;
    }
    lists
}

/// Returns the set of all tokens, of both sides, in a catalog of two parts. Each part is given as its
/// `MEMBERS` and the side whose style its pieces have.
#[must_use]
pub const fn members_of_parts(parts: [(EpinSet, Side); 2]) -> EpinSet {
    let mut members = EpinSet::new();
    let mut parts = parts.as_slice();
    while let [(mut part, style_side), ref others @ ..] = *parts {
        while let Some(token) = part.first() {
            part.remove(token);
            members.insert(with_style_of(token, style_side));
        }
        parts = others;
    }
    members
}
