//! Makes a `Display` from a closure, or from a count and its noun.

use core::fmt::{self, Display, Formatter};

struct FromFn<F>(F);

/// Returns a value whose `Display` calls `write`. This replaces std's `fmt::from_fn`, which needs Rust 1.93.
pub(crate) fn from_fn<F: Fn(&mut Formatter<'_>) -> fmt::Result>(write: F) -> impl Display {
    FromFn(write)
}

impl<F: Fn(&mut Formatter<'_>) -> fmt::Result> Display for FromFn<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}

/// Returns a count with its noun: `1 square`, `2 squares`.
#[cfg(all(feature = "alloc", feature = "feen"))]
pub(crate) fn counted(count: usize, noun: &str) -> impl Display {
    from_fn(move |f| write!(f, "{count} {noun}{}", if count == 1 { "" } else { "s" }))
}
