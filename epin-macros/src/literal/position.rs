//! The errors for a literal that is not a position.

use epin_grammar::{FeenError, FeenErrors, counted};
use proc_macro2::Literal;

use super::part;
use crate::mistake::Mistake;

/// The maximum number of mistakes that are reported one by one. One more error counts the rest.
const MOST: usize = 8;

/// Returns the mistakes of a string that is not a position, each of which becomes a separate error.
pub(super) fn refuse(literal: &Literal, text: &str) -> Mistake {
    let errors = FeenErrors::new(text.as_bytes(), None);
    let others = errors.total().saturating_sub(MOST);
    let mut mistakes = errors.take(MOST).map(|error| mistake(literal, text, &error));
    let mut all = mistakes.next().unwrap_or_else(|| Mistake::new(literal.span(), String::new()));
    mistakes.for_each(|mistake| all.push(mistake));
    if others > 0 {
        let message = format!("invalid FEEN: {}", counted(others, "more mistake"));
        all.push(Mistake::new(literal.span(), message));
    }
    all
}

/// Returns a mistake at its part of the literal, if rustc can point at that. Otherwise, it is at the literal
/// and shows an excerpt that marks the part. rustc cannot point at an empty part.
fn mistake(literal: &Literal, text: &str, error: &FeenError) -> Mistake {
    let range = error.range();
    let span = if range.is_empty() { None } else { part(literal, text, range) };
    let message = error.diagram(text.as_bytes(), span.is_none());
    Mistake::new(span.unwrap_or_else(|| literal.span()), message.to_string())
}
