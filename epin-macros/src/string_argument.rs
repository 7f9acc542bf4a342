//! Reads an argument as a string literal and reports the mistakes in it.

use std::ops::Range;

use epin_core::{ParseError, Report};
use proc_macro2::{Delimiter, Literal, Span, TokenTree};

use crate::call::{Call, Form};
use crate::compile_error::CompileError;
use crate::rust_literal::RustLiteral;
use crate::rust_tokens::{found, is_string, shortened, source};

/// Returns the string literal of an argument and the literal's value. The value is `None` if the compiler has
/// already reported an error in the literal.
///
/// # Errors
///
/// Returns an error if the argument is not a string literal, or if an escape in the literal is not accepted.
pub(crate) fn read(
    call: &Call,
    argument: &[TokenTree],
) -> Result<(Literal, Option<String>), CompileError> {
    let literal = match argument {
        // A `$token:literal` or `$token:expr` that a caller's macro passes on.
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            return read(call, &group.stream().into_iter().collect::<Vec<_>>());
        }
        [TokenTree::Literal(literal)] => literal.clone(),
        _ => return Err(not_a_literal(call, argument)),
    };
    match RustLiteral::read(&literal) {
        RustLiteral::Str(value) => Ok((literal, Some(value))),
        RustLiteral::Reported => Ok((literal, None)),
        RustLiteral::StrWithEscape { escape, value } => {
            let right = value.and_then(|value| source_if_valid(call, &value));
            Err(escape_error(&literal, &escape, right))
        }
        RustLiteral::Other { noun, value } => {
            let message = format!("expected a string literal, found {noun}");
            Err(not_a_string(call, literal.span(), &message, help_to_write(call, &value)))
        }
    }
}

/// Returns the compile error for a string literal that contains `escape`, which is not one of the accepted
/// escapes. `right` is the call to write instead, or `None` if that call is not known.
pub(crate) fn escape_error(literal: &Literal, escape: &str, right: Option<String>) -> CompileError {
    let escape = shortened(escape);
    let write = right.map(|right| format!(": `{right}`")).unwrap_or_default();
    let message = format!(
        "expected plain characters, found the escape `{escape}`\n  \
         = help: write it without escapes{write}"
    );
    CompileError::new(literal.span(), message)
}

/// Returns the compile error for an argument that is not a literal. The error is at the first unexpected
/// token.
fn not_a_literal(call: &Call, argument: &[TokenTree]) -> CompileError {
    let (expected, rest) = match argument {
        [first, second, ..] if call.form != Form::One && is_string(first) && is_string(second) => {
            return CompileError::new(second.span(), "expected `,` between two tokens");
        }
        [first, rest @ ..] if is_string(first) => ("only a string literal", rest),
        _ => ("a string literal", argument),
    };
    let name = source(argument);
    let help = match (help_to_write(call, &name), call.help_for_arguments(argument)) {
        // A name in lower case, as in `epin!(s)`, is more likely to be a variable than a token.
        (Some(write), Some(help)) if name.starts_with(|char: char| char.is_lowercase()) => {
            Some(format!("{help}; for a token, {write}"))
        }
        (Some(write), Some(help)) => Some(format!("{write}; {help}")),
        (write, help) => write.or(help),
    };
    let span = rest.first().map_or_else(|| call.span(), TokenTree::span);
    not_a_string(call, span, &format!("expected {expected}, found {}", found(rest)), help)
}

/// Returns the compile error for an argument that is not a string literal. If `help` is `None`, the message
/// shows an example instead.
fn not_a_string(call: &Call, span: Span, message: &str, help: Option<String>) -> CompileError {
    let example = || format!("for example `{}`", call.source_for(call.syntax.example()));
    let help = help.unwrap_or_else(example);
    CompileError::new(span, format!("{message}\n  = help: {help}"))
}

/// Returns the help that shows how to write a string in a call (write `epin!("K")`), or `None` if the string
/// is not valid.
fn help_to_write(call: &Call, string: &str) -> Option<String> {
    Some(format!("write `{}`", source_if_valid(call, string)?))
}

/// Returns the source code of the call for a string (`epin!("K")` for `K`), or `None` if the string is not
/// valid.
fn source_if_valid(call: &Call, string: &str) -> Option<String> {
    call.syntax.is_valid(string).then(|| call.source_for(string))
}

/// Returns the compile error for a string that is not valid in the syntax of the call.
pub(crate) fn invalid_string(
    call: &Call,
    literal: &Literal,
    string: &str,
    error: ParseError,
) -> CompileError {
    let report = Report::new(error, string.as_bytes());
    let start = error.offset();
    let char_span = char_end(string, start).and_then(|end| span_in(literal, string, start..end));
    let caret = if char_span.is_none() && !string.is_empty() {
        format!("\n  |\n  | {}\n  | {:2$}^", report.echo(), "", start)
    } else {
        String::new()
    };
    let hint = report.hint();
    let addition = call.hint_addition(hint, string).map(str::to_owned);
    let hint = hint.as_ref().map(ToString::to_string);
    let help = hint.into_iter().chain(addition).reduce(|hint, more| format!("{hint}: {more}"));
    let help = help.map(|help| format!("\n  = help: {help}")).unwrap_or_default();
    let span = char_span.unwrap_or_else(|| literal.span());
    CompileError::new(span, format!("{}{caret}{help}", report.headline()))
}

/// Returns the end of the character that begins at `start`.
fn char_end(string: &str, start: usize) -> Option<usize> {
    Some(start + string.get(start..)?.chars().next()?.len_utf8())
}

/// Returns the span of a range of a literal's value. Returns `None` on stable Rust, which cannot make such a
/// span, and for any literal that is raw or contains escapes: see "Spans" in `one_error.md`.
pub(crate) fn span_in(literal: &Literal, value: &str, range: Range<usize>) -> Option<Span> {
    value.get(range.clone())?;
    let plain = literal.to_string() == format!("\"{value}\"");
    // In the source, each offset is one byte larger than in the value, because of the quotation mark.
    plain.then(|| literal.subspan(range.start + 1..=range.end)).flatten()
}
