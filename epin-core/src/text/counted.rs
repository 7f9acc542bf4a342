//! A number with its noun.

use core::fmt::Display;

use super::from_fn::from_fn;

/// Returns a count with its noun: `1 square`, `2 squares`.
#[must_use]
pub(crate) fn counted(count: usize, noun: &str) -> impl Display {
    from_fn(move |f| write!(f, "{count} {noun}{}", if count == 1 { "" } else { "s" }))
}
