//! Reading the token that a literal spells, and what to say if it spells none.

use std::borrow::Cow;

use epin_grammar::{LiteralKind, Notation, Report, Token, parse};
use proc_macro2::{Literal, Span};

use crate::mistake::Mistake;

/// Returns the token that a literal spells, or `None` if the compiler has reported the literal
/// already. `written` shows a token as it is written at this place, quotes and all.
pub(crate) fn read(
    notation: Notation,
    literal: &Literal,
    written: &dyn Fn(&str) -> String,
) -> Result<Option<Token>, Mistake> {
    let source = literal.to_string();
    let Some(parts) = epin_grammar::Literal::read(&source) else {
        let message = expected(notation, "a number", "", written);
        return Err(Mistake::new(literal.span(), message));
    };
    let Some(value) = value(&parts) else { return Ok(None) };
    let found = match parts.kind() {
        LiteralKind::Str if parts.suffix().is_empty() => {
            return parse(notation, &value)
                .map(Some)
                .map_err(|_| refuse(notation, literal, &value));
        }
        LiteralKind::Str => "a string literal with a suffix",
        LiteralKind::ByteStr => "a byte string",
        LiteralKind::CStr => "a C string",
        LiteralKind::Char => "a character",
        LiteralKind::Byte => "a byte",
    };
    let message = expected(notation, found, &String::from_utf8_lossy(&value), written);
    Err(Mistake::new(literal.span(), message))
}

/// Returns the value of a literal, or `None` if it has an escape that Rust does not have.
fn value<'a>(literal: &epin_grammar::Literal<'a>) -> Option<Cow<'a, [u8]>> {
    if let Some(value) = literal.plain_value() {
        return Some(Cow::Borrowed(value.as_bytes()));
    }
    let mut value = Vec::new();
    literal.value(|part| value.extend_from_slice(part)).ok()?;
    Some(Cow::Owned(value))
}

/// Returns what to say of a string that is not a token.
fn refuse(notation: Notation, literal: &Literal, text: &[u8]) -> Mistake {
    let report = Report::new(notation, text);
    let character = character(literal, text, report.offset());
    let caret = if character.is_none() && !text.is_empty() {
        format!("\n  |\n  | {}\n  | {:2$}^", report.echo(), "", report.offset())
    } else {
        String::new()
    };
    let help = match report.hint() {
        Some(hint) => format!("\n  = help: {}", hint.message()),
        None => String::new(),
    };
    let span = character.unwrap_or_else(|| literal.span());
    Mistake::new(span, format!("{}{caret}{help}", report.headline()))
}

/// Returns the place of one character of a literal, where the compiler can tell: on nightly.
///
/// Offsets into the value are offsets into the source only if the literal has no escapes, and
/// a span off a character boundary crashes the compiler.
fn character(literal: &Literal, value: &[u8], offset: usize) -> Option<Span> {
    let value = std::str::from_utf8(value).ok()?;
    let char = value.get(offset..)?.chars().next()?;
    let start = 1 + offset;
    let plain = literal.to_string() == format!("\"{value}\"");
    plain.then(|| literal.subspan(start..start + char.len_utf8())).flatten()
}

/// Returns what to say of something that is not a string literal, and that means the token
/// `meant`.
pub(crate) fn expected(
    notation: Notation,
    found: &str,
    meant: &str,
    written: &dyn Fn(&str) -> String,
) -> String {
    let help = if parse(notation, meant.as_bytes()).is_ok() {
        format!("write `{}`", written(meant))
    } else {
        format!("for example `{}`", written("K^"))
    };
    format!("expected a string literal, found {found}\n  = help: {help}")
}
