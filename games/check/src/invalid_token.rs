//! Explains why a string is not a token.

use std::ops::Range;

use epin::ParseError;

use crate::spanned::{Problem, Problems, span_of_part};

/// Adds an error that says why a string is not a token and marks its first wrong character.
pub(crate) fn add_invalid_token<'p>(
    error: ParseError,
    text: &str,
    span: &Range<usize>,
    source: &str,
    problems: &'p mut Problems,
) -> &'p mut Problem {
    let offset = error.offset();
    let wrong = text.get(offset..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    let message = without_offset(&error.report(text).to_string(), offset);
    let span = span_of_part(source, text, span, offset..offset + wrong);
    problems.add(span, message).suggest(error.suggestion())
}

/// Returns an error's message without the offset, because the mark under the line shows where the error is.
pub(crate) fn without_offset(message: &str, offset: usize) -> String {
    // Search from the end, because a string that the message quotes before the offset may itself contain
    // `at byte …`.
    match message.rsplit_once(&format!(" at byte {offset}")) {
        Some((before, after)) => format!("{}{after}", before.trim_end_matches(',')),
        None => message.to_owned(),
    }
}
