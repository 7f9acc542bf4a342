//! The full message for a mistake in a position: the error, an excerpt of the string, and the number of other
//! mistakes.

use core::fmt::{self, Display};

use super::error::ParseFeenError;
use super::errors::count_of_errors;
use super::excerpt::Excerpt;
use super::words::counted;

pub(super) struct FeenReport<'a> {
    pub(super) error: ParseFeenError,
    pub(super) text: &'a [u8],
}

impl FeenReport<'_> {
    #[inline(never)] // So that the excerpt is not on the stack while the other mistakes are counted.
    fn write_excerpt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let excerpt = Excerpt::new(self.text, &self.error.range());
        write!(f, " (in \"{}\"", excerpt.as_str())
    }

    /// Returns the number of mistakes of the string other than this one.
    fn others(&self) -> usize {
        let total = count_of_errors(self.text, self.error.catalog);
        // Without a catalog, no unknown piece is counted, not even this one.
        let is_counted = self.error.catalog.is_some() || self.error.token().is_none();
        total.saturating_sub(usize::from(is_counted))
    }
}

impl Display for FeenReport<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.error.token().is_none() {
            f.write_str("invalid FEEN: ")?;
        }
        Display::fmt(&self.error, f)?;
        self.write_excerpt(f)?;
        match self.others() {
            0 => f.write_str(")"),
            others => write!(f, ", with {})", counted(others, "more mistake")),
        }
    }
}
