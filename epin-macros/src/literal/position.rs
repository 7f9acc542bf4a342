//! The errors for a literal that is not a position.

use epin_grammar::{FeenError, FeenErrors, ParseFeenErrorKind, counted};
use proc_macro2::Literal;

use super::part;
use crate::mistake::Mistake;

/// Returns the mistakes of a string that is not a position, each of which becomes a separate error. One more
/// error counts those that are not reported one by one.
pub(super) fn refuse(literal: &Literal, text: &str) -> Mistake {
    let errors = FeenErrors::new(text.as_bytes(), None);
    let others = errors.total() - errors.len();
    let mut mistakes = errors.clone().map(|error| mistake(literal, text, &error));
    let mut all = mistakes.next().unwrap_or_else(|| Mistake::new(literal.span(), String::new()));
    mistakes.for_each(|mistake| all.push(mistake));
    if others > 0 {
        let message = format!("invalid FEEN: {}", counted(others, "more mistake"));
        all.push(Mistake::new(literal.span(), message));
    }
    all.pieces = Some((literal.clone(), without_mistakes(text.as_bytes(), errors)));
    all
}

/// Returns a string in which everything except the pieces of the board and the hands is spaces.
fn without_mistakes(text: &[u8], errors: FeenErrors<'_>) -> Vec<u8> {
    let pieces = errors.pieces();
    let mut rest = vec![b' '; text.len() + 3];
    // There are mistakes at unknown offsets, so any piece may be part of one.
    if errors.total() > errors.len() {
        return rest;
    }
    for (slot, byte) in rest.iter_mut().zip(text).take(pieces.end).skip(pieces.start) {
        *slot = *byte;
    }
    for error in errors.filter(|error| error.kind() == ParseFeenErrorKind::ExpectedPiece) {
        rest.get_mut(error.range()).into_iter().for_each(|wrong| wrong.fill(b' '));
    }
    rest
}

/// Returns a mistake at its part of the literal, if rustc can point at that. Otherwise, it is at the literal
/// and shows an excerpt that marks the part. rustc cannot point at an empty part.
fn mistake(literal: &Literal, text: &str, error: &FeenError) -> Mistake {
    let range = error.range();
    let span = if range.is_empty() { None } else { part(literal, text, range) };
    let message = error.diagram(text.as_bytes(), span.is_none());
    Mistake::new(span.unwrap_or_else(|| literal.span()), message.to_string())
}
