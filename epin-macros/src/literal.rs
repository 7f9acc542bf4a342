//! Parses a literal as a token or a position, and makes the error if it is neither.

#[cfg(feature = "feen")]
mod position;

use std::ops::Range;

use epin_grammar::Report;
use proc_macro2::{Delimiter, Literal, Span, TokenTree};

use crate::context::Context;
use crate::mistake::Mistake;
use crate::rust_literal::{LiteralKind, LiteralParts};
use crate::tokens::{code, found, is_string};
use crate::wanted::{Refusal, Value};

/// The contents of a literal.
pub(crate) enum Contents {
    /// The value of a string literal without a suffix.
    Text(String),
    /// The noun for any other literal, and its value, which is empty for a number.
    Other(&'static str, String),
    /// Nothing, because the compiler has reported the literal already.
    Reported,
}

pub(crate) fn contents(literal: &Literal) -> Contents {
    let source = literal.to_string();
    let Some(literal) = LiteralParts::read(&source) else {
        // The compiler has reported invalid literals, such as `#"K"` in edition 2024.
        return if source.starts_with(|char: char| char.is_ascii_digit() || char == '-') {
            Contents::Other("a number", String::new())
        } else {
            Contents::Reported
        };
    };
    let mut value = Vec::new();
    if literal.value(|part| value.extend_from_slice(part)).is_err() {
        return Contents::Reported;
    }
    // Lossy is enough: only byte strings and C strings can be invalid UTF-8, and these are refused.
    let value = String::from_utf8_lossy(&value).into_owned();
    let found = match literal.kind() {
        LiteralKind::Str if literal.suffix().is_empty() => return Contents::Text(value),
        LiteralKind::Str => "a string literal with a suffix",
        LiteralKind::ByteStr => "a byte string",
        LiteralKind::CStr => "a C string",
        LiteralKind::Char => "a character",
        LiteralKind::Byte => "a byte",
    };
    Contents::Other(found, value)
}

/// Parses an argument as a literal. Returns the literal and its value, which is `None` if the compiler has
/// reported the literal already.
pub(crate) fn read(
    context: &Context,
    argument: &[TokenTree],
) -> Result<(Literal, Option<Value>), Mistake> {
    let literal = match argument {
        // A `$token:literal` or `$token:expr` that a caller's macro passes on.
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            return read(context, &group.stream().into_iter().collect::<Vec<_>>());
        }
        [TokenTree::Literal(literal)] => literal.clone(),
        _ => return Err(no_literal(context, argument)),
    };
    let value = match contents(&literal) {
        Contents::Text(text) => match context.wanted().read(&text) {
            Ok(value) => Some(value),
            Err(Refusal::Token(report)) => return Err(refuse(context, &literal, &text, &report)),
            #[cfg(feature = "feen")]
            Err(Refusal::Position) => return Err(position::refuse(&literal, &text)),
        },
        Contents::Other(found, text) => {
            let message = format!("expected a string literal, found {found}");
            return Err(mistake(context, literal.span(), &message, write(context, &text)));
        }
        Contents::Reported => None,
    };
    Ok((literal, value))
}

/// Returns the mistake of an argument that is not a literal, at the first unexpected token.
fn no_literal(context: &Context, tokens: &[TokenTree]) -> Mistake {
    let (expected, rest) = match tokens {
        [first, second, ..] if context.is_list && is_string(first) && is_string(second) => {
            return Mistake::new(second.span(), "expected `,` between two tokens");
        }
        [first, rest @ ..] if is_string(first) => ("only a string literal", rest),
        _ => ("a string literal", tokens),
    };
    let helps = write(context, &code(tokens)).into_iter().chain(context.instead(tokens));
    let help = helps.reduce(|write, instead| format!("{write}; {instead}"));
    let span = rest.first().map_or_else(|| context.span(), TokenTree::span);
    mistake(context, span, &format!("expected {expected}, found {}", found(rest)), help)
}

/// Returns the mistake of a string that is not a token.
fn refuse(context: &Context, literal: &Literal, text: &str, report: &Report<'_>) -> Mistake {
    let start = report.offset();
    let character = character(text, start).and_then(|end| part(literal, text, start..end));
    let caret = if character.is_none() && !text.is_empty() {
        format!("\n  |\n  | {}\n  | {:2$}^", report.echo(), "", report.offset())
    } else {
        String::new()
    };
    let hint = report.hint().as_ref().map(ToString::to_string);
    let after = context.help_after(report.hint(), text).map(str::to_owned);
    let help = hint.into_iter().chain(after).reduce(|hint, after| format!("{hint}: {after}"));
    let help = help.map(|help| format!("\n  = help: {help}")).unwrap_or_default();
    let span = character.unwrap_or_else(|| literal.span());
    Mistake::new(span, format!("{}{caret}{help}", report.headline()))
}

/// Returns the end of the character at an offset.
fn character(text: &str, start: usize) -> Option<usize> {
    Some(start + text.get(start..)?.chars().next()?.len_utf8())
}

/// Returns the span of a part of a literal's value. Returns `None` on stable Rust, which cannot make such a
/// span, and for a literal with escapes: see `one_error.md`, Spans.
fn part(literal: &Literal, value: &str, part: Range<usize>) -> Option<Span> {
    value.get(part.clone())?;
    let plain = literal.to_string() == format!("\"{value}\"");
    // One byte later, because of the quotation mark.
    plain.then(|| literal.subspan(part.start + 1..=part.end)).flatten()
}

/// Returns the mistake of an argument that is not a string literal. If there is no help, it adds an example.
fn mistake(context: &Context, span: Span, message: &str, help: Option<String>) -> Mistake {
    let example = || format!("for example `{}`", context.written(context.wanted().example()));
    let help = help.unwrap_or_else(example);
    Mistake::new(span, format!("{message}\n  = help: {help}"))
}

/// Returns the help to write a string as a token, if it is one.
fn write(context: &Context, text: &str) -> Option<String> {
    context.wanted().is_valid(text).then(|| format!("write `{}`", context.written(text)))
}
