//! The functions that a derived catalog of two styles calls. Its two parts are catalogs of one style,
//! each with the native pieces of one side.

#![allow(clippy::indexing_slicing, reason = "each index is compared with the length")]
#![allow(
    clippy::panic,
    reason = "these functions are called in constants only, where a panic is the compile error"
)]

use epin_core::{Epin, EpinSet, Side, derived_piece};

pub use epin_core::of_style;

/// A type for the function, for the sake of the error's caret, like `PieceIndex`.
pub struct NativePieces;

impl NativePieces {
    /// Panics if a token of a part is not native.
    #[track_caller]
    pub const fn check(catalog: &str, mut kinds: &[&[Epin]]) {
        while let [mut tokens, ref others @ ..] = *kinds {
            while let [token, ref more @ ..] = *tokens {
                assert!(!token.is_derived(), "{}", derived_piece(catalog, token).as_str());
                tokens = more;
            }
            kinds = others;
        }
    }
}

/// Returns all tokens of a part in one list, for the first side, with the style of side `style`.
///
/// `N` is their number, but it can be different for a part with mistakes.
#[must_use]
pub const fn tokens_of_style<const N: usize>(mut kinds: &[&[Epin]], style: Side) -> [Epin; N] {
    let mut all = [super::epin::A::PLAIN; N];
    let mut index = 0;
    while let [mut tokens, ref others @ ..] = *kinds {
        while let [token, ref more @ ..] = *tokens {
            if index < N {
                all[index] = of_style(token, style);
            }
            index += 1;
            tokens = more;
        }
        kinds = others;
    }
    all
}

/// Returns a list of tokens for each kind of two parts. Each part is given as its `TOKENS` and what
/// [`tokens_of_style`] returns for them, which the lists are slices of.
#[must_use]
pub const fn tokens_of_styles<const N: usize>(
    parts: [(&'static [&'static [Epin]], &'static [Epin]); 2],
) -> [&'static [Epin]; N] {
    let mut lists = [[].as_slice(); N];
    let mut index = 0;
    let mut parts = parts.as_slice();
    while let [(mut kinds, mut tokens), ref others @ ..] = *parts {
        while let [kind, ref more @ ..] = *kinds {
            if index < N {
                (lists[index], tokens) = match tokens.split_at_checked(kind.len()) {
                    Some(split) => split,
                    None => (kind, tokens),
                };
            }
            index += 1;
            kinds = more;
        }
        parts = others;
    }
    lists
}

/// Returns the set of two parts' tokens for both sides. Each part is given as its `MEMBERS` and its
/// side.
#[must_use]
pub const fn members_of_styles(parts: [(EpinSet, Side); 2]) -> EpinSet {
    let mut members = EpinSet::new();
    let mut parts = parts.as_slice();
    while let [(mut part, style), ref others @ ..] = *parts {
        while let Some(token) = part.first() {
            part.remove(token);
            members.insert(of_style(token, style));
        }
        parts = others;
    }
    members
}
