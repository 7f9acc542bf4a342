//! `from_fn`, which makes a `Display` from a closure.

use core::fmt::{self, Display, Formatter};

struct FromFn<F>(F);

/// Returns a value whose `Display` calls `write`. This replaces std's `fmt::from_fn`, which needs Rust 1.93.
#[must_use]
pub(crate) fn from_fn<F: Fn(&mut Formatter<'_>) -> fmt::Result>(write: F) -> impl Display {
    FromFn(write)
}

impl<F: Fn(&mut Formatter<'_>) -> fmt::Result> Display for FromFn<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}
